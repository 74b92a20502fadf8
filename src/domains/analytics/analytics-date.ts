/** A day as analytics has it, `09/03/2024`, whatever the language of the site. `timeZone` is the visitor's own without one. */
export function analyticsDate(instant: Date, timeZone?: string): string {
  const format = { day: '2-digit', month: '2-digit', year: 'numeric', calendar: 'gregory', numberingSystem: 'latn', timeZone } as const
  return new Intl.DateTimeFormat('en-GB', format).format(instant)
}
