import { useEffect, useRef, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { Side } from '#staff/versions/versions-kind.ts'
import { previewPath } from '../publishing/preview-path.ts'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useWord } from '../words/use-word.ts'
import css from './side-by-side.module.css'
import { versionsWords } from './words.ts'

const PREVIEW_S = 3600
/** The width in px at which previews are drawn before they are scaled to fit. */
const SCREEN_WIDTH = 1280

type SideBySideProps = { pageId: number; sides: readonly Side[]; nameOf: (side: Side) => string }

/** Previews of two versions beside each other, drawn as on a desktop and scaled to fit. */
export function SideBySide({ pageId, sides, nameOf }: SideBySideProps) {
  return (
    <div className={css.previews}>
      {sides.map((side, index) => (
        <Preview key={`${index === 0 ? 'before' : 'after'}/${side}`} pageId={pageId} side={side} name={nameOf(side)} />
      ))}
    </div>
  )
}

function Preview({ pageId, side, name }: { pageId: number; side: Side; name: string }) {
  const word = useWord(versionsWords)
  const say = useFailure()
  const [link, setLink] = useState<{ url: string } | { failure: string }>()
  const frame = useRef<HTMLDivElement>(null)

  // The network: requests a preview link of this version.
  useEffect(() => {
    const control = new AbortController()
    const body = { seconds: PREVIEW_S, ...(side === 'draft' ? {} : { version: side }) }
    callByName('POST /api/pages/{id}/preview_links', { params: { id: pageId }, body, signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return
      setLink(answer.ok ? { url: answer.data.url } : { failure: answer.code })
    })
    return () => control.abort()
  }, [pageId, side])

  // The browser measures the available width, to which the page is scaled.
  useEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) element.style.setProperty('--preview-scale', String(entry.contentRect.width / SCREEN_WIDTH))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <section className={css.preview} aria-label={word('preview_of', { name })}>
      <p className={css.small}>{name}</p>
      <div ref={frame} className={css.frame}>
        {!link && <Spinner label={word('loading')} />}
        {link && 'failure' in link && <Notice kind="error">{say(link.failure)}</Notice>}
        {link && 'url' in link && <iframe src={previewPath(link.url)} title={word('preview_of', { name })} />}
      </div>
    </section>
  )
}
