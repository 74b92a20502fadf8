import { useEffect, useState } from 'react'
import { todayIn } from '#kernel/zoned-time.ts'
import { callApi } from '../data-provider/rest-source.ts'
import { useTimeZone } from '../fields/use-time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** `report` is undefined until it is loaded; `again` reloads it. */
export type LoadedReport<Report> = { report: Report | undefined; hasFailed: boolean; again: () => void }

/** Loads a report on the last `days` days in the site's time zone, today included. `more` adds to the query, such as `device=phone`. */
export function useReport<Report>(path: string, days: number, more = ''): LoadedReport<Report> {
  const timeZone = useTimeZone()
  const [report, setReport] = useState<Report>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests the same report again
  useEffect(() => {
    if (!timeZone) return
    const leaving = new AbortController()
    const to = todayIn(timeZone, new Date())
    const from = new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
    setFailed(false)
    callApi<Report>(`${path}?${[`from=${from}`, `to=${to}`, more].filter(Boolean).join('&')}`, { signal: leaving.signal }).then(
      ({ data }) => setReport(data),
      () => setFailed(!leaving.signal.aborted),
    )
    return () => leaving.abort()
  }, [path, days, more, timeZone, round])
  return { report, hasFailed, again: () => setRound(round + 1) }
}
