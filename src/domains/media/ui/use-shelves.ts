import { useCallback, useEffect, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'
import type { FolderRecord } from '../folders/filed-image.ts'
import { filterOf, type LibraryView } from './use-library.ts'

export const FOLDERS_PATH = '/media/api/v2/folders'
const TAGS_PATH = '/media/api/v2/tags'

export type Folders = { isLoaded: boolean; folders: readonly FolderRecord[]; total: number; unfiled: number }
export type TagCount = { tag: string; count: number }

/** The folders of a bucket and the tags that the pictures of a view have, with their counts. `again` asks anew. */
export function useShelves(view: LibraryView) {
  const [folders, setFolders] = useState<Folders>({ isLoaded: false, folders: [], total: 0, unfiled: 0 })
  const [tags, setTags] = useState<readonly TagCount[]>([])
  const [attempt, setAttempt] = useState(0)
  const bucket = view.bucket || '1'
  const filter = String(new URLSearchParams(filterOf(view)))

  // The network. Without an answer the folders stay as they were: the pictures beside them say what failed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const control = new AbortController()
    staffFetch<FolderRecord[]>(`${FOLDERS_PATH}?bucket=${bucket}`, { signal: control.signal }).then((answer) => {
      if (control.signal.aborted || !answer.ok) return
      setFolders({ isLoaded: true, folders: answer.data, ...(answer.meta as { total: number; unfiled: number }) })
    })
    return () => control.abort()
  }, [bucket, attempt])
  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const control = new AbortController()
    staffFetch<TagCount[]>(`${TAGS_PATH}?${filter}`, { signal: control.signal }).then((answer) => {
      if (!control.signal.aborted && answer.ok) setTags(answer.data)
    })
    return () => control.abort()
  }, [filter, attempt])

  const again = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...folders, tags, again }
}
