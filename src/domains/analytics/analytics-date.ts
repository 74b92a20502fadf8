import { sharedFormat } from '#kernel/format/shared-format.ts'

/** Formats a date for analytics, `09/03/2024`, regardless of the site's language. `timeZone` defaults to the visitor's. */
export function analyticsDate(instant: Date, timeZone?: string): string {
  const format = { day: '2-digit', month: '2-digit', year: 'numeric', calendar: 'gregory', numberingSystem: 'latn', timeZone } as const
  return sharedFormat('DateTimeFormat', 'en-GB', format).format(instant)
}
