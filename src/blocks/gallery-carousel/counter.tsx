import { fillIn } from '#ui/ui-words.ts'
import css from './counter.module.css'
import type { GalleryWords } from './gallery-item.tsx'

/** '2 / 8' for the eye, and the same in words for the ear whenever it changes. */
export function Counter({ selected, total, words }: { selected: number; total: number; words: GalleryWords }) {
  return (
    <p className={css.counter}>
      <bdi dir="ltr" aria-hidden="true">
        {selected + 1} / {total}
      </bdi>
      <span className="visually-hidden" aria-live="polite">
        {fillIn(words.slideOf, { n: selected + 1, total })}
      </span>
    </p>
  )
}
