import { sharedFormat } from './format/shared-format.ts'

/** Larger than any zone's offset from UTC and any clock change. */
const WINDOW_MS = 36 * 60 * 60 * 1000
const SECOND_MS = 1000
/** Zones have offsets between these; Intl counts days before 1582 by another calendar, and writes years after 9999 with five digits. */
const OFFSETS_FROM = Date.UTC(1900, 0, 1)
const OFFSETS_UNTIL = Date.UTC(9999, 11, 30)
/** What a database takes, and what is written with four digits of a year. */
const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00Z')
export const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')

/** The local time in a zone (an IANA name), as `2026-05-01 00:00:01`. */
export function localSecond(instant: Date, timeZone: string): string {
  return formatterOf(timeZone).format(instant).replace(', ', ' ')
}

/** The current ISO day in a zone. */
export function todayIn(timeZone: string, now: Date): string {
  return localSecond(now, timeZone).slice(0, 10)
}

/** Whether this is the IANA name of a time zone that Intl knows. */
export function isTimeZone(name: string): boolean {
  try {
    return formatterOf(name) !== null
  } catch {
    // Intl throws for what is no time zone.
    return false
  }
}

/** The zone's offset from UTC at an instant, both in ms. Before 1900 and after 9999 it is the first or the last one. */
export function offsetAt(instant: number, timeZone: string): number {
  const near = Math.min(OFFSETS_UNTIL, Math.max(OFFSETS_FROM, instant))
  return parsedAsUtc(localSecond(new Date(near), timeZone)) - Math.floor(near / SECOND_MS) * SECOND_MS
}

/**
 * The instant, in ms since the epoch, of a local second (`2026-05-01 00:00:01`) in the zone: the first one when a clock change repeats
 * the second, the moment of the change when it skips it. Never outside the years 1 to 9999 of UTC.
 */
export function instantOf(local: string, timeZone: string): number {
  return Math.min(LAST_INSTANT, Math.max(FIRST_INSTANT, exactInstantOf(local, timeZone)))
}

function exactInstantOf(local: string, timeZone: string): number {
  const asUtc = parsedAsUtc(local)
  const before = offsetAt(asUtc - WINDOW_MS, timeZone)
  const after = offsetAt(asUtc + WINDOW_MS, timeZone)
  const [first, second] = [asUtc - Math.max(before, after), asUtc - Math.min(before, after)]
  const exactInstant = [first, second].find((instant) => offsetAt(instant, timeZone) === asUtc - instant)
  if (exactInstant !== undefined) return exactInstant
  let [still, past] = [first, second]
  while (past - still > SECOND_MS) {
    const middle = still + Math.floor((past - still) / 2 / SECOND_MS) * SECOND_MS
    if (offsetAt(middle, timeZone) === before) still = middle
    else past = middle
  }
  return past
}

function parsedAsUtc(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}Z`)
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  return sharedFormat('DateTimeFormat', 'sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
}
