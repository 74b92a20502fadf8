import { foldArabic } from '#kernel/arabic.ts'

/**
 * The suggestions that are offered for what is typed: filtered first where that is on, then no more than the limit (C-142, C-379). Spellings
 * that readers take for the same contain each other: المعتمدة is what المعتمده asks for.
 */
export function offeredSuggestions(found: readonly string[], typed: string, { limit, isFiltered }: { limit: number; isFiltered: boolean }): string[] {
  const wanted = foldArabic(typed)
  return found.filter((text) => !isFiltered || foldArabic(text).includes(wanted)).slice(0, limit)
}

/** A suggestion in three parts, of which the middle one is what was typed, in any spelling (C-143); the parts before and after may be empty. */
export function markMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const wanted = foldArabic(typed)
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
  const start = wanted === '' ? -1 : folded.indexOf(wanted)
  const first = places[start]
  const last = places[start + wanted.length - 1]
  if (!first || !last) return [text, '', '']
  return [text.slice(0, first.from), text.slice(first.from, last.to), text.slice(last.to)]
}

type Typed = { typed: string; least: number; isForward: boolean; asked: boolean; found: readonly string[] }

/** Whether what is typed has to be asked: once from the least length on, and after that only where fetching goes forward (C-141, C-144, C-145). */
export function mustAsk({ typed, least, isForward, asked, found }: Typed): boolean {
  if (typed.trim().length < least) return false
  return !asked || (isForward && !found.some((text) => text.toLowerCase() === typed.trim().toLowerCase()))
}
