import { addDays, weekdayOf } from '#kernel/calendar.ts'
import { minutes } from '#kernel/durations.ts'
import { instantOf, localSecond, todayIn } from '#kernel/zoned-time.ts'
import { timesOf, weekdaysOf } from '../opening-hours.ts'
import { timeSlots } from './time-slots.ts'

/** How soon and how far ahead visitors may come, by the settings. */
export type VisitRules = { noticeMinutes: number; horizonDays: number }

/** Who is visited. `openingHours` is null, or says nothing readable, where any hour will do. */
export type VisitPlace = { timeZone: string; openingHours: readonly { days: string; hours: string }[] | null }

/** Why a day cannot be chosen: it is over, comes too soon, lies too far ahead, or the retailer is closed. */
export type DayFlaw = 'in_past' | 'too_soon' | 'too_far' | 'closed'

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
  if (!isReadable(visit.place)) return undefined
  if (closedWeekdays(visit.place).includes(weekdayOf(day))) return 'closed'
  return visitTimes(day, visit).length === 0 ? 'too_soon' : undefined
}

/** The weekdays on which a retailer is closed, Sunday as 0; none where its hours cannot be read. */
export function closedWeekdays(place: VisitPlace): number[] {
  if (!isReadable(place)) return []
  const isOpen = (weekday: number) => place.openingHours?.some(({ days, hours }) => weekdaysOf(days).includes(weekday) && timesOf(hours) !== null)
  return WEEKDAYS.filter((weekday) => !isOpen(weekday))
}

/** The times of a day at which an appointment can still begin, as `HH:MM` of the retailer's clock. */
export function visitTimes(day: string, visit: Visit, slotMinutes?: number): string[] {
  const { place, rules, now } = visit
  if (day > visitSpan(visit).last) return []
  const from = earliest({ rules, now }).getTime()
  return timeSlots(place.openingHours ?? [], day, slotMinutes).filter((time) => instantOf(`${day} ${time}:00`, place.timeZone) >= from)
}

function isReadable({ openingHours }: VisitPlace): boolean {
  return openingHours?.some(({ days, hours }) => weekdaysOf(days).length > 0 && timesOf(hours) !== null) ?? false
}

function earliest({ rules, now }: Pick<Visit, 'rules' | 'now'>): Date {
  return new Date(now.getTime() + minutes(rules.noticeMinutes))
}
