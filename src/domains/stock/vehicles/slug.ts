const LONGEST = 60

/** A part of an address: lower case, Arabic letters kept without their marks, everything that is no letter or digit one hyphen. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')
    .toWellFormed()
}
