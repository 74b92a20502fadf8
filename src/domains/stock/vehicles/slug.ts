const LONGEST = 60
/** Slugs of late: a stock says the same few words over and over. */
const slugs = new Map<string, string>()
const MOST_KNOWN = 2000

/** A part of an address: lower case, Arabic letters kept without their marks, everything that is no letter or digit one hyphen. */
export function slugOf(text: string): string {
  const knownSlug = slugs.get(text)
  if (knownSlug !== undefined) return knownSlug
  if (slugs.size >= MOST_KNOWN) slugs.clear()
  const slug = newSlug(text)
  slugs.set(text, slug)
  return slug
}

function newSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')
    .toWellFormed()
}
