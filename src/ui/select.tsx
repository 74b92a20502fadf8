import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './select.module.css'

export type SelectProps = ComponentProps<'select'> & {
  /** A line among other fields, a box where it stands by itself. */
  look?: 'line' | 'box'
}

/** A native select, so that phones open a list of their own. `className` is of the place that it takes. */
export function Select({ look = 'line', className, ...select }: SelectProps) {
  return (
    <span className={classNames(css.place, className)} data-look={look}>
      <select {...select} className={css.select} />
      <Icon name="chevron" size={16} className={css.chevron} />
    </span>
  )
}
