export type HtmlFlaw = { kind: 'unclosed' | 'unopened'; tag: string; from: number; to: number }

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/gi
const empty = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** Elements whose end tag HTML lets one omit. */
const optional = new Set(['li', 'p', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'option', 'colgroup'])

/** The first tag that is not closed or closes nothing; null when all tags are in pairs. Offsets are in characters. */
export function htmlFlaw(html: string): HtmlFlaw | null {
  const open: HtmlFlaw[] = []
  for (const match of html.matchAll(TAG)) {
    const [whole, closing, name, selfClosing] = match
    if (!name) continue
    const tag = name.toLowerCase()
    const place = { tag, from: match.index, to: match.index + whole.length }
    if (empty.has(tag) || selfClosing) continue
    if (!closing) {
      open.push({ kind: 'unclosed', ...place })
      continue
    }
    const index = open.findLastIndex((one) => one.tag === tag)
    if (index < 0) return { kind: 'unopened', ...place }
    const between = open.slice(index + 1).find((one) => !optional.has(one.tag))
    if (between) return between
    open.length = index
  }
  return open.find(({ tag }) => !optional.has(tag)) ?? null
}
