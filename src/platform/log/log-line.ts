/** Longest text of one detail; what went wrong stands at its beginning. */
const LONGEST = 2000

/** The lines alike that one minute may hold; of the others only their number is written. */
const MOST_ALIKE = 100
const WINDOW_MS = 60_000
/** Kinds of lines that are counted at a time. */
const MOST_KINDS = 1000

/** Details as they may be written: without the values that a failed query carried, and short. */
export function loggable(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? withoutValues(value).slice(0, LONGEST) : value]))
}

/** The ORM writes a query's values after it, PostgreSQL quotes the one it does not like at the end. Both may be anybody's secret. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*$/, '').replace(/(invalid (?:input )?(?:syntax|byte)[^:]*): [\s\S]*$/, '$1')
}

/**
 * Counts lines that say the same. Gives how many were left out since the last one that was written, or null for one that is to be left
 * out itself: a failure that repeats with every request must not fill the disk.
 */
export function createRepeatLimit(): (key: string, now: number) => number | null {
  const seen = new Map<string, { count: number; since: number }>()
  return (key, now) => {
    const known = seen.get(key)
    if (known && now - known.since < WINDOW_MS) {
      known.count += 1
      return known.count > MOST_ALIKE ? null : 0
    }
    seen.delete(key)
    seen.set(key, { count: 1, since: now })
    const [oldest] = seen.size > MOST_KINDS ? seen.keys() : []
    if (oldest !== undefined) seen.delete(oldest)
    return Math.max(0, (known?.count ?? 0) - MOST_ALIKE)
  }
}
