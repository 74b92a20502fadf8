const DAY_MS = 24 * 60 * 60 * 1000
/** Weeks begin on Sunday here. */
const DAYS = 7

const FIRST_DAY = Date.parse('0001-01-01T00:00:00Z')
const LAST_DAY = Date.parse('9999-12-31T00:00:00Z')

/** The day so many days later, or earlier, as `2026-05-31`; beyond the years that are written so the first or the last of their days. */
export function addDays(day: string, count: number): string {
  const ms = Date.parse(`${day}T00:00:00Z`) + count * DAY_MS
  return new Date(Math.min(LAST_DAY, Math.max(FIRST_DAY, ms))).toISOString().slice(0, 10)
}

/** The same day of a later or earlier month, or the last one of that month where it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** Names of weekdays as records write them; the place in the list is the day as `Date` counts. */
export const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** 0 for Sunday, 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The weeks of the month that a day is in, from Sunday to Saturday; null stands for days of other months. */
export function monthWeeks(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`
  const count = (Date.parse(`${addMonths(first, 1)}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS
  const before = weekdayOf(first)
  return Array.from({ length: Math.ceil((before + count) / DAYS) }, (_week, week) =>
    Array.from({ length: DAYS }, (_day, weekday) => {
      const index = week * DAYS + weekday - before
      return index < 0 || index >= count ? null : addDays(first, index)
    }),
  )
}
