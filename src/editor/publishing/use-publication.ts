import { useEffect, useRef, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { DataOf } from '#staff/calls/call-types.ts'

/** What a person needs to know before publishing. `live` is what visitors see, null if the page was never published. */
export type Publication = DataOf<'GET /api/pages/{id}/checks'> & { draft: DataOf<'GET /api/pages/{id}/draft'> }

/** Saves unsaved changes, then loads the draft, its checks and what visitors see. `again` repeats all of it. */
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
  const params = { id: pageId }
  const [draft, checks] = await Promise.all([callByName('GET /api/pages/{id}/draft', { params }), callByName('GET /api/pages/{id}/checks', { params })])
  if (!draft.ok) return draft.code
  return checks.ok ? { draft: draft.data, ...checks.data } : checks.code
}
