import type { ReactNode } from 'react'
import css from '../inputs/field.module.css'

/** Text for assistive technology only. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={css.unseen}>{children}</span>
}
