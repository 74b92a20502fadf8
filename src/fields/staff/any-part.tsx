import { type ReactNode, useId, useState } from 'react'
import { isRecord } from '#kernel/json/json-values.ts'
import type { AnyField, FieldDef, RowField } from '../field-types.ts'
import css from './filled-value.module.css'
import type { PartProps } from './part-props.ts'
import { useFilledWords, useStaffKit } from './staff-kit.ts'

type AnyPartProps = PartProps<AnyField> & {
  /** Passed in, since a list or an object has parts of any shape itself. */
  drawPart: (part: PartProps) => ReactNode
}

const kinds = ['text', 'number', 'flag', 'list', 'object', 'none'] as const
type Kind = (typeof kinds)[number]

/** What a value of another kind begins with. */
const fresh: Readonly<Record<Kind, unknown>> = { text: '', number: 0, flag: false, list: [], object: {}, none: null }

/** The longest text that is typed in one line. */
const LINE = 80

/** A value of any shape: the kind of value that it is, and the control of that kind. */
export function AnyPart({ id, field, storedValue, path, isLabelHidden = false, onChange, drawPart }: AnyPartProps) {
  const { drawControl } = useStaffKit()
  const { word, name } = useFilledWords()
  const hintId = useId()
  // A number that is being typed may be a text for a moment, or nothing.
  const [isNumber, setIsNumber] = useState(typeof storedValue === 'number')
  // Asked once: a text must not change its control under the hands of whoever writes it.
  const [isLong] = useState(() => typeof storedValue === 'string' && (storedValue.length > LINE || storedValue.includes('\n')))
  const kind = isNumber && (storedValue === null || ['number', 'string', 'undefined'].includes(typeof storedValue)) ? 'number' : kindOf(storedValue)
  const options = kinds.map((value) => ({ value, label: word(`any_${value}`) }))
  const select: FieldDef = { symbol: '', label: word('value_is'), field_type: 'Select', options, default: 'none' }
  const choose = (next: unknown) => {
    setIsNumber(next === 'number')
    onChange(fresh[kinds.find((one) => one === next) ?? 'none'])
  }
  const part = (inner: RowField) => drawPart({ id: `${id}:value`, field: inner, storedValue, path, onChange })
  const value = { symbol: '', label: word('any_value') }
  return (
    <fieldset className={css.field} aria-label={isLabelHidden ? name(field.label) : undefined} aria-describedby={field.hint ? hintId : undefined}>
      {!isLabelHidden && <legend className={css.label}>{name(field.label)}</legend>}
      {field.hint && (
        <p id={hintId} className={css.hint}>
          {name(field.hint)}
        </p>
      )}
      {drawControl({ id, field: select, storedValue: kind, onChange: choose })}
      {kind === 'text' && part({ ...value, field_type: isLong ? 'Text' : 'String', translatable: true, max: 200_000 })}
      {kind === 'number' && part({ ...value, field_type: 'Number' })}
      {kind === 'flag' && part({ ...value, field_type: 'Bool' })}
      {kind === 'list' && part({ ...value, field_type: 'List', fields: [{ ...value, field_type: 'Any' }], fresh: '' })}
      {kind === 'object' &&
        part({ ...value, field_type: 'Pairs', name: { symbol: '', label: word('any_name'), field_type: 'String' }, value: { ...value, field_type: 'Any' } })}
    </fieldset>
  )
}

function kindOf(value: unknown): Kind {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'flag'
  if (Array.isArray(value)) return 'list'
  return isRecord(value) ? 'object' : 'none'
}
