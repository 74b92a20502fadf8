import { useCallback, useEffect, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { DataOf } from '#staff/calls/call-types.ts'
import type { FolderRecord } from '../folders/filed-image.ts'
import { filterOf, type LibraryView } from './use-library.ts'

export type Folders = { isLoaded: boolean; folders: readonly FolderRecord[]; total: number; unfiled: number }
export type TagCount = DataOf<'GET /media/api/v2/tags'>[number]

/** The folders of a bucket and the tags that the pictures of a view have, with their counts. `again` asks anew. */
export function useShelves(view: LibraryView) {
  const [folders, setFolders] = useState<Folders>({ isLoaded: false, folders: [], total: 0, unfiled: 0 })
  const [tags, setTags] = useState<readonly TagCount[]>([])
  const [attempt, setAttempt] = useState(0)
  const bucket = view.bucket || '1'
  const query = filterOf(view)
  const filter = String(new URLSearchParams(query))

  // The network. Without an answer the folders stay as they were: the pictures beside them say what failed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const control = new AbortController()
    callByName('GET /media/api/v2/folders', { query: { bucket }, signal: control.signal }).then((answer) => {
      if (control.signal.aborted || !answer.ok) return
      setFolders({ isLoaded: true, folders: answer.data, ...answer.meta })
    })
    return () => control.abort()
  }, [bucket, attempt])
  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is in the filter, and another attempt asks the same again
  useEffect(() => {
    const control = new AbortController()
    callByName('GET /media/api/v2/tags', { query, signal: control.signal }).then((answer) => {
      if (!control.signal.aborted && answer.ok) setTags(answer.data)
    })
    return () => control.abort()
  }, [filter, attempt])

  const again = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...folders, tags, again }
}
