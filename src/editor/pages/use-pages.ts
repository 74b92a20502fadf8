import { useCallback, useEffect, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { PageSummary } from './page-tree-model.ts'

const PER_PAGE = 1000

/** All pages of the site. While they are loaded again, the old list stays. */
export function usePages() {
  const [pages, setPages] = useState<readonly PageSummary[]>()
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the list again
  useEffect(() => {
    const control = new AbortController()
    loadAll(control.signal).then((answer) => {
      if (control.signal.aborted) return
      if (typeof answer === 'string') return setFailure(answer)
      setFailure(null)
      setPages(answer)
    })
    return () => control.abort()
  }, [attempt])

  const reload = useCallback(() => setAttempt((last) => last + 1), [])
  return { pages, failure, reload }
}

async function loadAll(signal: AbortSignal): Promise<PageSummary[] | string> {
  const all: PageSummary[] = []
  for (let page = 1; ; page += 1) {
    const answer = await callByName('GET /api/pages', { query: { page, per_page: PER_PAGE, sort: 'path', order: 'asc' }, signal })
    if (!answer.ok) return answer.code
    all.push(...answer.data)
    if (answer.data.length === 0 || all.length >= answer.meta.total) return all
  }
}
