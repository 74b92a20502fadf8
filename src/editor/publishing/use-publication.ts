import { useEffect, useRef, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'
import type { Draft, PageContent, Problem, Warning } from '#domains/content/index.ts'
import { type VersionRecord, type VersionSummary, versionsPath } from '../versions/version-record.ts'

/** What is needed to decide about a publication. `live` is what visitors have now, null before the first time. */
export type Publication = { draft: Draft; live: PageContent | null; problems: Problem[]; warnings: Warning[] }

/** Saves what is open, then asks for the draft, its checks and what is live. `again` does it all once more. */
export function usePublication(pageId: number, flush: () => Promise<void>) {
  const [publication, setPublication] = useState<Publication>()
  const [failure, setFailure] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const latestFlush = useRef(flush)
  latestFlush.current = flush

  // The network, after what is open has been saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    let isStale = false
    setPublication(undefined)
    setFailure(null)
    ask(pageId, latestFlush.current).then((answer) => {
      if (isStale) return
      if (typeof answer === 'string') setFailure(answer)
      else setPublication(answer)
    })
    return () => {
      isStale = true
    }
  }, [pageId, turn])
  return { publication, failure, again: () => setTurn(turn + 1) }
}

async function ask(pageId: number, flush: () => Promise<void>): Promise<Publication | string> {
  try {
    await flush()
  } catch {
    return 'network'
  }
  const path = `/api/pages/${pageId}`
  const [draft, checks, versions] = await Promise.all([
    staffFetch<Draft>(`${path}/draft`),
    staffFetch<{ problems: Problem[]; warnings: Warning[] }>(`${path}/checks`),
    staffFetch<VersionSummary[]>(versionsPath(pageId, '?page=1&per_page=200')),
  ])
  if (!draft.ok) return draft.code
  if (!checks.ok) return checks.code
  if (!versions.ok) return versions.code
  const live = draft.data.status === 'draft' ? null : await liveContent(pageId, versions.data, draft.data)
  return typeof live === 'string' ? live : { draft: draft.data, live, ...checks.data }
}

/** The latest publication. Pages that were imported have that as their first version; one without any history is as the draft began. */
async function liveContent(pageId: number, versions: readonly VersionSummary[], draft: Draft): Promise<PageContent | string> {
  const latest = versions.find(({ kind }) => kind === 'published' || kind === 'imported')
  if (!latest) return draft.content
  const answer = await staffFetch<VersionRecord>(versionsPath(pageId, `/${latest.number}`))
  // A page that was moved since has its new path already.
  return answer.ok ? { ...answer.data.content, path: draft.live_path } : answer.code
}
