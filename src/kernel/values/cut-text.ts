const HALF_AT_THE_END = /[\ud800-\udbff]$/

/** The first `most` units of a text, and not half of a sign that has two halves: nobody can read it, and PostgreSQL stores no JSON with it. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(HALF_AT_THE_END, '')
}
