import type { RowField } from '../field-types.ts'

/** What the control of one part of a value is drawn from. */
export type PartProps<Field extends RowField = RowField> = {
  id: string
  field: Field
  storedValue: unknown
  /** Of this part in the whole value, as flaws name it. */
  path: string
  isLabelHidden?: boolean
  onChange: (value: unknown) => void
}
