import type { Texts } from '#kernel/words/words.ts'
import { Icon } from '#ui/icon.tsx'
import { mark, QUICK_LINKS } from '#ui/page-protocol.ts'
import type { ActionItem } from '../floating-action.ts'
import type { quickActionWords } from '../words.ts'
import { ActionLink } from './action-link.tsx'
import css from './quick-links.module.css'

type QuickLinksProps = {
  id: string
  anchor: string | undefined
  items: readonly ActionItem[]
  /** On the main button of narrow screens; '' shows the text of the first item (C-082). */
  mainLabel: string
  expandLabel: string
  words: Texts<typeof quickActionWords.words>
}

/**
 * Links beside the page on wide screens, below it on narrow ones: there the first is a button of its own and the others open above it
 * (C-037). Hidden until the script of the widget shows it.
 */
export function QuickLinks({ id, anchor, items, mainLabel, expandLabel, words }: QuickLinksProps) {
  const [first] = items
  const list = `${id}-list`
  return (
    <nav id={anchor} className={css.place} aria-label={words.links} {...mark(QUICK_LINKS, '')} hidden>
      <div className={css.head}>
        {first && <ActionLink item={first} text={mainLabel || first.text} className={css.main} />}
        <button type="button" className={css.toggle} aria-expanded="false" aria-controls={list} data-alone={items.length === 1 ? '' : undefined}>
          <span className={css.expand}>{expandLabel}</span>
          <Icon name="chevron" size={18} className={css.sign} />
        </button>
      </div>
      <ul id={list} className={css.list}>
        {items.map((item) => (
          <li key={`${item.text} ${item.link?.href}`} className={css.item}>
            <ActionLink item={item} className={css.link} textClass={css.text} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
