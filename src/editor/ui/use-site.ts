import { useEffect, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { DataOf } from '#staff/calls/call-types.ts'

/** What the editor's panels need to know about the site: the market's time zone and its predefined links. */
export type Site = Pick<DataOf<'GET /api/editing/site'>, 'time_zone' | 'predefined_links'>

let siteRequest: Promise<Site | null> | null = null

/** The site; undefined until it is loaded. It is requested once for all components that need it. */
export function useSite(): Site | undefined {
  const [site, setSite] = useState<Site>()

  // The network.
  useEffect(() => {
    let isStale = false
    siteRequest ??= ask()
    siteRequest.then((answer) => {
      if (answer === null) siteRequest = null // The next component requests it again.
      if (!isStale && answer) setSite(answer)
    })
    return () => {
      isStale = true
    }
  }, [])
  return site
}

async function ask(): Promise<Site | null> {
  const answer = await callByName('GET /api/editing/site')
  return answer.ok ? answer.data : null
}
