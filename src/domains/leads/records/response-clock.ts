import { timesOf, weekdaysOf } from '#domains/retailers/index.ts'
import { minutes } from '#kernel/durations.ts'
import { instantOf, todayIn } from '#kernel/zoned-time.ts'

export type OpeningHours = readonly { days: string; hours: string }[]
type Clock = { from: Date; targetMinutes: number; hours: OpeningHours; timeZone: string }
type Span = { opens: number; closes: number }

const DAY_MS = minutes(24 * 60)
/** Longer than any target counted in opening hours; a showroom that opens less than that is not waited for. */
const MOST_DAYS = 60

/**
 * Until when a lead should be answered (decision 0056): `targetMinutes` of the retailer's opening hours after it was received; of all hours
 * when no opening hours can be read. Null without a target.
 */
export function dueAt({ from, targetMinutes, hours, timeZone }: Clock): Date | null {
  if (targetMinutes <= 0) return null
  const always = new Date(from.getTime() + minutes(targetMinutes))
  let left = minutes(targetMinutes)
  let reached = from.getTime()
  // From the day before: a showroom may be open past midnight.
  for (let day = -1; day < MOST_DAYS; day += 1) {
    const spans = spansOf(todayIn(timeZone, new Date(from.getTime() + day * DAY_MS)), { hours, timeZone })
    for (const { opens, closes } of spans) {
      const begins = Math.max(reached, opens)
      if (closes <= begins) continue
      if (closes - begins >= left) return new Date(begins + left)
      left -= closes - begins
      reached = closes
    }
  }
  return always
}

function spansOf(day: string, { hours, timeZone }: Pick<Clock, 'hours' | 'timeZone'>): Span[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const spans = hours.flatMap(({ days, hours: text }) => {
    const times = weekdaysOf(days).includes(weekday) ? timesOf(text) : null
    if (!times) return []
    const opens = instantAt(day, times.opens, timeZone)
    const closes = instantAt(day, times.closes, timeZone)
    return [{ opens, closes: closes > opens ? closes : instantAt(dayAfter(day), times.closes, timeZone) }]
  })
  return spans.toSorted((one, other) => one.opens - other.opens)
}

function instantAt(day: string, time: string, timeZone: string): number {
  return time.startsWith('24') ? instantOf(`${dayAfter(day)} 00:00:00`, timeZone) : instantOf(`${day} ${time}:00`, timeZone)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}
