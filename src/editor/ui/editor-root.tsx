import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import '#ui/fonts.css'
import './editor-tokens.css'
import css from './editor-root.module.css'
import { ToastProvider } from './toast.tsx'

/** Around everything of the editor but the canvas: its tokens, its plain elements, its toasts. Once, below LanguageProvider. */
export function EditorRoot({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('maarad-editor', css.root, className)}>
      <ToastProvider>{children}</ToastProvider>
    </div>
  )
}
