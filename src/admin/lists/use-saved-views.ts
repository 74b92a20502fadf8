import { useCallback, useEffect, useState } from 'react'
import type { ListView, SavedView } from '#domains/accounts/index.ts'
import { ask } from '../data-provider/ask.ts'

type Views = {
  /** Undefined until loaded. */
  views: readonly SavedView[] | undefined
  hasFailed: boolean
  /** Resolves to false when the call was refused. */
  save: (name: string, view: ListView, isShared: boolean) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
}

/** The person's saved views of a list and those that others share, stored on the server. */
export function useSavedViews(list: string): Views {
  const [views, setViews] = useState<readonly SavedView[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const readViews = useCallback(
    async (signal?: AbortSignal) => {
      setViews((await ask('GET /api/saved_views', { query: { list }, ...(signal ? { signal } : {}) })).data)
    },
    [list],
  )

  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    readViews(leaving.signal).catch(() => setHasFailed(!leaving.signal.aborted))
    return () => leaving.abort()
  }, [readViews])

  const change = async (write: () => Promise<unknown>): Promise<boolean> => {
    try {
      await write()
      await readViews()
      setHasFailed(false)
      return true
    } catch {
      setHasFailed(true)
      return false
    }
  }
  return {
    views,
    hasFailed,
    save: (name, view, isShared) => change(() => ask('POST /api/saved_views', { body: { list, name, view, is_shared: isShared } })),
    remove: (id) => change(() => ask('DELETE /api/saved_views/{id}', { params: { id } })),
  }
}
