import { hoursOfDay, type VisitPlace } from '#domains/retailers/index.ts'
import { addDays } from '#kernel/calendar.ts'
import { minutes } from '#kernel/durations.ts'
import { instantOf, todayIn } from '#kernel/zoned-time.ts'

type Clock = { from: Date; targetMinutes: number; place: VisitPlace }
type Span = { opens: number; closes: number }

const DAY_MS = minutes(24 * 60)
/** Longer than any target counted in opening hours; a showroom that opens less than that is not waited for. */
const MOST_DAYS = 60
const ALL_DAY = { opens: '00:00', closes: '24:00' }

/**
 * Until when a lead should be answered (decisions 0056 and 0167): `targetMinutes` of the retailer's opening hours after it was received; of all hours of
 * working days when no opening hours can be read. Null without a target.
 */
export function dueAt({ from, targetMinutes, place }: Clock): Date | null {
  if (targetMinutes <= 0) return null
  const always = new Date(from.getTime() + minutes(targetMinutes))
  let remaining = minutes(targetMinutes)
  let reached = from.getTime()
  // From the day before: a showroom may be open past midnight.
  for (let day = -1; day < MOST_DAYS; day += 1) {
    const spans = spansOf(todayIn(place.timeZone, new Date(from.getTime() + day * DAY_MS)), place)
    for (const { opens, closes } of spans) {
      const begins = Math.max(reached, opens)
      if (closes <= begins) continue
      if (closes - begins >= remaining) return new Date(begins + remaining)
      remaining -= closes - begins
      reached = closes
    }
  }
  return always
}

function spansOf(day: string, place: VisitPlace): Span[] {
  const spans = (hoursOfDay(day, place) ?? [ALL_DAY]).map((times) => {
    const opens = instantAt(day, times.opens, place.timeZone)
    const closes = instantAt(day, times.closes, place.timeZone)
    return { opens, closes: closes > opens ? closes : instantAt(addDays(day, 1), times.closes, place.timeZone) }
  })
  return spans.toSorted((one, other) => one.opens - other.opens)
}

function instantAt(day: string, time: string, timeZone: string): number {
  return time.startsWith('24') ? instantOf(`${addDays(day, 1)} 00:00:00`, timeZone) : instantOf(`${day} ${time}:00`, timeZone)
}
