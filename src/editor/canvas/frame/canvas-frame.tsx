import { atom } from 'nanostores'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nameIn } from '#fields/name-in.ts'
import { IconSprite } from '#ui/icon-sprite.tsx'
import { useShortcutsIn } from '../../keyboard/use-shortcuts.tsx'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useOrder, usePageEditor } from '../../draft/use-page-editor.tsx'
import { idleTime } from '../../ui/idle-time.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useWord } from '../../words/use-word.ts'
import { useCanvasWorld } from '../canvas-context.tsx'
import { chooseSeveral } from '../choose-several.ts'
import { EmptyPage } from '../empty-page.tsx'
import { openPressedItems } from '../show-item.ts'
import { useLanguage } from '../../words/language.tsx'
import { editInPlace } from '../typing/in-place.ts'
import type { Writing } from '../typing/writing.tsx'
import { loadCanvasStyles, loadedCanvasStyles } from './load-canvas-styles.ts'
import { quietFrame } from './quiet-frame.ts'
import { canvasWords } from '../words.ts'

const WritingBar = lazyPart(
  () => import('../typing/writing.tsx'),
  ({ WritingBar }) => WritingBar,
)
const InsertionLine = lazyPart(
  () => import('../insertion-line.tsx'),
  ({ InsertionLine }) => InsertionLine,
)

/** The inside of the frame, with the site's styles, theme and direction, and without the editor's. Long, since it is a list of what the frame hears of. */
export function CanvasFrame({ document: frame, children }: { document?: Document | undefined; children: ReactNode }) {
  const editor = usePageEditor()
  const { site, $theme, $isDrawn } = useCanvasWorld()
  const theme = useAtom($theme)
  const isEmpty = useOrder().length === 0
  const [isStyled, setIsStyled] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [$writing] = useState(() => atom<Writing | null>(null))
  const writing = useAtom($writing)
  const { language } = useLanguage()
  const spoken = useRef(language)
  spoken.current = language
  useShortcutsIn(frame)

  // The frame is a separate document; its stylesheet is loaded separately too.
  useLayoutEffect(() => {
    if (!frame) return
    let style: HTMLStyleElement | undefined
    let isGone = false
    const addStyles = (text: string) => {
      if (isGone) return
      style = frame.createElement('style')
      style.textContent = text
      frame.head.append(style)
      setIsStyled(true)
    }
    const styles = loadedCanvasStyles()
    if (styles !== undefined) addStyles(styles)
    else void loadCanvasStyles().then(addStyles)
    return () => {
      isGone = true
      style?.remove()
    }
  }, [frame])

  // Starts the work that waits for the page, once the browser has painted it.
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

  // The Tab key skips the frame, since the list of blocks offers the same by keyboard. The title says so to screen readers.
  const title = useWord(canvasWords)('canvas_hint')
  useLayoutEffect(() => {
    const element = frame?.defaultView?.frameElement
    element?.setAttribute('title', title)
    element?.setAttribute('tabindex', '-1')
  }, [frame, title])

  useEffect(() => (frame ? quietFrame(frame) : undefined), [frame])

  useEffect(() => {
    const point = () => setIsPointedAt(true)
    frame?.addEventListener('pointermove', point, { once: true })
    return () => frame?.removeEventListener('pointermove', point)
  }, [frame])

  // Before what opens items by a press, which a press that chooses several does not.
  useEffect(() => (frame ? chooseSeveral(frame, editor) : undefined), [frame, editor])

  useEffect(() => (frame ? openPressedItems(frame, editor) : undefined), [frame, editor])

  // Links and forms in the frame do not navigate.
  useEffect(() => {
    if (!frame) return
    const preventNavigation = (event: Event) => {
      const { target } = event
      if (event.type === 'submit' || event.type === 'dragstart' || (target as Element | null)?.closest?.('a')) event.preventDefault()
    }
    const stopEditing = editInPlace(frame, editor, { $writing, nameOf: (label) => nameIn(spoken.current, label) })
    for (const type of ['click', 'auxclick', 'submit', 'dragstart']) frame.addEventListener(type, preventNavigation, { capture: true })
    return () => {
      stopEditing()
      for (const type of ['click', 'auxclick', 'submit', 'dragstart']) frame.removeEventListener(type, preventNavigation, { capture: true })
    }
  }, [frame, editor, $writing])

  if (!frame || !isStyled) return null
  return (
    <>
      <IconSprite />
      {children}
      {isEmpty && <EmptyPage />}
      {writing && (
        <Suspense>
          <WritingBar writing={writing} />
        </Suspense>
      )}
      {isPointedAt && (
        <Suspense>
          <InsertionLine frame={frame} />
        </Suspense>
      )}
    </>
  )
}
