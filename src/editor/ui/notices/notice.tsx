import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import css from './notice.module.css'

type Kind = 'info' | 'warning' | 'error' | 'done'
const icons: Record<Kind, IconName> = { info: 'info', warning: 'alert', error: 'alert', done: 'check' }

type NoticeProps = { kind?: Kind; title?: string; action?: ReactNode; children?: ReactNode }

/** A message beside what it is about. Errors are announced when they appear. */
export function Notice({ kind = 'info', title, action, children }: NoticeProps) {
  return (
    <div className={css.notice} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}

/** The message of an empty list or panel, with what a person can do about it. */
export function EmptyState({ icon, title, action, children }: { icon: IconName; title: string; action?: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <Icon name={icon} size={28} />
      <p className={css.title}>{title}</p>
      {children && <div className={css.more}>{children}</div>}
      {action}
    </div>
  )
}

/** A small label for a status or a count. */
export function Badge({ kind = 'info', children }: { kind?: Kind; children: ReactNode }) {
  return (
    <span className={css.badge} data-kind={kind}>
      {children}
    </span>
  )
}
