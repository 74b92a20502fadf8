import { addDays } from '#kernel/calendar.ts'
import { minutes } from '#kernel/durations.ts'
import { instantOf, localSecond, todayIn } from '#kernel/zoned-time.ts'
import type { MarketDays } from '../retailer-time-zone.ts'
import { hoursOfDay, isClosedOn, type VisitPlace } from './hours-of-day.ts'
import { timeSlots } from './time-slots.ts'

/** How soon and how far ahead visitors may come, by the settings. */
export type VisitRules = { noticeMinutes: number; horizonDays: number }

/** Why a day cannot be chosen: it is over, comes too soon, lies too far ahead, or the retailer is closed. */
export type DayFlaw = 'in_past' | 'too_soon' | 'too_far' | 'closed'

/** Some Sunday, from which the days of a week without a holiday are counted. */
const SUNDAY = '2026-05-03'
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

type Visit = { rules: VisitRules; place: VisitPlace; now: Date }

/** The first and the last day that may be chosen, as `2026-05-31`. */
export function visitSpan({ rules, place: { timeZone }, now }: Visit): { first: string; last: string } {
  return { first: localSecond(earliest({ rules, now }), timeZone).slice(0, 10), last: addDays(todayIn(timeZone, now), rules.horizonDays) }
}

/** What speaks against a day, which has to be an ISO day; undefined for one that may be chosen. */
export function visitDayFlaw(day: string, visit: Visit): DayFlaw | undefined {
  const { first, last } = visitSpan(visit)
  if (day < todayIn(visit.place.timeZone, visit.now)) return 'in_past'
  if (day < first) return 'too_soon'
  if (day > last) return 'too_far'
  const hours = hoursOfDay(day, visit.place)
  if (hours === null) return undefined
  if (hours.length === 0) return 'closed'
  return visitTimes(day, visit).length === 0 ? 'too_soon' : undefined
}

/** The days on which nobody can be visited, for the notice beside a field: weekdays (Sunday is 0), and public holidays of the market. */
export function closedDays(place: VisitPlace): { weekdays: number[]; holidays: MarketDays['holidays'][number][] } {
  const usual = { ...place, daysOff: place.daysOff && { ...place.daysOff, holidays: [] } }
  return {
    weekdays: WEEKDAYS.filter((weekday) => isClosedOn(addDays(SUNDAY, weekday), usual)),
    holidays: place.daysOff?.holidays.filter(({ from }) => isClosedOn(from, place)) ?? [],
  }
}

/** The times of a day at which an appointment can still begin, as `HH:MM` of the retailer's clock. */
export function visitTimes(day: string, visit: Visit, slotMinutes?: number): string[] {
  const { place, rules, now } = visit
  if (day > visitSpan(visit).last) return []
  const from = earliest({ rules, now }).getTime()
  return timeSlots(hoursOfDay(day, place) ?? [], slotMinutes).filter((time) => instantOf(`${day} ${time}:00`, place.timeZone) >= from)
}

function earliest({ rules, now }: Pick<Visit, 'rules' | 'now'>): Date {
  return new Date(now.getTime() + minutes(rules.noticeMinutes))
}
