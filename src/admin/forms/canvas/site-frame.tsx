import { directionOf } from '#kernel/words/direction.ts'
import { Box } from '@mui/material'
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconSprite } from '#ui/icon-sprite.tsx'
import type { Language } from '#kernel/words/words.ts'
import { siteStyles } from './site-styles.ts'

export const siteThemes = ['jdx', 'lrdx'] as const
export type SiteTheme = (typeof siteThemes)[number]

type SiteFrameProps = {
  title: string
  theme: SiteTheme
  language: Language
  /** Additional styles for elements that only the admin draws. */
  styles?: string
  /** The Tab key skips the frame, because the same is offered elsewhere by keyboard. */
  isPassedOver?: boolean
  /** The document is scaled down in a narrower space. */
  leastWidth?: number
  children: ReactNode
}

const EMPTY = '<!doctype html><html><head></head><body></body></html>'

/** An iframe with the site's styles, so that content looks and wraps as it does for visitors. */
export function SiteFrame({ title, theme, language, styles = '', isPassedOver = false, leastWidth = 0, children }: SiteFrameProps) {
  const [frame, setFrame] = useState<Document | null>(null)
  const [room, setRoom] = useState<HTMLDivElement | null>(null)
  const scale = useScale(room, leastWidth)

  // React does not own the frame's document.
  useLayoutEffect(() => {
    if (!frame) return
    const style = frame.createElement('style')
    style.textContent = `${siteStyles}\n${styles}`
    frame.head.append(style)
    return () => style.remove()
  }, [frame, styles])

  useLayoutEffect(() => {
    if (!frame) return
    frame.documentElement.lang = language
    frame.documentElement.dir = directionOf(language)
    frame.documentElement.dataset.theme = theme
    frame.title = title
  }, [frame, language, theme, title])

  // Links in the frame do not navigate.
  useEffect(() => {
    if (!frame) return
    const stay = (event: Event) => {
      if ((event.target as Element | null)?.closest?.('a')) event.preventDefault()
    }
    frame.addEventListener('click', stay)
    return () => frame.removeEventListener('click', stay)
  }, [frame])

  return (
    <Box ref={setRoom} sx={{ inlineSize: '100%', blockSize: '100%', overflow: 'hidden' }}>
      <Box
        component="iframe"
        title={title}
        srcDoc={EMPTY}
        tabIndex={isPassedOver ? -1 : undefined}
        onLoad={({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setFrame(currentTarget.contentDocument)}
        sx={{ display: 'block', border: 0, transformOrigin: '100% 0', '[dir="ltr"] &': { transformOrigin: '0 0' } }}
        style={{ inlineSize: `${100 / scale}%`, blockSize: `${100 / scale}%`, transform: scale === 1 ? undefined : `scale(${scale})` }}
      />
      {frame &&
        createPortal(
          <>
            <IconSprite />
            {children}
          </>,
          frame.body,
        )}
    </Box>
  )
}

/** The scale at which a document of `leastWidth` fits an element. */
function useScale(room: HTMLElement | null, leastWidth: number): number {
  const [width, setWidth] = useState(0)
  // The browser measures the element.
  useEffect(() => {
    if (!room) return
    const watch = new ResizeObserver(() => setWidth(room.clientWidth))
    watch.observe(room)
    return () => watch.disconnect()
  }, [room])
  return width > 0 && width < leastWidth ? width / leastWidth : 1
}
