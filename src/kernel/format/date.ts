import { FORMAT_LOCALE } from './number.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A day in Arabic words with Latin digits, Gregorian: `5 مايو 2026`. `timeZone` is the site's, an IANA name. */
export function formatDay(instant: Date, timeZone: string): string {
  return formatterOf('day', timeZone, { day: 'numeric', month: 'long', year: 'numeric' }).format(instant)
}

/** A day of the coming weeks with its weekday: `الأربعاء، 6 مايو`. */
export function formatWeekday(instant: Date, timeZone: string): string {
  return formatterOf('weekday', timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).format(instant)
}

/** A day with its time in 24 hours: `5 مايو 2026، 14:30`. */
export function formatMoment(instant: Date, timeZone: string): string {
  return `${formatDay(instant, timeZone)}، ${formatTime(instant, timeZone)}`
}

/** A time of day in 24 hours: `14:30`. */
export function formatTime(instant: Date, timeZone: string): string {
  return formatterOf('time', timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
}

function formatterOf(kind: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(FORMAT_LOCALE, { ...options, timeZone })
  formatters.set(key, made)
  return made
}
