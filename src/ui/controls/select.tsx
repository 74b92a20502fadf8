import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import css from './select.module.css'

export type SelectProps = ComponentProps<'select'> & {
  /** `line` among other fields, `box` on its own. */
  look?: 'line' | 'box'
}

/** A native select, so that phones open their own picker. `className` applies to the wrapper. */
export function Select({ look = 'line', className, ...select }: SelectProps) {
  return (
    <span className={classNames(css.place, className)} data-look={look}>
      <select {...select} className={css.select} />
      <Icon name="chevron" size={16} className={css.chevron} />
    </span>
  )
}
