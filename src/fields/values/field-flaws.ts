import { isRecord, listOf } from '#kernel/json/json-values.ts'
import type { NumberField, RowField, SelectField, TextField } from '../field-types.ts'
import { contentPatterns } from './content-patterns.ts'
import { partOf } from './row-values.ts'

/** What does not fit of a value, by its path: `packs[0].price`. `details` is the limit that it passes. */
export type FieldFlaw = {
  path: string
  code: 'required' | 'type' | 'not_whole' | 'too_small' | 'too_great' | 'too_many' | 'no_address' | 'no_currency'
  details?: string
}

/**
 * What does not fit of an object that staff fill in, field by field. What an older version or a program stored under other names is no flaw; neither is an
 * empty value, unless it is required.
 */
export function fieldFlaws(fields: readonly RowField[], value: unknown, path = ''): FieldFlaw[] {
  return fields.flatMap((field) => flawsOf(field, partOf(value, field), [path, field.symbol].filter(Boolean).join('.')))
}

/** The flaws of the value of one field, whose own path is `path`. */
export function flawsOf(field: RowField, value: unknown, path: string): FieldFlaw[] {
  switch (field.field_type) {
    case 'Group':
      return isRecord(value) ? fieldFlaws(field.fields, value, path) : []
    case 'List':
      return [
        ...listOf(value).flatMap((entry, index) => fieldFlaws(field.fields, entry, `${path}[${index}]`)),
        ...(field.max !== undefined && listOf(value).length > field.max ? [{ path, code: 'too_many' as const, details: String(field.max) }] : []),
      ]
    case 'Pairs':
      return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => flawsOf(field.value, inner, [path, name].filter(Boolean).join('.'))) : []
    case 'Number':
    case 'Select':
    case 'String':
    case 'Text': {
      const flaw = flawOf(field, value)
      return flaw ? [{ path, ...flaw }] : []
    }
    default:
      return []
  }
}

function flawOf(field: NumberField | SelectField | TextField, value: unknown): Omit<FieldFlaw, 'path'> | null {
  if (value === undefined || value === null || value === '') return field.required ? { code: 'required' } : null
  if (field.field_type === 'Number') {
    const { min, max, isWhole } = field
    if (typeof value !== 'number') return { code: 'type', details: 'number' }
    if (isWhole && !Number.isInteger(value)) return { code: 'not_whole' }
    if (min !== undefined && value < min) return { code: 'too_small', details: String(min) }
    return max !== undefined && value > max ? { code: 'too_great', details: String(max) } : null
  }
  if (field.field_type === 'Select' || typeof value !== 'string') return null
  if (field.holds === 'address' && !contentPatterns.address.test(value)) return { code: 'no_address' }
  if (field.holds === 'currency' && !contentPatterns.currency.test(value)) return { code: 'no_currency' }
  return field.max !== undefined && value.length > field.max ? { code: 'too_many', details: String(field.max) } : null
}
