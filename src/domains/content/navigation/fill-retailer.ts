// A tag, with its quoted attributes; what lies between is text.
const TAG = /<(\/?)([a-z][^\s>/]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi
const PLACEHOLDER = /(?:\{|%7B)retailer_(name|url)(?:\}|%7D)/gi
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

export type NamedRetailer = { name: string; url: string }

/** A text or an attribute, not markup, with the visitor's retailer in its placeholders (C-021). */
export function fillRetailerText(text: string, { name, url }: NamedRetailer): string {
  return text.replace(PLACEHOLDER, (_, part: string) => (part.toLowerCase() === 'name' ? name : safeUrl(url)))
}

export function hasRetailerPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0
}

/** Navigation markup in which elements that hold a placeholder are hidden, since the server knows no visitor's retailer (C-022). */
export function hideRetailerPlaceholders(markup: string): string {
  const open: { name: string; at: number }[] = []
  const hidden = new Set<number>()
  const note = (text: string, at: number | undefined) => {
    if (at !== undefined && hasRetailerPlaceholder(text)) hidden.add(at)
  }
  let end = 0
  for (const tag of markup.matchAll(TAG)) {
    const [whole, slash, name = ''] = tag
    note(markup.slice(end, tag.index), open.at(-1)?.at)
    end = tag.index + whole.length
    const element = name.toLowerCase()
    const afterName = tag.index + 1 + name.length
    if (slash) {
      const openedAt = open.findLastIndex((candidate) => candidate.name === element)
      if (openedAt >= 0) open.length = openedAt
      continue
    }
    note(whole, afterName)
    if (!VOID.has(element) && !whole.endsWith('/>')) open.push({ name: element, at: afterName })
  }
  return insertAll(markup, hidden)
}

function insertAll(markup: string, places: ReadonlySet<number>): string {
  const sortedPlaces = [0, ...[...places].sort((one, other) => one - other)]
  return sortedPlaces.map((from, index) => markup.slice(from, sortedPlaces[index + 1])).join(' hidden')
}

function safeUrl(url: string): string {
  return /^(https?:\/\/|\/(?!\/))/i.test(url.trim()) ? url.trim() : '#'
}
