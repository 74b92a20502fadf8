import type { ReactNode } from 'react'
import css from './filled-value.module.css'
import { signs } from './signs.tsx'
import { useFilledWords, useStaffKit } from './staff-kit.ts'

type RowButtonsProps = { name: string; onUp?: () => void; onDown?: () => void; onRemove?: () => void }

/** What moves and removes a row. */
export function RowButtons({ name, onUp, onDown, onRemove }: RowButtonsProps) {
  const { word } = useFilledWords()
  const { isReadOnly = false } = useStaffKit()
  const button = (key: 'row_up' | 'row_down' | 'remove_row', sign: ReactNode, onClick?: () => void) => {
    const label = word(key, { name })
    const direction = key === 'row_up' ? 'up' : key === 'row_down' ? 'down' : undefined
    return (
      <button
        type="button"
        className={css.iconButton}
        data-move={direction}
        title={label}
        aria-label={label}
        disabled={isReadOnly || !onClick}
        onClick={onClick}
      >
        {sign}
      </button>
    )
  }
  return (
    <span className={css.buttons}>
      {button('row_up', signs.up, onUp)}
      {button('row_down', signs.down, onDown)}
      {onRemove && button('remove_row', signs.remove, onRemove)}
    </span>
  )
}
