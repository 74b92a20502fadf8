import { sharedFormat } from '#kernel/format/shared-format.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The day of the week in a time zone, Sunday as 0. */
export function weekdayIn(timeZone: string, instant: Date): number {
  return weekdays.indexOf(sharedFormat('DateTimeFormat', 'en-US', { timeZone, weekday: 'short' }).format(instant))
}
