import { useEffect, useState } from 'react'
import type { BannerContent, consentChoices } from '#domains/consent/index.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { ask } from '../data-provider/rest-source.ts'
import { useTimeZone } from '../fields/use-time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What `/api/consent_proofs` answers. */
export type ConsentReport = {
  days: readonly { day: string; accepted: number; rejected: number }[]
  answers: readonly { id: string; version: string; choice: (typeof consentChoices)[number]; answered_at: string }[]
  texts: readonly { version: string; content: BannerContent; first_answered_at: string; answers: number }[]
}

/** Answers of the last days in the time zone of the site; undefined until they are known. */
export function useConsentReport(days: number): { report: ConsentReport | undefined; hasFailed: boolean; again: () => void } {
  const timeZone = useTimeZone()
  const [report, setReport] = useState<ConsentReport>()
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
    ask<ConsentReport>(`/api/consent_proofs?${new URLSearchParams({ from, to })}`, { signal: leaving.signal }).then(
      ({ data }) => setReport(data),
      () => setFailed(!leaving.signal.aborted),
    )
    return () => leaving.abort()
  }, [days, timeZone, round])
  return { report, hasFailed, again: () => setRound(round + 1) }
}
