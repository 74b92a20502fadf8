import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './stage.module.css'

/** Shows the page at the chosen width, scaled down to fit the available space. */
export function Stage({ width, children }: { width: number; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)

  // The browser measures the space. The frame gets the scale too, so that the editor's labels inside it stay readable.
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const scaleToRoom = () => {
      const scale = Math.min(1, element.clientWidth / width)
      element.style.setProperty('--page-width', `${width}px`)
      element.style.setProperty('--page-scale', String(scale))
      // While a frame is being written, its document has no root element for a moment.
      const root: HTMLElement | null | undefined = element.querySelector('iframe')?.contentDocument?.documentElement
      root?.style.setProperty('--canvas-scale', String(scale))
    }
    scaleToRoom()
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
  }, [width])

  return (
    <div ref={room} className={css.room} dir="ltr">
      <div className={css.fitted}>
        <div className={css.page}>{children}</div>
      </div>
    </div>
  )
}
