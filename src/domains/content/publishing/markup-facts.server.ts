import sanitizeHtml from 'sanitize-html'

/** The parts of editors' HTML that a check looks at: addresses of its links, words of links without one, ids, levels of its headings, pictures without a text. */
export type MarkupFacts = {
  hrefs: string[]
  withoutTarget: string[]
  ids: string[]
  headings: number[]
  pictures: { src: string; hasAlt: boolean }[]
}

export function markupFacts(html: string): MarkupFacts {
  const knownFacts = factsByHtml.get(html)
  if (knownFacts) return knownFacts
  const facts = factsOf(html)
  const [oldest] = factsByHtml.size < MOST_READ ? [] : factsByHtml.keys()
  if (oldest !== undefined) factsByHtml.delete(oldest)
  factsByHtml.set(html, facts)
  return facts
}

/** Links, ids and pictures of a text are asked for one after the other: it is parsed once. */
const MOST_READ = 200
const factsByHtml = new Map<string, MarkupFacts>()

function factsOf(html: string): MarkupFacts {
  const facts: MarkupFacts = { hrefs: [], withoutTarget: [], ids: [], headings: [], pictures: [] }
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // The output is discarded. The same parser sanitises, so both see the same elements.
    allowVulnerableTags: true,
    onOpenTag: (name, { href, id, src, alt }) => {
      if (id) facts.ids.push(id)
      if (name === 'a' && href) facts.hrefs.push(href)
      if (name === 'img') facts.pictures.push({ src: src ?? '', hasAlt: alt !== undefined })
      const level = name.match(/^h([1-6])$/)?.[1]
      if (level) facts.headings.push(Number(level))
    },
    // Asked at the end of each element, when its words are known; nothing is excluded.
    exclusiveFilter: ({ tag, attribs, text }) => {
      if (tag === 'a' && !attribs.href?.trim()) facts.withoutTarget.push(text.trim())
      return false
    },
  })
  return facts
}
