import { useCallback, useEffect, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'
import type { PageSummary } from './page-tree-model.ts'

const PER_PAGE = 1000

/** All pages of the site. Reloading keeps the last list until the new one is there. */
export function usePages() {
  const [pages, setPages] = useState<readonly PageSummary[]>()
  const [failure, setFailure] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    const control = new AbortController()
    askAll(control.signal).then((answer) => {
      if (control.signal.aborted) return
      if (typeof answer === 'string') return setFailure(answer)
      setFailure(null)
      setPages(answer)
    })
    return () => control.abort()
  }, [turn])

  const reload = useCallback(() => setTurn((last) => last + 1), [])
  return { pages, failure, reload }
}

async function askAll(signal: AbortSignal): Promise<PageSummary[] | string> {
  const all: PageSummary[] = []
  for (let page = 1; ; page += 1) {
    const answer = await staffFetch<PageSummary[]>(`/api/pages?page=${page}&per_page=${PER_PAGE}&sort=path&order=asc`, { signal })
    if (!answer.ok) return answer.code
    all.push(...answer.data)
    const { total = 0 } = (answer.meta ?? {}) as { total?: number }
    if (answer.data.length === 0 || all.length >= total) return all
  }
}
