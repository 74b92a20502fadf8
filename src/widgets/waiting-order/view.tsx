import type { Texts } from '#kernel/words/words.ts'
import { Icon } from '#ui/icon.tsx'
import { HIDES_ORDER, mark } from '#ui/page-protocol.ts'
import css from './view.module.css'
import type { waitingOrderWords } from './words.ts'

export type WaitingOrderProps = { id: string; words: Texts<typeof waitingOrderWords.words> }

/** A bar of a known height, which takes room only in a browser with an unfinished order. */
export function WaitingOrder({ words }: WaitingOrderProps) {
  return (
    <aside className={css.bar} aria-label={words.label}>
      <p className={css.text}>{words.text}</p>
      <a href="/ar/showroom-order-online/checkout" className={css.link}>
        {words.continue}
      </a>
      <button type="button" className={css.hide} aria-label={words.hide} {...mark(HIDES_ORDER, '')}>
        <Icon name="ui-close" size={16} />
      </button>
    </aside>
  )
}
