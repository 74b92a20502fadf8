import { instantOf, localSecond } from './zoned-time.ts'

/** Days as ISO dates, both inclusive. */
export type DayRange = { from: string; to: string }

/** An offer runs from 00:00:01 of its first day to 23:59:59 of its last, local time of the site (A-376, B-336). */
const FIRST_SECOND = '00:00:01'
const LAST_SECOND = '23:59:59'

/** Whether an instant lies within a range of local days in `timeZone`, an IANA name. */
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
