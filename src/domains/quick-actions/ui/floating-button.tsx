import { FLOATING, mark } from '#ui/page-protocol.ts'
import type { ActionItem } from '../floating-action.ts'
import { ActionLink } from './action-link.tsx'
import css from './floating-button.module.css'

type FloatingButtonProps = {
  anchor: string | undefined
  items: readonly (ActionItem & { hiddenOn?: 'mobile' | 'desktop' | undefined })[]
  isSecondary: boolean
  label: string
}

/**
 * A round button with a list of links above it. The browser itself opens and closes it, by press and by key; the overlay belongs to the
 * button, so a press on it closes as well (C-040, C-041). The secondary variant is open from the start and covers nothing (C-042).
 */
export function FloatingButton({ anchor, items, isSecondary, label }: FloatingButtonProps) {
  return (
    <details id={anchor} className={css.place} {...mark(FLOATING, isSecondary ? 'secondary' : 'button')} open={isSecondary}>
      <summary className={css.button} aria-label={label}>
        <span className={css.face}>
          <span className={css.sign} />
        </span>
      </summary>
      <ul className={css.links}>
        {items.map((item) => (
          <li key={`${item.text} ${item.link?.href}`} className={css.item} data-hidden-on={item.hiddenOn}>
            <ActionLink item={item} className={css.link} />
          </li>
        ))}
      </ul>
    </details>
  )
}
