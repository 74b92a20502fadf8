import { useEffect, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'

/** What the rooms must know of the site: the market's time zone and its predefined links. */
export type Site = { time_zone: string; predefined_links: readonly { alias: string; url: string }[] }

let asked: Promise<Site | null> | null = null

/** The site; undefined until it is known. Asked for once, however many fields need it. */
export function useSite(): Site | undefined {
  const [site, setSite] = useState<Site>()

  // The network.
  useEffect(() => {
    let isStale = false
    asked ??= ask()
    asked.then((answer) => {
      if (answer === null) asked = null // asked anew by the next one
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
