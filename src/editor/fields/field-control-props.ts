import type { FieldDef } from '#fields/field-types.ts'

export type FieldControlProps = {
  id: string
  field: FieldDef
  /** The stored value; undefined means the default. */
  stored: unknown
  timeZone: string
  onChange: (value: unknown) => void
}
