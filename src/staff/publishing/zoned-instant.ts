import { instantOf, offsetAt } from '#kernel/zoned-time.ts'

/** The instant at which clocks of a time zone show this day (`2026-05-01`) and time (`14:30`), as {@link instantOf}; null when these are malformed. */
export function zonedInstant(day: string, time: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || Number.isNaN(Date.parse(`${day}T${time}:00Z`))) return null
  return new Date(instantOf(`${day} ${time}:00`, timeZone))
}

/** The day and the time that clocks of a time zone show at an instant, as values of date and time inputs. */
export function zonedFields(instant: Date, timeZone: string): { day: string; time: string } {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}
