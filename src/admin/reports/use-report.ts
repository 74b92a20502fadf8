import { todayIn } from '#kernel/zoned-time.ts'
import { type Loaded, useLoaded } from '../data-provider/use-loaded.ts'
import { useTimeZone } from '../fields/use-time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** `report` is undefined until it is loaded; `again` reloads it. */
export type LoadedReport<Report> = { report: Report | undefined } & Omit<Loaded<Report>, 'data'>

/** Loads a report on the last `days` days in the site's time zone, today included. `more` adds to the query, such as `device=phone`. */
export function useReport<Report>(path: string, days: number, more = ''): LoadedReport<Report> {
  const timeZone = useTimeZone()
  const { data: report, ...loaded } = useLoaded<Report>(timeZone ? addressOf() : null)
  return { report, ...loaded }

  function addressOf(): string {
    const to = todayIn(timeZone ?? 'UTC', new Date())
    const from = new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
    return `${path}?${[`from=${from}`, `to=${to}`, more].filter(Boolean).join('&')}`
  }
}
