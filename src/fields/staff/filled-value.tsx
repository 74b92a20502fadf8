import { type ReactNode, useState } from 'react'
import type { FillForm, RowField } from '../field-types.ts'
import { canBeFilled } from './can-be-filled.ts'
import css from './filled-value.module.css'
import { drawPart, Part } from './part.tsx'
import { RowsForm } from './rows-form.tsx'
import { signs } from './signs.tsx'
import { useFilledWords, useStaffKit } from './staff-kit.ts'

type FilledValueProps = {
  id: string
  label: string
  hint?: string | undefined
  problem?: ReactNode
  filled: FillForm
  value: unknown
  /** Whether the value is a text that is no JSON yet. */
  isBroken?: boolean
  onChange: (value: unknown) => void
  /** The value as JSON, with what is wrong with it; drawn when it is asked for, since its editor is heavy. */
  drawSource: () => ReactNode
}

/** A value of JSON as a form, and behind a switch as its source; a value of another shape is shown as source alone. */
export function FilledValue({ id, label, hint, problem, filled, value, isBroken = false, onChange, drawSource }: FilledValueProps) {
  const { word } = useFilledWords()
  const { drawPictures } = useStaffKit()
  const [isSwitched, setIsSwitched] = useState(false)
  const isShowable = !isBroken && canBeFilled(filled, value) && (filled.field_type !== 'Pictures' || drawPictures !== undefined)
  const isSource = isSwitched || !isShowable
  return (
    <div className={css.value}>
      {isSource ? (
        <>
          {drawSource()}
          {!isShowable && <p className={css.note}>{word('other_shape')}</p>}
        </>
      ) : (
        <>
          <ValueForm {...{ id, label, hint, filled, value, onChange }} />
          {problem}
        </>
      )}
      {isShowable && (
        <button type="button" className={css.mode} aria-pressed={isSource} onClick={() => setIsSwitched(!isSwitched)}>
          {signs.code}
          {word('source')}
        </button>
      )}
    </div>
  )
}

type ValueFormProps = Pick<FilledValueProps, 'id' | 'label' | 'hint' | 'filled' | 'value' | 'onChange'>

function ValueForm({ id, label, hint, filled, value, onChange }: ValueFormProps) {
  if (filled.field_type === undefined) return <RowsForm {...{ id, label, hint, value, onChange }} template={filled} path="" drawPart={drawPart} />
  const field = { ...filled, symbol: '', label, ...(hint && { hint }) } as RowField // a part of a row, whose name is that of the value
  return <Part id={id} field={field} storedValue={value} path="" onChange={(next) => onChange(next)} />
}
