/** Days as ISO dates, both inclusive. */
export type DayRange = { from: string; to: string }

/** An offer runs from 00:00:01 of its first day to 23:59:59 of its last, local time of the site (A-376, B-336). */
const FIRST_SECOND = '00:00:01'
const LAST_SECOND = '23:59:59'

/** Whether an instant falls into a range of local days of `timeZone`, an IANA name. */
export function isWithinDays(now: Date, { from, to }: DayRange, timeZone: string): boolean {
  const local = localSecond(now, timeZone)
  return local >= `${from} ${FIRST_SECOND}` && local <= `${to} ${LAST_SECOND}`
}

/** The next instant at which one of the ranges begins or ends, or null when none lies ahead. */
export function nextChange(now: Date, ranges: readonly DayRange[], timeZone: string): Date | null {
  const edges = ranges
    .flatMap(({ from, to }) => [instantOf(`${from} ${FIRST_SECOND}`, timeZone), instantOf(`${to} ${LAST_SECOND}`, timeZone) + 1000])
    .filter((edge) => edge > now.getTime())
  return edges.length > 0 ? new Date(Math.min(...edges)) : null
}

/** `2026-05-01 00:00:01` as it stands on a clock in that zone. */
function localSecond(instant: Date, timeZone: string): string {
  return formatterOf(timeZone).format(instant).replace(', ', ' ')
}

/** Milliseconds since the epoch of a local second; in the hour that a clock change repeats, the first. */
function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}Z`)
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(guess, timeZone)
}

function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${localSecond(new Date(instant), timeZone).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  formatters.set(timeZone, made)
  return made
}
