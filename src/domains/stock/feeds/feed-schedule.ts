import { instantOf, localSecond } from '#kernel/zoned-time.ts'

/** When a feed runs by itself: `every 6 hours`, `every 30 minutes`, or five fields of cron, by the clocks of the site's time zone. */
export type FeedSchedule = { everyMinutes: number } | Cron
type Field = readonly number[]
/** `isEitherDay`: cron's own rule, that where both kinds of day are limited, either will do. */
type Cron = { minutes: Field; hours: Field; days: Field; months: Field; weekdays: Field; isEitherDay: boolean }

const fields = [
  { from: 0, to: 59 },
  { from: 0, to: 23 },
  { from: 1, to: 31 },
  { from: 1, to: 12 },
  { from: 0, to: 7 },
] as const
const SUNDAY = 7
const LEAST_MINUTES = 15
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The 29th of February comes every eight years at the latest. */
const MOST_DAYS = 8 * 366 + 1

/** Parses a schedule; null for an invalid one, and for one that runs more often than every quarter of an hour. */
export function parseSchedule(text: string): FeedSchedule | null {
  const every = text.trim().match(/^every (\d{1,3}) (minutes?|hours?)$/i)
  if (every) {
    const everyMinutes = Number(every[1]) * (every[2]?.toLowerCase().startsWith('hour') ? 60 : 1)
    return everyMinutes >= LEAST_MINUTES && everyMinutes <= 7 * 24 * 60 ? { everyMinutes } : null
  }
  const parts = text.trim().split(/\s+/)
  if (parts.length !== fields.length) return null
  const parsedFields = fields.map((bounds, index) => parseField(parts[index] ?? '', bounds))
  if (parsedFields.some((field) => field === null)) return null
  const [minutes, hours, days, months, weekdays] = parsedFields as [Field, Field, Field, Field, Field]
  if (minutes.some((minute, index) => index > 0 && minute - (minutes[index - 1] ?? 0) < LEAST_MINUTES)) return null
  const isEitherDay = !parts[2]?.startsWith('*') && !parts[4]?.startsWith('*')
  const schedule = { minutes, hours, days, months, weekdays: weekdays.map((day) => day % SUNDAY), isEitherDay }
  return nextRun(schedule, new Date(0), 'UTC') === null ? null : schedule
}

/**
 * The next run after `after`, in `timeZone` (an IANA name); null for a day that no month has. A time
 * that is skipped by a clock change runs at the change; a repeated time runs the first time.
 */
export function nextRun(schedule: FeedSchedule, after: Date, timeZone: string): Date | null {
  if ('everyMinutes' in schedule) return new Date(after.getTime() + schedule.everyMinutes * MINUTE_MS)
  const earliest = Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS
  const today = Date.parse(localSecond(new Date(earliest), timeZone).slice(0, 10))
  // From yesterday, since a time that was skipped around midnight may still be due.
  for (let count = -1; count < MOST_DAYS; count += 1) {
    const date = new Date(today + count * DAY_MS)
    if (!schedule.months.includes(date.getUTCMonth() + 1) || !isDayOf(schedule, date)) continue
    for (const hour of schedule.hours) {
      for (const minute of schedule.minutes) {
        const at = instantOf(`${date.toISOString().slice(0, 10)} ${twoDigits(hour)}:${twoDigits(minute)}:00`, timeZone)
        if (at >= earliest) return new Date(at)
      }
    }
  }
  return null
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function isDayOf({ days, weekdays, isEitherDay }: Cron, date: Date): boolean {
  const fits = [days.includes(date.getUTCDate()), weekdays.includes(date.getUTCDay())]
  return isEitherDay ? fits.some(Boolean) : fits.every(Boolean)
}

function parseField(text: string, { from, to }: { from: number; to: number }): Field | null {
  const values = new Set<number>()
  for (const part of text.split(',')) {
    const match = part.match(/^(?:(\*)|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/)
    if (!match) return null
    const [, star, first, last, step] = match
    const start = star ? from : Number(first)
    const end = star || (step && last === undefined) ? to : Number(last ?? first)
    const stride = Number(step ?? 1)
    if (start < from || end > to || start > end || stride < 1) return null
    for (let value = start; value <= end; value += stride) values.add(value)
  }
  return [...values].toSorted((one, other) => one - other)
}
