import type { FormChoices } from '#domains/forms/index.ts'
import { visitSpan } from '#domains/retailers/index.ts'

/** The days on which a car may be picked up, both included, by the rules for appointments that came with the form. */
export type RentDays = { first: string; last: string }

/** The days that may be chosen now; every day from today of the visitor's clock where there is no form to send them with. */
export function rentDays(visits: FormChoices['visits']): RentDays {
  const now = new Date()
  if (visits) return visitSpan({ rules: visits, place: { openingHours: null, timeZone: visits.timeZone }, now })
  return { first: new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10), last: '9999-12-31' }
}
