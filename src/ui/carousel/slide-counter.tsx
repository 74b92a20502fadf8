import css from './slide-counter.module.css'
import { classNames } from '../class-names.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { uiWords } from '../ui-words.ts'

type SlideCounterProps = { selected: number; total: number; words?: { slideOf?: string }; isSilent?: boolean; className?: string }

/** Shows '2 / 8', and announces every change to screen readers unless it `isSilent`, as where slides advance by themselves. */
export function SlideCounter({ selected, total, words, isSilent = false, className }: SlideCounterProps) {
  return (
    <p className={classNames(css.counter, className)}>
      <bdi dir="ltr" aria-hidden="true">
        {selected + 1} / {total}
      </bdi>
      <span className="visually-hidden" aria-live={isSilent ? 'off' : 'polite'}>
        {fillWords(words?.slideOf ?? uiWords.slideOf, { n: selected + 1, total })}
      </span>
    </p>
  )
}
