import type { FormChoices } from '#domains/forms/index.ts'
import { closedDays, isClosedOn, rentalPlace, visitSpan } from '#domains/retailers/index.ts'

/** The days on which a car may be picked up, both included, by the rules for appointments that came with the form. */
export type RentDays = { first: string; last: string; isHoliday: (day: string) => boolean }

/** The days that may be chosen now; every day from today of the visitor's clock where there is no form to send them with. */
export function rentDays(visits: FormChoices['visits']): RentDays {
  const now = new Date()
  if (visits) {
    const place = rentalPlace(visits)
    return { ...visitSpan({ rules: visits, place, now }), isHoliday: (day) => isClosedOn(day, place) }
  }
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  return { first: today, last: '9999-12-31', isHoliday: () => false }
}

/** The public holidays on which no car is handed out. */
export function rentHolidays(visits: FormChoices['visits']): ReturnType<typeof closedDays> {
  return visits ? closedDays(rentalPlace(visits)) : { weekdays: [], holidays: [] }
}
