import { type ReactNode, Suspense } from 'react'
import { editorWords } from '../editor-words.ts'
import { useWord } from '../words/use-word.ts'
import css from './panels.module.css'

/** The content of a tab whose code is loaded when it is first shown. */
export function LazyContent({ children }: { children: ReactNode }) {
  const word = useWord(editorWords)
  return (
    <div className={css.scrolled}>
      <Suspense fallback={<p className={css.waiting}>{word('loading')}</p>}>{children}</Suspense>
    </div>
  )
}
