import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
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
  /** More styles, for what only the admin draws in it. */
  styles?: string
  /** Skipped by the Tab key, because all of it is offered elsewhere by keyboard. */
  isPassedOver?: boolean
  width?: number | string
  height?: number | string
  children: ReactNode
}

const EMPTY = '<!doctype html><html><head></head><body></body></html>'

/** A document of its own with the styles of the site, so that its content looks and breaks its lines as it does for visitors. */
export function SiteFrame({ title, theme, language, styles = '', isPassedOver = false, width = '100%', height = '100%', children }: SiteFrameProps) {
  const [frame, setFrame] = useState<Document | null>(null)

  // A document that React does not own.
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
    frame.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
    frame.documentElement.dataset.theme = theme
    frame.title = title
  }, [frame, language, theme, title])

  // Nothing in the frame leaves it: its links are those of a page that is not there.
  useEffect(() => {
    if (!frame) return
    const stay = (event: Event) => {
      if ((event.target as Element | null)?.closest?.('a')) event.preventDefault()
    }
    frame.addEventListener('click', stay)
    return () => frame.removeEventListener('click', stay)
  }, [frame])

  return (
    <>
      <iframe
        title={title}
        srcDoc={EMPTY}
        tabIndex={isPassedOver ? -1 : undefined}
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
        style={{ display: 'block', inlineSize: width, blockSize: height, border: 0, maxInlineSize: '100%' }}
      />
      {frame &&
        createPortal(
          <>
            <IconSprite />
            {children}
          </>,
          frame.body,
        )}
    </>
  )
}
