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
  const [most, setMost] = useState(VERSIONS_PER_PAGE)
  const [request, setRequest] = useState({ key: kind.key, page: 1, turn: 0 })
  const list = useRef(kind.list)
  list.current = kind.list
  if (request.key !== kind.key) setRequest({ key: kind.key, page: 1, turn: request.turn })

  // The network; the answer of an outdated request is dropped.
  useEffect(() => {
    const control = new AbortController()
    setIsLoading(true)
    list.current(request.page, control.signal).then((answer) => {
      if (control.signal.aborted) return
      setIsLoading(false)
      setFailure(answer.ok ? null : answer.code)
      if (!answer.ok) return
      setTotal(answer.data.total)
      setVersions((before = []) => {
        const all = request.page === 1 ? answer.data.versions : [...before, ...answer.data.versions]
        return [...new Map(all.map((version) => [version.number, version])).values()]
      })
    })
    return () => control.abort()
  }, [request])

  const reload = useCallback(() => {
    setMost(VERSIONS_PER_PAGE)
    setRequest((last) => ({ ...last, page: 1, turn: last.turn + 1 }))
  }, [])
  const loaded = versions?.length ?? 0
  const more = () => {
    setMost(most + VERSIONS_PER_PAGE)
    if (loaded < Math.min(total, most + VERSIONS_PER_PAGE)) setRequest((last) => ({ ...last, page: last.page + 1 }))
  }
  return { versions, visibleVersions: versions?.slice(0, most), hasMore: Math.min(most, loaded) < total, failure, isLoading, reload, more }
}
