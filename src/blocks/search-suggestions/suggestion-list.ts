import { foldArabic } from '#kernel/arabic.ts'

/**
 * The suggestions that are offered for what is typed: filtered first where that is on, then no more than the limit (C-142, C-379). Spellings
 * that readers take for the same contain each other: المعتمدة is what المعتمده asks for.
 */
export function offeredSuggestions(texts: readonly string[], search: string, { limit, isFiltered }: { limit: number; isFiltered: boolean }): string[] {
  const searchText = foldArabic(search)
  return texts.filter((text) => !isFiltered || foldArabic(text).includes(searchText)).slice(0, limit)
}

/** A suggestion in three parts, of which the middle one is what was typed, in any spelling (C-143); the parts before and after may be empty. */
export function markMatch(text: string, search: string): [before: string, match: string, after: string] {
  const searchText = foldArabic(search)
  // Marks fold to nothing and ligatures to several letters, so each folded letter remembers where it stood.
  const places: { from: number; to: number }[] = []
  let folded = ''
  let from = 0
  for (const sign of text) {
    const letters = sign === ' ' ? ' ' : foldArabic(sign)
    const to = from + sign.length
    for (let count = 0; count < letters.length; count += 1) places.push({ from, to })
    folded += letters
    from = to
  }
  const start = searchText === '' ? -1 : folded.indexOf(searchText)
  const first = places[start]
  const last = places[start + searchText.length - 1]
  if (!first || !last) return [text, '', '']
  return [text.slice(0, first.from), text.slice(first.from, last.to), text.slice(last.to)]
}

type SearchState = { search: string; least: number; isForward: boolean; hasAsked: boolean; texts: readonly string[] }

/** Whether what is typed has to be asked: once from the least length on, and after that only where fetching goes forward (C-141, C-144, C-145). */
export function mustAsk({ search, least, isForward, hasAsked, texts }: SearchState): boolean {
  if (search.trim().length < least) return false
  return !hasAsked || (isForward && !texts.some((text) => text.toLowerCase() === search.trim().toLowerCase()))
}
