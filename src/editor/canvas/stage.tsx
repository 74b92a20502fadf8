import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './stage.module.css'

/** The page at the width it is looked at, made smaller where there is less room. */
export function Stage({ width, children }: { width: number; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)

  // The room is measured by the browser; the frame inside is told how much smaller it is shown, for what must stay readable.
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const scaleToRoom = () => {
      const scale = Math.min(1, element.clientWidth / width)
      element.style.setProperty('--page-width', `${width}px`)
      element.style.setProperty('--page-scale', String(scale))
      // A frame that is just being written has a document without a root element for a moment.
      const root: HTMLElement | null | undefined = element.querySelector('iframe')?.contentDocument?.documentElement
      root?.style.setProperty('--canvas-scale', String(scale))
    }
    scaleToRoom()
    const observer = new ResizeObserver(scaleToRoom)
    observer.observe(element)
    // Whatever else is drawn over the page says nothing about its size.
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
  }, [width])

  return (
    <div ref={room} className={css.room} dir="ltr">
      <div className={css.fitted}>
        <div className={css.page}>{children}</div>
      </div>
    </div>
  )
}
