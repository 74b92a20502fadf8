import type { FormChoices, FormValues, ValueFlaw } from '#domains/forms/index.ts'
import { isClosedOn, rentalPlace, visitDayFlaw } from '#domains/retailers/index.ts'
import { addDays, weekdayOf } from '#kernel/calendar.ts'
import { parseDay } from '#kernel/parse-day.ts'

/** The name under which the rental of a car comes with its form, as JSON with `pickup_date` and `dropoff_date` (B-236). */
export const RESERVATION = 'reservation'
/** The longest that is kept: names of places, and all extras that a block can have. */
export const LONGEST_RESERVATION = 4000

type Facts = {
  choices: FormChoices
  /** Weekdays on which no car is handed out or taken back; Sunday is 0. */
  closedWeekdays: readonly number[]
  now: Date
}

/** What is wrong with the days of a rental: the pick-up keeps to the rule for appointments, and the return follows it within the same horizon. */
export function reservationFlaw(values: FormValues, { choices, closedWeekdays, now }: Facts): ValueFlaw | undefined {
  const { visits } = choices
  if (String(values[RESERVATION] ?? '').length > LONGEST_RESERVATION) return { code: 'max', number: LONGEST_RESERVATION }
  const days = rentedDays(values[RESERVATION])
  if (!days || !visits) return undefined
  const { from, to } = days
  if (from === null || to === null) return { code: 'not_a_date' }
  const place = rentalPlace(visits)
  const code = visitDayFlaw(from, { rules: visits, place, now })
  if (code) return { code }
  if (to <= from) return { code: 'not_an_option' }
  if ([from, to].some((day) => closedWeekdays.includes(weekdayOf(day)) || isClosedOn(day, place))) return { code: 'closed' }
  return to > addDays(from, visits.horizonDays) ? { code: 'too_far' } : undefined
}

/** The days of a rental; null for a value that is none. */
function rentedDays(value: FormValues[string] | undefined): { from: string | null; to: string | null } | null {
  if (typeof value !== 'string' || !value.startsWith('{')) return null
  try {
    const { pickup_date: from, dropoff_date: to } = JSON.parse(value) as Record<string, unknown>
    if (from === undefined && to === undefined) return null
    return { from: parseDay(String(from), 'ymd'), to: parseDay(String(to), 'ymd') }
  } catch {
    // Any page may send a value of this name: what is no rental has no days to check.
    return null
  }
}
