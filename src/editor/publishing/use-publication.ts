import { useEffect, useRef, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'
import type { Draft, PageContent, Problem, Warning } from '#domains/content/index.ts'
import { type VersionRecord, type VersionSummary, versionsPath } from '../versions/version-record.ts'

/** What a person needs to know before publishing. `live` is the published content, null if the page was never published. */
export type Publication = { draft: Draft; live: PageContent | null; problems: Problem[]; warnings: Warning[] }

/** Saves unsaved changes, then loads the draft, its checks and the published content. `again` repeats all of it. */
export function usePublication(pageId: number, flush: () => Promise<void>) {
  const [publication, setPublication] = useState<Publication>()
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const latestFlush = useRef(flush)
  latestFlush.current = flush

  // The network, once unsaved changes are saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads everything again
  useEffect(() => {
    let isStale = false
    setPublication(undefined)
    setFailure(null)
    load(pageId, latestFlush.current).then((answer) => {
      if (isStale) return
      if (typeof answer === 'string') setFailure(answer)
      else setPublication(answer)
    })
    return () => {
      isStale = true
    }
  }, [pageId, attempt])
  return { publication, failure, again: () => setAttempt(attempt + 1) }
}

async function load(pageId: number, flush: () => Promise<void>): Promise<Publication | string> {
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

/** The published content: the latest version that was published or imported. A page without such a version has not changed since its draft began. */
async function liveContent(pageId: number, versions: readonly VersionSummary[], draft: Draft): Promise<PageContent | string> {
  const latest = versions.find(({ kind }) => kind === 'published' || kind === 'imported')
  if (!latest) return draft.content
  const answer = await staffFetch<VersionRecord>(versionsPath(pageId, `/${latest.number}`))
  // The page may have been moved since that version.
  return answer.ok ? { ...answer.data.content, path: draft.live_path } : answer.code
}
