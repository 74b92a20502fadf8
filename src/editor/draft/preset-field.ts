import { describeField } from '#block-engine/descriptor.ts'
import type { FieldDef } from '#block-engine/field-types.ts'

/** A field as the editor begins it (B-130): `value` is what it holds before anybody wrote, `attrs` what its type needs besides. */
export type PresetField = { label: string; symbol: string; field_type: string; value: unknown; attrs: Record<string, unknown> }

export function presetField(field: FieldDef): PresetField {
  const { label, symbol, field_type, value, attrs } = describeField(field)
  return { label, symbol, field_type, value, attrs }
}
