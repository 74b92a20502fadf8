import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import '#ui/fonts.css'
import './editor-tokens.css'
import { directionOf, useLanguage } from '../words/language.tsx'
import css from './editor-root.module.css'
import { PopupPlaceProvider } from './popup/popup-place.tsx'
import { ToastProvider } from './notices/toast.tsx'

/** Around everything of the editor except the canvas: tokens, resets, reading direction, toasts, popups. Once, below LanguageProvider. */
export function EditorRoot({ className, children }: { className?: string; children: ReactNode }) {
  const { language } = useLanguage()
  return (
    <div className={classNames('maarad-editor', css.root, className)}>
      <DirectionProvider direction={directionOf(language)}>
        <PopupPlaceProvider>
          <ToastProvider>{children}</ToastProvider>
        </PopupPlaceProvider>
      </DirectionProvider>
    </div>
  )
}
