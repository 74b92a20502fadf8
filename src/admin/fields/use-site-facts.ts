import { useEffect, useState } from 'react'
import { ask, type DataOf } from '../data-provider/ask.ts'

/** `time_zone` by its IANA name; `currency` of its prices by ISO 4217, absent where staff wrote none. */
type SiteFacts = DataOf<'GET /api/editing/site'>

let factsRequest: Promise<SiteFacts | null> | null = null

/** What screens need to know of the site; undefined until loaded. All of them share one request. */
export function useSiteFacts(): SiteFacts | undefined {
  const [facts, setFacts] = useState<SiteFacts>()

  // The network.
  useEffect(() => {
    let isStale = false
    factsRequest ??= ask('GET /api/editing/site').then(
      ({ data }) => data,
      () => null,
    )
    void factsRequest.then((site) => {
      if (site === null)
        factsRequest = null // the next caller requests it again
      else if (!isStale) setFacts(site)
    })
    return () => {
      isStale = true
    }
  }, [])
  return facts
}
