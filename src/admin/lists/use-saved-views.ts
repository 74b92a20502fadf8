import { useCallback, useEffect, useState } from 'react'
import type { ListView, SavedView } from '#domains/accounts/index.ts'
import { ask } from '../data-provider/ask.ts'

type Views = {
  /** Undefined until loaded. */
  views: readonly SavedView[] | undefined
  failed: boolean
  /** Resolves to false when the call was refused. */
  save: (name: string, view: ListView, isShared: boolean) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
}

/** The person's saved views of a list and those that others share, stored on the server. */
export function useSavedViews(list: string): Views {
  const [views, setViews] = useState<readonly SavedView[]>()
  const [failed, setFailed] = useState(false)
  const read = useCallback(
    async (signal?: AbortSignal) => {
      setViews((await ask('GET /api/saved_views', { query: { list }, ...(signal ? { signal } : {}) })).data)
    },
    [list],
  )

  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal).catch(() => setFailed(!leaving.signal.aborted))
    return () => leaving.abort()
  }, [read])

  const change = async (write: () => Promise<unknown>): Promise<boolean> => {
    try {
      await write()
      await read()
      setFailed(false)
      return true
    } catch {
      setFailed(true)
      return false
    }
  }
  return {
    views,
    failed,
    save: (name, view, isShared) => change(() => ask('POST /api/saved_views', { body: { list, name, view, is_shared: isShared } })),
    remove: (id) => change(() => ask('DELETE /api/saved_views/{id}', { params: { id } })),
  }
}
