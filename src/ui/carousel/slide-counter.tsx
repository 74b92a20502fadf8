import css from './slide-counter.module.css'
import { fillWords } from '#kernel/words/fill-words.ts'
import { uiWords } from '../ui-words.ts'

type SlideCounterProps = { selected: number; total: number; words?: { slideOf?: string } }

/** Shows '2 / 8', and announces every change to screen readers. */
export function SlideCounter({ selected, total, words }: SlideCounterProps) {
  return (
    <p className={css.counter}>
      <bdi dir="ltr" aria-hidden="true">
        {selected + 1} / {total}
      </bdi>
      <span className="visually-hidden" aria-live="polite">
        {fillWords(words?.slideOf ?? uiWords.slideOf, { n: selected + 1, total })}
      </span>
    </p>
  )
}
