import { describeField } from '#block-engine/descriptor.ts'
import type { FieldDef } from '#fields/field-types.ts'

/** The initial field of the editor (B-130): `value` is its default, `attrs` are further properties of its type. */
export type PresetField = { label: string; symbol: string; field_type: string; value: unknown; attrs: Record<string, unknown> }

export function presetField(field: FieldDef): PresetField {
  const { label, symbol, field_type, value, attrs } = describeField(field)
  return { label, symbol, field_type, value, attrs }
}
