/** Whether the database can store every text in a JSON value: PostgreSQL accepts neither U+0000 nor a lone surrogate. */
export function isStorable(value: unknown): boolean {
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next === 'string' && (next.includes('\u0000') || !next.isWellFormed())) return false
    if (typeof next === 'object' && next !== null) rest.push(...Object.keys(next), ...Object.values(next))
  }
  return true
}
