import { reasonOf, withoutValues } from '#kernel/reason-of.ts'
import { cutAddressPasswords } from '#platform/http/address-password.ts'

/** The longest text of one detail; the start of an error says what went wrong. */
const LONGEST = 2000

/** The most identical lines written per minute; of the others only the number is written. */
const MOST_ALIKE = 100
const WINDOW_MS = 60_000
/** The most distinct lines counted at a time. */
const MOST_KINDS = 1000

/** Details that are safe to log: short, without the values of a failed query, and without passwords of addresses, of which a cut would hide the end. */
export function loggable(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, loggableValue(value)]))
}

function loggableValue(value: unknown): unknown {
  // Written as JSON, an error would be an empty object.
  if (value instanceof Error) return loggableValue(reasonOf(value))
  return typeof value === 'string' ? cutAddressPasswords(withoutValues(value)).slice(0, LONGEST) : value
}

/**
 * Counts identical lines, so that a failure that repeats with every request does not fill the disk. Gives the number of lines dropped
 * since the last one written, or null when this line must be dropped.
 */
export function createRepeatLimit(): (key: string, now: number) => number | null {
  const countsByKey = new Map<string, { count: number; since: number }>()
  return (key, now) => {
    const count = countsByKey.get(key)
    if (count && now - count.since < WINDOW_MS) {
      count.count += 1
      return count.count > MOST_ALIKE ? null : 0
    }
    countsByKey.delete(key)
    countsByKey.set(key, { count: 1, since: now })
    const [oldest] = countsByKey.size > MOST_KINDS ? countsByKey.keys() : []
    if (oldest !== undefined) countsByKey.delete(oldest)
    return Math.max(0, (count?.count ?? 0) - MOST_ALIKE)
  }
}
