import { createHash } from 'node:crypto'
import type { ConsentStrategy } from '#domains/consent/index.ts'
import { compiledStyle } from '#domains/content/index.server.ts'
import { type Metahead, waitsForConsent } from '#domains/content/index.ts'
import { covers, vendors } from '#domains/tags/index.ts'
import type { Logger } from '#kernel/log.ts'
import { METAHEAD, NEEDS_CONSENT, PAGE_HEAD, RELOAD } from '#ui/page-protocol.ts'
import { escapeAttribute } from './markup.ts'
import { isRun, loaderOf, replaceScripts, scriptsIn } from './policy/script-elements.ts'

/** Metaheads as markup for head and body, with the digests and hosts that the content security policy must allow. */
export type HeadParts = {
  head: string
  body: string
  scriptHashes: string[]
  styleHashes: string[]
  scriptHosts: string[]
  styleHosts: string[]
  frameHosts: string[]
  /** Whether they run a script or show something of others: the policy then is the one of pages with tags. */
  hasTags: boolean
}

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi
const STYLESHEET = /<link\b(?=[^>]*\brel\s*=\s*["']?stylesheet)[^>]*\shref\s*=\s*["']?([^"'\s>]+)/gi
const FRAME = /<iframe\b[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/gi

type Page = {
  id: number | null
  /** Who asks visitors before anything optional runs; `none` asks nobody. */
  consent: ConsentStrategy
}

/**
 * Renders the metaheads of a page, global ones included, in their order (A-114). An invalid one is logged and left out. One that needs the
 * visitor's consent stands in a template, which browsers neither run nor load, until `site/browser/waiting-tags` takes it out (A-233). Scripts of other
 * addresses that need none are put into the page by an inline script, which the policy knows by its digest.
 */
export async function drawMetaheads(metaheads: readonly Metahead[], { id: pageId, consent }: Page, log: Logger): Promise<HeadParts> {
  const own = metaheads.filter(({ rdx_core_page_id }) => rdx_core_page_id === null || rdx_core_page_id === pageId)
  const inOrder = own.toSorted((one, other) => one.sequence - other.sequence)
  const metaheadHtml = await Promise.all(inOrder.map(async (metahead) => ({ metahead, html: await draw(metahead, log) })))
  const drawnParts = metaheadHtml.map(({ metahead, html }) => ({
    metahead,
    html: html && isHeldBack(metahead, consent) ? inTemplate(metahead, html) : withLoaders(html),
  }))
  const all = metaheadHtml.map(({ html }) => html).join('\n')
  const scripts = scriptsIn(all)
  const inline = scriptsIn(drawnParts.map(({ html }) => html).join('\n')).filter(({ attributes }) => !attributes.has('src'))
  const [styleHosts, frameHosts] = [hostsIn(all, STYLESHEET), hostsIn(all, FRAME)]
  return {
    head: join(drawnParts.filter(({ metahead }) => !metahead.in_body)),
    body: join(drawnParts.filter(({ metahead }) => metahead.in_body)),
    scriptHashes: inline.map(({ text }) => digest(text)),
    styleHashes: [...all.matchAll(INLINE_STYLE)].map(([, text]) => digest(text ?? '')),
    scriptHosts: [...new Set(scripts.flatMap(({ attributes }) => hostOf(attributes.get('src'))))],
    styleHosts,
    frameHosts,
    hasTags: scripts.some(isRun) || styleHosts.length > 0 || frameHosts.length > 0,
  }
}

/** Whether a metahead waits for the visitor's consent on this site. A platform that asks for consent cannot wait for it. */
function isHeldBack(metahead: Metahead, consent: ConsentStrategy): boolean {
  if (consent === 'none' || !waitsForConsent(metahead)) return false
  return !(consent === 'onetrust' && metahead.consent_scope === null && isOneTrust(metahead))
}

/** The code of OneTrust and of nobody else. */
function isOneTrust({ content }: Metahead): boolean {
  const addresses = content.match(/(?:https?:)?\/\/[^\s"'<>]+/g) ?? []
  return (
    addresses.length > 0 &&
    addresses.every((address) => vendors.onetrust.sources.hosts.script.some((source) => hostOf(address).some((origin) => covers(source, origin))))
  )
}

function hostsIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].flatMap(([, address]) => hostOf(address)))]
}

/** The origin of an address of another site. */
function hostOf(address: string | undefined): string[] {
  const url = address && URL.canParse(address, 'https://here.invalid') ? new URL(address, 'https://here.invalid') : undefined
  return url?.protocol === 'https:' && url.host !== 'here.invalid' ? [url.origin] : []
}

function withLoaders(html: string): string {
  return replaceScripts(html, (element, markup) => {
    const { attributes } = element
    if (!attributes.has('src') || !isRun(element)) return markup
    const marks = [...attributes].filter(([name]) => ownMarks.has(name)).map(([name, value]) => ` ${name}${value && `="${escapeAttribute(value)}"`}`)
    return `<script${marks.join('')}>${loaderOf([...attributes].filter(([name]) => !ownMarks.has(name)))}</script>`
  })
}

/** Marks that the navigator looks for: they stand on the script of the document, not on the one that it loads. */
const ownMarks = new Set<string>([METAHEAD, RELOAD, PAGE_HEAD])

function inTemplate({ rdx_core_page_id }: Metahead, html: string): string {
  return `<template ${NEEDS_CONSENT}${rdx_core_page_id === null ? '' : ` ${PAGE_HEAD}`}>${html}</template>`
}

function join(parts: readonly { html: string }[]): string {
  return parts
    .map(({ html }) => html)
    .filter(Boolean)
    .join('\n')
}

async function draw(metahead: Metahead, log: Logger): Promise<string> {
  const { id, language, reload_on_each_page, rdx_core_page_id } = metahead
  // Browsers normalise line ends to LF before they compute digests.
  const content = metahead.content.replace(/\r\n?/g, '\n')
  const marks = [`${METAHEAD}="${id}"`, reload_on_each_page ? RELOAD : '', rdx_core_page_id === null ? '' : PAGE_HEAD]
  const attributes = marks.filter(Boolean).join(' ')
  switch (language) {
    case 'javascript':
      return `<script ${attributes}>${content.replace(/<\/(script)/gi, '<\\/$1')}</script>`
    case 'js-src':
      return `<script ${attributes} src="${escapeAttribute(content.trim())}" async></script>`
    case 'css':
      return styleElement(content, attributes)
    case 'sass':
    case 'scss':
      return compiledElement({ content, language }, attributes, log)
    case 'html':
      return content
  }
}

function styleElement(css: string, attributes: string): string {
  return `<style ${attributes}>${css.replace(/<\/(style)/gi, '<\\/$1')}</style>`
}

async function compiledElement(style: { content: string; language: 'sass' | 'scss' }, attributes: string, log: Logger): Promise<string> {
  const { css, flaw } = await compiledStyle(style)
  if (flaw === undefined) return styleElement(css, attributes)
  log.error(`a ${style.language} metahead does not compile`, { reason: flaw })
  return ''
}

/** What a policy calls an inline script or style. */
export function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
