import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { IconSprite } from '#ui/icon-sprite.tsx'
import { useShortcutsIn } from '../keyboard/use-shortcuts.tsx'
import { useAtom, useOrder, usePageEditor } from '../draft/use-page-editor.tsx'
import { idleTime } from '../ui/idle-time.ts'
import { useWord } from '../words/use-word.ts'
import { useCanvasWorld } from './canvas-context.tsx'
import { EmptyPage } from './empty-page.tsx'
import { editInPlace } from './in-place.ts'
import { arrivedCanvasStyles, loadCanvasStyles } from './load-canvas-styles.ts'
import { quietFrame } from './quiet-frame.ts'
import { canvasWords } from './words.ts'

/** The inside of the frame: the site's own styles, theme and direction, and nothing of the editor's. */
export function CanvasFrame({ document: frame, children }: { document?: Document | undefined; children: ReactNode }) {
  const editor = usePageEditor()
  const { site, $theme, $isDrawn } = useCanvasWorld()
  const theme = useAtom($theme)
  const isEmpty = useOrder().length === 0
  const [isStyled, setIsStyled] = useState(false)
  useShortcutsIn(frame)

  // The frame is a document of its own, with styles of its own, which come in a file of their own.
  useLayoutEffect(() => {
    if (!frame) return
    let style: HTMLStyleElement | undefined
    let isGone = false
    const draw = (text: string) => {
      if (isGone) return
      style = frame.createElement('style')
      style.textContent = text
      frame.head.append(style)
      setIsStyled(true)
    }
    const arrived = arrivedCanvasStyles()
    if (arrived !== undefined) draw(arrived)
    else void loadCanvasStyles().then(draw)
    return () => {
      isGone = true
      style?.remove()
    }
  }, [frame])

  // What has waited for the page has its turn after the browser has painted it.
  useEffect(() => {
    if (!isStyled) return
    const request = requestAnimationFrame(() => void idleTime().then(() => $isDrawn.set(true)))
    return () => cancelAnimationFrame(request)
  }, [isStyled, $isDrawn])

  useLayoutEffect(() => {
    if (!frame) return
    const { documentElement } = frame
    documentElement.lang = 'ar'
    documentElement.dir = 'rtl'
    documentElement.dataset.theme = theme
    if (site.area) documentElement.dataset.area = site.area
  }, [frame, theme, site.area])

  // Keyboards pass the frame by, since the list of blocks does all that it does; whoever reads on is told so.
  const title = useWord(canvasWords)('canvas_hint')
  useLayoutEffect(() => {
    const element = frame?.defaultView?.frameElement
    element?.setAttribute('title', title)
    element?.setAttribute('tabindex', '-1')
  }, [frame, title])

  useEffect(() => (frame ? quietFrame(frame) : undefined), [frame])

  // Nothing in the frame leads away from it.
  useEffect(() => {
    if (!frame) return
    const stay = (event: Event) => {
      const { target } = event
      if (event.type === 'submit' || event.type === 'dragstart' || (target as Element | null)?.closest?.('a')) event.preventDefault()
    }
    const stopEditing = editInPlace(frame, editor)
    for (const type of ['click', 'auxclick', 'submit', 'dragstart']) frame.addEventListener(type, stay, { capture: true })
    return () => {
      stopEditing()
      for (const type of ['click', 'auxclick', 'submit', 'dragstart']) frame.removeEventListener(type, stay, { capture: true })
    }
  }, [frame, editor])

  if (!frame || !isStyled) return null
  return (
    <>
      <IconSprite />
      {children}
      {isEmpty && <EmptyPage />}
    </>
  )
}
