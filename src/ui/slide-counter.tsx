import css from './slide-counter.module.css'
import { fillWords } from '#kernel/words/fill-words.ts'
import { uiWords } from './ui-words.ts'

type SlideCounterProps = { selected: number; total: number; words?: { slideOf?: string } }

/** '2 / 8' for the eye, and the same in words for the ear whenever it changes. */
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
