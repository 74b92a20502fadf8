import { todayIn } from '#kernel/zoned-time.ts'
import { useTimeZone } from '../fields/use-time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The last `days` days in the site's time zone, today included, as queries name them; null until the time zone is known. */
export function useReportDays(days: number): { from: string; to: string } | null {
  const timeZone = useTimeZone()
  if (!timeZone) return null
  const to = todayIn(timeZone, new Date())
  return { from: new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10), to }
}
