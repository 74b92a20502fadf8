import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { screenHeights, type Viewport, type Zoom } from '../viewports.ts'
import { useWord } from '../../words/use-word.ts'
import { canvasWords } from '../words.ts'
import css from './stage.module.css'

type StageProps = { width: Viewport; zoom: Zoom; children: ReactNode }

/** Shows the page at the chosen width: scaled down to fit the available space, or in the chosen size, which then scrolls sideways where it is wider than the room. */
export function Stage({ width, zoom, children }: StageProps) {
  const word = useWord(canvasWords)
  const room = useRef<HTMLDivElement>(null)

  // The browser measures the space. The frame gets the scale too, so that the editor's labels inside it stay readable.
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const scaleToRoom = () => {
      const scale = zoom === 'fit' ? Math.min(1, element.clientWidth / width) : zoom
      element.style.setProperty('--page-width', `${width}px`)
      element.style.setProperty('--page-scale', String(scale))
      // While a frame is being written, its document has no root element for a moment.
      const root: HTMLElement | null | undefined = element.querySelector('iframe')?.contentDocument?.documentElement
      root?.style.setProperty('--canvas-scale', String(scale))
      root?.style.setProperty('--device-height', `${screenHeights[width]}px`)
    }
    scaleToRoom()
    // An Arabic page is read from its right edge.
    element.scrollLeft = element.scrollWidth
    const observer = new ResizeObserver(scaleToRoom)
    observer.observe(element)
    // Only a new frame changes the scale; other nodes that come and go do not.
    const changes = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element && (node.matches('iframe') || node.querySelector('iframe')))))
        scaleToRoom()
    })
    changes.observe(element, { childList: true, subtree: true })
    element.addEventListener('load', scaleToRoom, true)
    return () => {
      observer.disconnect()
      changes.disconnect()
      element.removeEventListener('load', scaleToRoom, true)
    }
  }, [width, zoom])

  return (
    <section
      ref={room}
      className={css.room}
      dir="ltr"
      data-zoomed={zoom === 'fit' ? undefined : ''}
      {...(zoom !== 'fit' && { tabIndex: 0, 'aria-label': word('stage') })}
    >
      <div className={css.fitted}>
        <div className={css.page}>{children}</div>
      </div>
    </section>
  )
}
