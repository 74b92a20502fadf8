import { useWord } from '../words/use-word.ts'
import { openPicker } from '../catalogue/open-picker.ts'
import css from './frame/frame.module.css'
import { canvasWords } from './words.ts'

/** The message of a page without blocks (C-426). It lies over the drop zone and lets drops through. */
export function EmptyPage() {
  const word = useWord(canvasWords)
  return (
    <div className={css.empty}>
      <p className={css.emptyTitle} dir="auto">
        {word('empty_title')}
      </p>
      <p dir="auto">{word('empty_text')}</p>
      <button type="button" className={css.emptyButton} onClick={({ currentTarget }) => openPicker({ origin: currentTarget })}>
        {word('add_block')}
      </button>
    </div>
  )
}
