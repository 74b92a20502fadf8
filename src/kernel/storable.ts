/** Whether the database can keep every text in a value of JSON: PostgreSQL takes neither U+0000 nor half a surrogate pair. */
export function isStorable(value: unknown): boolean {
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next === 'string' && (next.includes('\u0000') || !next.isWellFormed())) return false
    if (typeof next === 'object' && next !== null) rest.push(...Object.keys(next), ...Object.values(next))
  }
  return true
}
