import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './grid.module.css'

export const gridColumns = ['1', '2', '3', '4', '5', '2-4', '1-4', 'ffi'] as const
export type GridColumns = (typeof gridColumns)[number]

export type GridProps = {
  columns: GridColumns
  /** Swaps the order on wide screens; on small ones the reading order stays. */
  isReversed?: boolean
  className?: string
  children: ReactNode
}

/** Columns that wrap: four become two, then one; 2-4 and 1-4 skip a step; ffi is half picture, half text. [C-417] [C-418] */
export function Grid({ columns, isReversed = false, className, children }: GridProps) {
  return (
    <div className={classNames(css.grid, className)} data-columns={columns} data-reversed={isReversed || undefined}>
      {children}
    </div>
  )
}
