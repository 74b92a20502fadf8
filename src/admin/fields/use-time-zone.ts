import { useEffect, useState } from 'react'
import { ask } from '../data-provider/rest-source.ts'

let asked: Promise<string | null> | null = null

/** The time zone of the site, an IANA name; undefined until it is known. Asked for once, however many fields need it. */
export function useTimeZone(): string | undefined {
  const [timeZone, setTimeZone] = useState<string>()

  // The network.
  useEffect(() => {
    let isStale = false
    asked ??= ask<{ time_zone: string }>('/api/editing/site').then(
      ({ data }) => data.time_zone,
      () => null,
    )
    void asked.then((zone) => {
      if (zone === null)
        asked = null // asked anew by the next one
      else if (!isStale) setTimeZone(zone)
    })
    return () => {
      isStale = true
    }
  }, [])
  return timeZone
}
