import { isRecord, listOf } from '#kernel/json/json-values.ts'
import type { BoolField, ChoicesField, GroupField, HtmlField, LinesField, ListField, NumberField, SelectField, TextField } from '../field-types.ts'
import type { ValuesOf } from './values-of.ts'

/** The fields that content is read by. Their symbols are names of an object, not paths. */
export type ContentField =
  | TextField
  | HtmlField
  | NumberField
  | BoolField
  | (SelectField & { default: string })
  | ChoicesField
  | LinesField
  | (Omit<GroupField, 'fields'> & { fields: ContentFields })
  | (Omit<ListField, 'fields'> & { fields: ContentFields })
export type ContentFields = readonly ContentField[]

/**
 * Reads stored content by its fields, forgiving: missing or invalid values become empty or the default, unknown names are dropped. It needs no schema
 * library, since browsers of visitors read content as well.
 */
export function readContent<const Fields extends ContentFields>(fields: Fields, content: unknown): ValuesOf<Fields> {
  const values = isRecord(content) ? content : {}
  return Object.fromEntries(fields.map((field) => [field.symbol, readValue(field, values[field.symbol])])) as ValuesOf<Fields> // each value is read by its field
}

function readValue(field: ContentField, value: unknown): unknown {
  switch (field.field_type) {
    case 'Number':
      return isNumberOf(field, value) ? value : (field.default ?? null)
    case 'Bool':
      return typeof value === 'boolean' ? value : (field.default ?? false)
    case 'Select':
      return field.options.some((option) => option.value === value) ? value : field.default
    case 'Choices':
      return listOf(value).filter((one) => field.options.some((option) => option.value === one))
    case 'Lines':
      return listOf(value).filter((line) => typeof line === 'string' && line.trim() !== '')
    case 'Group':
      return readContent(field.fields, value)
    case 'List':
      return listOf(value)
        .filter(isRecord)
        .slice(0, field.max)
        .map((entry) => readContent(field.fields, entry))
    default:
      return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : (field.default ?? '')
  }
}

/** Whether a value is a number as the field takes it. */
export function isNumberOf(
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, isWhole }: Pick<NumberField, 'min' | 'max' | 'isWhole'>,
  value: unknown,
): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max && (!isWhole || Number.isInteger(value))
}
