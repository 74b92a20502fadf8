import { timeSlots } from '#domains/retailers/index.ts'
import { addDays } from '#kernel/calendar.ts'
import { instantOf, todayIn } from '#kernel/zoned-time.ts'
import type { Appointment, VisitDay } from '../order-shapes.ts'

/** When visits can be booked: opening hours, the first bookable day counted from today, and the number of days. */
export type VisitRules = { openingHours: readonly { days: string; hours: string }[]; firstDay: number; days: number; timeZone: string }

const MOST_DAYS = 90

/** The days on which a retailer can be visited, with the hours at which a visit can begin; days without one are left out. */
export function visitDays({ openingHours, firstDay, days, timeZone }: VisitRules, now: Date): VisitDay[] {
  const today = todayIn(timeZone, now)
  return Array.from({ length: Math.min(days, MOST_DAYS) }, (_, index) => addDays(today, Math.max(1, firstDay) + index))
    .map((date) => ({ date, times: timeSlots(openingHours, date) }))
    .filter(({ times }) => times.length > 0)
}

/** Whether a visit is one of those that can be booked. */
export function isBookable(visit: Appointment, days: readonly VisitDay[]): boolean {
  return days.some(({ date, times }) => date === visit.date && times.includes(visit.time.value))
}

/** Whether a retailer receives visitors at this future day and time. */
export function isOpenThen(
  visit: Appointment,
  { openingHours, timeZone, now }: { openingHours: VisitRules['openingHours']; timeZone: string; now: Date },
): boolean {
  const begin = instantOf(`${visit.date} ${visit.time.value}:00`, timeZone)
  return begin > now.getTime() && visit.date <= addDays(todayIn(timeZone, now), MOST_DAYS) && timeSlots(openingHours, visit.date).includes(visit.time.value)
}
