import { safeJson } from '#kernel/json/json.ts'
import { withSigns } from '#kernel/values/markup-text.ts'

/** A script element in markup: its attributes and its text. */
export type ScriptElement = { attributes: ReadonlyMap<string, string>; text: string }

const ELEMENT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi
const ATTRIBUTE = /([^\s"'=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const RUNS = /^$|^module$|^(text|application)\/(x-)?(java|ecma)script$/i

/** Replaces the script elements of markup. */
export function replaceScripts(html: string, replace: (element: ScriptElement, markup: string) => string): string {
  return html.replace(ELEMENT, (markup, attributes: string, text: string) => replace({ attributes: attributesOf(attributes), text }, markup))
}

export function scriptsIn(html: string): ScriptElement[] {
  return [...html.matchAll(ELEMENT)].map(([, attributes, text]) => ({ attributes: attributesOf(attributes ?? ''), text: text ?? '' }))
}

/** Whether browsers run it, which they do not with data. */
export function isRun({ attributes }: ScriptElement): boolean {
  return RUNS.test(attributes.get('type')?.trim() ?? '')
}

/**
 * The text of an inline script that puts a script of another address behind itself. Where the policy trusts digests and what trusted scripts load, a
 * script that the parser finds would be refused. Several run in their order unless they are `async`.
 */
export function loaderOf(attributes: Iterable<readonly [string, string]>): string {
  const all = [...attributes]
  const isAsync = all.some(([name]) => name === 'async')
  return `{const s=document.createElement("script");for(const[n,v]of ${safeJson(all)})s.setAttribute(n,v);s.async=${isAsync};document.currentScript.after(s)}`
}

function attributesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [name.toLowerCase(), withSigns(double ?? single ?? bare ?? '')]))
}
