import type { RowField } from '../field-types.ts'
import { withPart } from '../values/row-values.ts'
import css from './filled-value.module.css'
import { Parts } from './part.tsx'

type FieldFormProps = {
  id: string
  fields: readonly RowField[]
  value: unknown
  /** Of the object in the whole value, as flaws name it. */
  path?: string
  onChange: (value: unknown) => void
}

/** Some fields of an object, without a name or a source of their own. Narrow ones stand side by side. */
export function FieldForm({ id, fields, value, path = '', onChange }: FieldFormProps) {
  return (
    <div className={css.value}>
      <Parts {...{ id, fields, path }} entry={value} onChange={(part, field) => onChange(withPart(value, field, part))} />
    </div>
  )
}
