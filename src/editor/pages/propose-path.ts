const LONGEST_SEGMENT = 80

/**
 * A path segment made from a title: spaces become hyphens, Latin letters become lower case, Arabic letters stay, and everything else
 * is removed. '' when nothing is left.
 */
export function proposeSegment(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\p{M}\u0640'’`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  // Cut by code points, since half of a surrogate pair is not valid in an address.
  return [...words.replace(/^-+/, '')].slice(0, LONGEST_SEGMENT).join('').replace(/-+$/, '').normalize('NFC')
}

/** The path of a new page below `parent`, with a number at its end when it is taken. */
export function proposePath(title: string, parent: string, pathsInUse: ReadonlySet<string>): string {
  const segment = proposeSegment(title)
  if (segment === '') return parent === '' ? '' : `${parent}/`
  const base = parent === '' ? segment : `${parent}/${segment}`
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? base : `${base}-${number}`
    if (!pathsInUse.has(path)) return path
  }
}
