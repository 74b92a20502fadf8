import { useEffect, useRef, useState } from 'react'
import type { Theme } from '#domains/content/index.ts'
import { ask } from '../data-provider/ask.ts'
import type { PartDraft } from './part-draft.ts'

/** After the last key, so that a word is not asked for letter by letter. */
const REST_MS = 400

type Asked = PartDraft & { path: string; theme: Theme; without: string[] }

/** The page with a draft, asked for again when the draft has rested; while there is none, or it is refused, the last page stays. */
export function useDraftPage(asked: Asked | null) {
  const [html, setHtml] = useState('')
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  const isFirst = useRef(true)
  const wanted = asked && JSON.stringify([asked, round])
  // The network; an answer that another draft has overtaken is dropped.
  useEffect(() => {
    if (wanted === null) return
    const stop = new AbortController()
    const timer = setTimeout(
      () => {
        isFirst.current = false
        ask('POST /api/setting_previews', { body: (JSON.parse(wanted) as [Asked, number])[0], signal: stop.signal }).then(
          ({ data }) => {
            setHtml(data.html)
            setStatus('ready')
          },
          () => stop.signal.aborted || setStatus('failed'),
        )
      },
      isFirst.current ? 0 : REST_MS,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])
  return { html, status, retry: () => setRound(round + 1) }
}
