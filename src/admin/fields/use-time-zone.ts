import { useEffect, useState } from 'react'
import { callApi } from '../data-provider/rest-source.ts'

let asked: Promise<string | null> | null = null

/** The site's IANA time zone; undefined until loaded. All fields share one request. */
export function useTimeZone(): string | undefined {
  const [timeZone, setTimeZone] = useState<string>()

  // The network.
  useEffect(() => {
    let isStale = false
    asked ??= callApi<{ time_zone: string }>('/api/editing/site').then(
      ({ data }) => data.time_zone,
      () => null,
    )
    void asked.then((zone) => {
      if (zone === null)
        asked = null // the next caller requests it again
      else if (!isStale) setTimeZone(zone)
    })
    return () => {
      isStale = true
    }
  }, [])
  return timeZone
}
