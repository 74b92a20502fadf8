import { sharedFormat } from './shared-format.ts'
import { FORMAT_LOCALE } from './number.ts'

/** A day in words, Gregorian and with Latin digits: `5 مايو 2026`, `5 May 2026`. `timeZone` is the site's, an IANA name. */
export function formatDay(instant: Date, timeZone: string, locale: 'ar' | 'en' = 'ar'): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return sharedFormat('DateTimeFormat', locale === 'ar' ? FORMAT_LOCALE : 'en-GB', { ...parts, timeZone }).format(instant)
}

/** A day of the calendar, written `2026-05-05`, in words of a language: `5 مايو 2026`, `5 May 2026`; any other text as it is. */
export function formatCalendarDay(text: string, locale: 'ar' | 'en'): string {
  const day = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) return text
  return formatDay(day, 'UTC', locale)
}

/** How a day is written besides its number. */
export type DayParts = { weekday: 'none' | 'short' | 'long'; month: 'numeric' | 'short' | 'long'; year: 'none' | 'numeric' }

/**
 * A day of the calendar, written `2026-05-05`, with the parts that are asked for: `الثلاثاء، 5 مايو`. Any other text as it is. For browsers: Node may
 * order parts otherwise.
 */
export function formatDayBy(text: string, locale: 'ar' | 'en', { weekday, month, year }: DayParts): string {
  const day = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) return text
  const parts = { day: 'numeric', month, ...(weekday !== 'none' && { weekday }), ...(year !== 'none' && { year }) } as const
  return sharedFormat('DateTimeFormat', locale === 'ar' ? FORMAT_LOCALE : 'en-GB', { ...parts, timeZone: 'UTC' }).format(day)
}

/** A day of the coming weeks with its weekday: `الأربعاء، 6 مايو`. */
export function formatWeekday(instant: Date, timeZone: string): string {
  return formatterIn(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).format(instant)
}

/** The name of a weekday, Sunday as 0: `الجمعة`, `Friday`. */
export function formatWeekdayName(weekday: number, locale: 'ar' | 'en'): string {
  return sharedFormat('DateTimeFormat', locale === 'ar' ? FORMAT_LOCALE : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + weekday * DAY_MS)
}

/** Some Sunday. */
const SUNDAY = Date.UTC(2026, 4, 3)
const DAY_MS = 24 * 60 * 60 * 1000

/** A day with its time in 24 hours: `5 مايو 2026، 14:30`, `5 May 2026, 14:30`. */
export function formatMoment(instant: Date, timeZone: string, locale: 'ar' | 'en' = 'ar'): string {
  return `${formatDay(instant, timeZone, locale)}${locale === 'ar' ? '،' : ','} ${formatTime(instant, timeZone)}`
}

/**
 * A moment by a clock that need not be that of the site: whose it is stands behind it where they differ: `5 مايو 2026، 14:30 (توقيت الكويت)`, in English
 * `5 May 2026, 14:30 (Kuwait Time)`.
 */
export function formatMomentAt(instant: Date, { timeZone, siteTimeZone }: { timeZone: string; siteTimeZone: string }, locale: 'ar' | 'en' = 'ar'): string {
  const moment = formatMoment(instant, timeZone, locale)
  if (timeZone === siteTimeZone) return moment
  return `${moment} (${zoneName(timeZone, locale, instant)})`
}

/** What people call a time zone that is known by its IANA name: `توقيت الكويت`, `Kuwait Time`. */
export function zoneName(timeZone: string, locale: 'ar' | 'en', instant = new Date()): string {
  // The generic name of the universal time is an offset.
  const timeZoneName = timeZone === 'UTC' ? 'long' : 'shortGeneric'
  const parts = sharedFormat('DateTimeFormat', locale === 'ar' ? FORMAT_LOCALE : 'en-GB', { timeZone, timeZoneName }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** A time of day in 24 hours: `14:30`. */
export function formatTime(instant: Date, timeZone: string): string {
  return formatterIn(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
}

function formatterIn(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return sharedFormat('DateTimeFormat', FORMAT_LOCALE, { ...options, timeZone })
}
