import { useEffect, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'

/** What the editor's panels need to know about the site: the market's time zone and its predefined links. */
export type Site = { time_zone: string; predefined_links: readonly { alias: string; url: string }[] }

let asked: Promise<Site | null> | null = null

/** The site; undefined until it is loaded. It is requested once for all components that need it. */
export function useSite(): Site | undefined {
  const [site, setSite] = useState<Site>()

  // The network.
  useEffect(() => {
    let isStale = false
    asked ??= ask()
    asked.then((answer) => {
      if (answer === null) asked = null // The next component requests it again.
      if (!isStale && answer) setSite(answer)
    })
    return () => {
      isStale = true
    }
  }, [])
  return site
}

async function ask(): Promise<Site | null> {
  const answer = await staffFetch<Partial<Site>>('/api/editing/site')
  return answer.ok ? { time_zone: answer.data.time_zone ?? 'UTC', predefined_links: answer.data.predefined_links ?? [] } : null
}
