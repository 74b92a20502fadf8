import { useCallback, useEffect, useRef, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { VersionSummary } from './version-record.ts'

const PER_PAGE = 30

/** The history of a page, newest first, in pages of 30. It is loaded again when `liveVersion` changes. */
export function useVersions(pageId: number, liveVersion: number) {
  const [versions, setVersions] = useState<readonly VersionSummary[]>()
  const [total, setTotal] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [isLoading, setIsLoading] = useState(true)
  const [asked, setAsked] = useState({ page: 1, turn: 0 })

  // The network; the answer of an outdated request is dropped.
  useEffect(() => {
    const control = new AbortController()
    setIsLoading(true)
    callByName('GET /api/pages/{id}/versions', { params: { id: pageId }, query: { page: asked.page, per_page: PER_PAGE }, signal: control.signal }).then(
      (answer) => {
        if (control.signal.aborted) return
        setIsLoading(false)
        setFailure(answer.ok ? null : answer.code)
        if (!answer.ok) return
        setTotal(answer.meta.total)
        setVersions((before = []) => {
          const all = asked.page === 1 ? answer.data : [...before, ...answer.data]
          return [...new Map(all.map((version) => [version.number, version])).values()]
        })
      },
    )
    return () => control.abort()
  }, [pageId, asked])

  const reload = useCallback(() => setAsked((last) => ({ page: 1, turn: last.turn + 1 })), [])
  const seen = useRef(liveVersion)
  // The server has stored another version.
  useEffect(() => {
    if (seen.current === liveVersion) return
    seen.current = liveVersion
    reload()
  }, [liveVersion, reload])

  const more = useCallback(() => setAsked((last) => ({ page: last.page + 1, turn: last.turn })), [])
  return { versions, total, failure, isLoading, reload, more }
}
