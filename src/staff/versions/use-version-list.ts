import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedVersion, VersionsKind } from './versions-kind.ts'

/** So many versions are asked for, and shown, at once. */
export const VERSIONS_PER_PAGE = 30

/** The history of a document, newest first, in pages. It is loaded again when the key of its kind changes. */
export function useVersionList<Content>(kind: VersionsKind<Content>) {
  const [versions, setVersions] = useState<readonly ListedVersion[]>()
  const [total, setTotal] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [isLoading, setIsLoading] = useState(true)
  const [shown, setShown] = useState(VERSIONS_PER_PAGE)
  const [asked, setAsked] = useState({ key: kind.key, page: 1, turn: 0 })
  const list = useRef(kind.list)
  list.current = kind.list
  if (asked.key !== kind.key) setAsked({ key: kind.key, page: 1, turn: asked.turn })

  // The network; the answer of an outdated request is dropped.
  useEffect(() => {
    const control = new AbortController()
    setIsLoading(true)
    list.current(asked.page, control.signal).then((answer) => {
      if (control.signal.aborted) return
      setIsLoading(false)
      setFailure(answer.ok ? null : answer.code)
      if (!answer.ok) return
      setTotal(answer.data.total)
      setVersions((before = []) => {
        const all = asked.page === 1 ? answer.data.versions : [...before, ...answer.data.versions]
        return [...new Map(all.map((version) => [version.number, version])).values()]
      })
    })
    return () => control.abort()
  }, [asked])

  const reload = useCallback(() => {
    setShown(VERSIONS_PER_PAGE)
    setAsked((last) => ({ ...last, page: 1, turn: last.turn + 1 }))
  }, [])
  const loaded = versions?.length ?? 0
  const more = () => {
    setShown(shown + VERSIONS_PER_PAGE)
    if (loaded < Math.min(total, shown + VERSIONS_PER_PAGE)) setAsked((last) => ({ ...last, page: last.page + 1 }))
  }
  return { versions, shown: versions?.slice(0, shown), hasMore: Math.min(shown, loaded) < total, failure, isLoading, reload, more }
}
