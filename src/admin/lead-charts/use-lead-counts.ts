import { useEffect, useState } from 'react'
import type { LeadCounts } from '#domains/leads/index.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { ask } from '../data-provider/rest-source.ts'
import { useTimeZone } from '../fields/use-time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The counts of the last days in the time zone of the site; undefined until they are known. */
export function useLeadCounts(days: number): { counts: LeadCounts | undefined; hasFailed: boolean; again: () => void } {
  const timeZone = useTimeZone()
  const [counts, setCounts] = useState<LeadCounts>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    if (!timeZone) return
    const leaving = new AbortController()
    const to = todayIn(timeZone, new Date())
    const from = new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
    setFailed(false)
    ask<LeadCounts>(`/api/lead_charts?from=${from}&to=${to}`, { signal: leaving.signal }).then(
      ({ data }) => setCounts(data),
      () => setFailed(!leaving.signal.aborted),
    )
    return () => leaving.abort()
  }, [days, timeZone, round])
  return { counts, hasFailed, again: () => setRound(round + 1) }
}
