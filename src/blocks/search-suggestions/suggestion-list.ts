/** The suggestions that are offered for what is typed: filtered first where that is on, then no more than the limit (C-142, C-379). */
export function offeredSuggestions(found: readonly string[], typed: string, { limit, isFiltered }: { limit: number; isFiltered: boolean }): string[] {
  const wanted = typed.trim().toLowerCase()
  return found.filter((text) => !isFiltered || text.toLowerCase().includes(wanted)).slice(0, limit)
}

/** A suggestion in three parts, of which the middle one is what was typed (C-143); the parts before and after may be empty. */
export function markMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const wanted = typed.trim().toLowerCase()
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (start === -1) return [text, '', '']
  const end = start + wanted.length
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}

type Typed = { typed: string; least: number; isForward: boolean; asked: boolean; found: readonly string[] }

/** Whether what is typed has to be asked: once from the least length on, and after that only where fetching goes forward (C-141, C-144, C-145). */
export function mustAsk({ typed, least, isForward, asked, found }: Typed): boolean {
  if (typed.trim().length < least) return false
  return !asked || (isForward && !found.some((text) => text.toLowerCase() === typed.trim().toLowerCase()))
}
