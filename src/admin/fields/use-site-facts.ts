import { useEffect, useState } from 'react'
import { callApi } from '../data-provider/rest-source.ts'

/** `time_zone` by its IANA name; `currency` of its prices by ISO 4217, absent where staff wrote none. */
type SiteFacts = { time_zone: string; currency?: string }

let asked: Promise<SiteFacts | null> | null = null

/** What screens need to know of the site; undefined until loaded. All of them share one request. */
export function useSiteFacts(): SiteFacts | undefined {
  const [facts, setFacts] = useState<SiteFacts>()

  // The network.
  useEffect(() => {
    let isStale = false
    asked ??= callApi<SiteFacts>('/api/editing/site').then(
      ({ data }) => data,
      () => null,
    )
    void asked.then((site) => {
      if (site === null)
        asked = null // the next caller requests it again
      else if (!isStale) setFacts(site)
    })
    return () => {
      isStale = true
    }
  }, [])
  return facts
}
