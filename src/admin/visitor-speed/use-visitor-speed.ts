import { useEffect, useState } from 'react'
import type { Device, VisitorSpeed } from '#domains/analytics/index.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { ask } from '../data-provider/rest-source.ts'
import { useTimeZone } from '../fields/use-time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type SpeedQuestion = { days: number; device: Device | '' }

/** The figures of the last days in the time zone of the site; undefined until they are known. */
export function useVisitorSpeed({ days, device }: SpeedQuestion): { speed: VisitorSpeed | undefined; hasFailed: boolean; again: () => void } {
  const timeZone = useTimeZone()
  const [speed, setSpeed] = useState<VisitorSpeed>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    if (!timeZone) return
    const leaving = new AbortController()
    const to = todayIn(timeZone, new Date())
    const from = new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
    const query = new URLSearchParams({ from, to, ...(device ? { device } : {}) })
    setFailed(false)
    ask<VisitorSpeed>(`/api/visitor_speed?${query}`, { signal: leaving.signal }).then(
      ({ data }) => setSpeed(data),
      () => setFailed(!leaving.signal.aborted),
    )
    return () => leaving.abort()
  }, [days, device, timeZone, round])
  return { speed, hasFailed, again: () => setRound(round + 1) }
}
