import { isStorable } from '../storable.ts'

/** Deeper than any of our documents, and shallow enough for a recursive reader. */
const MOST_LEVELS = 100

/** Why a JSON value cannot be accepted, worded for API developers; null when it can. */
export function jsonFlaw(value: unknown): string | null {
  const rest: [value: unknown, level: number][] = [[value, 0]]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [inner, level] = next
    // JSON.parse reads 1e999 as Infinity, which JSON cannot represent.
    if (typeof inner === 'number' && !Number.isFinite(inner)) return 'holds a number that is too large'
    if (typeof inner !== 'object' || inner === null) continue
    if (level >= MOST_LEVELS) return 'is nested too deeply'
    for (const below of Object.values(inner)) rest.push([below, level + 1])
  }
  return isStorable(value) ? null : 'holds characters that cannot be stored'
}
