import { isStorable } from './storable.ts'

/** More levels than anything of ours has, and fewer than a recursive reader can take. */
const MOST_LEVELS = 100

/** Why a value of JSON can be neither read nor kept, for people who build on the API; null when it can. */
export function jsonFlaw(value: unknown): string | null {
  const rest: [value: unknown, level: number][] = [[value, 0]]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [inner, level] = next
    // JSON.parse reads 1e999 as infinity, which no JSON can say.
    if (typeof inner === 'number' && !Number.isFinite(inner)) return 'holds a number that is too large'
    if (typeof inner !== 'object' || inner === null) continue
    if (level >= MOST_LEVELS) return 'is nested too deeply'
    for (const below of Object.values(inner)) rest.push([below, level + 1])
  }
  return isStorable(value) ? null : 'holds characters that cannot be stored'
}
