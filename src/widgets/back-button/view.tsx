import { Icon } from '#ui/icon.tsx'
import { GO_BACK, mark } from '#ui/page-protocol.ts'
import css from './view.module.css'

export type BackButtonProps = { id: string; href: string; label: string }

export function BackButton({ href, label }: BackButtonProps) {
  return (
    <nav className={css.place} aria-label={label}>
      <a href={href} className={css.link} {...mark(GO_BACK, '')}>
        <Icon name="chevron_l" size={16} />
        {label}
      </a>
    </nav>
  )
}
