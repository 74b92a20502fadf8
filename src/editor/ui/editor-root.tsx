import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type ReactNode, useLayoutEffect } from 'react'
import { classNames } from '#ui/class-names.ts'
import '#ui/fonts.css'
import '#staff/look/colours.gen.css'
import { $mode, followMode } from '#staff/look/kept-mode.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import './editor-tokens.css'
import { directionOf } from '#kernel/words/direction.ts'
import { useLanguage } from '../words/language.tsx'
import css from './editor-root.module.css'
import { PopupPlaceProvider } from './popup/popup-place.tsx'
import { ToastProvider } from './notices/toast.tsx'

/** Around everything of the editor except the canvas: tokens, light or dark, resets, reading direction, toasts, popups. Once, below LanguageProvider. */
export function EditorRoot({ className, children }: { className?: string; children: ReactNode }) {
  const { language } = useLanguage()
  const mode = useAtom($mode)
  // Storage and system are the browser's; before the first paint, so that nothing flashes.
  useLayoutEffect(followMode, [])
  return (
    <div className={classNames('maarad-editor', css.root, className)} data-look={mode}>
      <DirectionProvider direction={directionOf(language)}>
        <PopupPlaceProvider>
          <ToastProvider>{children}</ToastProvider>
        </PopupPlaceProvider>
      </DirectionProvider>
    </div>
  )
}
