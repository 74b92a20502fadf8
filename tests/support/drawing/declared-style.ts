import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Rule = { selectors: string[]; declarations: Record<string, string> }

/**
 * What a stylesheet, named from `src/`, declares for a drawn element on a screen of this width, with a script: of the rules that
 * match there the most specific counts, and of equal ones the last. What an element inherits or has from other sheets is not in it.
 */
export function declaredStyle(element: Element | null | undefined, stylesheet: string, width: number): Record<string, string> {
  if (!element) throw new Error(`nothing is drawn that ${stylesheet} could style`)
  const css = readFileSync(join(import.meta.dirname, '../../../src', stylesheet), 'utf8')
  const matching = rulesOf(css, width).flatMap(({ selectors, declarations }) => {
    const weights = selectors.filter((selector) => element.matches(selector)).map(weightOf)
    return weights.length === 0 ? [] : { weight: Math.max(...weights), declarations }
  })
  // The sort is stable: equal ones stay in the order of the sheet.
  return Object.assign({}, ...matching.sort((a, b) => a.weight - b.weight).map(({ declarations }) => declarations))
}

/** The rules that hold at this width, in the order of the sheet, those for pseudo-elements left out. */
function rulesOf(css: string, width: number): Rule[] {
  const rules: Rule[] = []
  const open: { holds: boolean; rule: Rule | null }[] = []
  for (const [, text = '', mark] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const inner = open.at(-1)
    const [name, value] = text.split(/:(.*)/s).map((part) => part.trim().replace(/\s+/g, ' '))
    if (mark === '{') {
      const prelude = text.trim()
      const isAtRule = prelude.startsWith('@')
      const holds = (inner?.holds ?? true) && (!isAtRule || holdsAt(prelude, width))
      const rule = isAtRule ? null : { selectors: selectorsIn(prelude, inner?.rule ?? null), declarations: {} }
      if (rule && holds) rules.push(rule)
      open.push({ holds, rule })
    } else if (name && value && inner?.rule) {
      inner.rule.declarations[name] = value
    }
    if (mark === '}') open.pop()
  }
  return rules
}

function holdsAt(prelude: string, width: number): boolean {
  if (/^@(layer|supports)\b/.test(prelude)) return true
  if (!prelude.startsWith('@media')) return false
  return prelude
    .slice('@media'.length)
    .split(' and ')
    .every((part) => {
      const [, not, edge, limit] = /(not )?\((min|max)-width: (\d+)px\)/.exec(part) ?? []
      if (edge) return (edge === 'min' ? width >= Number(limit) : width <= Number(limit)) !== (not !== undefined)
      return part.includes('scripting: enabled')
    })
}

/** The selectors of a rule, a nested one with its parent in place of `&`. */
function selectorsIn(prelude: string, parent: Rule | null): string[] {
  return prelude
    .replace(/:global\(([^)]*)\)/g, '$1')
    .split(/,(?![^(]*\))/)
    .map((selector) => (parent ? selector.replaceAll('&', `:is(${parent.selectors.join()})`) : selector).trim())
    .filter((selector) => !selector.includes('::'))
}

function weightOf(selector: string): number {
  const classes = selector.match(/\.[\w-]+|\[[^\]]*\]|:(?!is|not|where|has)[\w-]+/g)?.length ?? 0
  const types = selector.match(/(?<=^|[\s>+~(])[a-z][\w-]*/g)?.length ?? 0
  return classes * 100 + types
}
