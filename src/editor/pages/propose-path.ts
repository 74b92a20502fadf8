const LONGEST_SEGMENT = 80

/**
 * A path segment from a title: blanks become hyphens, Latin letters small, Arabic ones stay; marks, punctuation and what an address
 * cannot hold go. '' when nothing is left.
 */
export function proposeSegment(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\p{M}\u0640'’`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  // Cut by characters: half of one could not stand in an address.
  return [...words.replace(/^-+/, '')].slice(0, LONGEST_SEGMENT).join('').replace(/-+$/, '').normalize('NFC')
}

/** The path of a new page below `parent`, with a number where it is taken already. */
export function proposePath(title: string, parent: string, taken: ReadonlySet<string>): string {
  const segment = proposeSegment(title)
  if (segment === '') return parent === '' ? '' : `${parent}/`
  const base = parent === '' ? segment : `${parent}/${segment}`
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? base : `${base}-${number}`
    if (!taken.has(path)) return path
  }
}
