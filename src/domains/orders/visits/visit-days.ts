import { holidayOn, isClosedOn, type VisitPlace, type VisitRules, visitTimes } from '#domains/retailers/index.ts'
import { addDays } from '#kernel/calendar.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { Appointment, VisitDay } from '../order-shapes.ts'

/** When an order's visit can be booked: at the retailer's times, of the days that the configuration of the journey counts from today. */
type VisitSource = { rules: VisitRules; place: VisitPlace; now: Date }

/**
 * The days on which a retailer can be visited, with the hours at which a visit can begin. A day without one is left out, but for a public holiday, which is
 * named.
 */
export function visitDays(source: VisitSource, { firstDay, days }: { firstDay: number; days: number }): VisitDay[] {
  const today = todayIn(source.place.timeZone, source.now)
  return Array.from({ length: Math.min(days, source.rules.horizonDays) }, (_, index) => addDays(today, Math.max(1, firstDay) + index))
    .map((date): VisitDay => {
      const holiday = isClosedOn(date, source.place) ? holidayOn(date, source.place) : undefined
      return { date, times: visitTimes(date, source), ...(holiday && { holiday: holiday.name }) }
    })
    .filter(({ times, holiday }) => times.length > 0 || holiday !== undefined)
}

/** Whether a visit is one of those that can be booked. */
export function isBookable(visit: Appointment, days: readonly VisitDay[]): boolean {
  return days.some(({ date, times }) => date === visit.date && times.includes(visit.time.value))
}
