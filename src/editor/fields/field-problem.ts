import type { FieldDef } from '#fields/field-types.ts'
import { valueSchema } from '#block-engine/stored/value-schema.ts'
import { readJson } from '#kernel/json/json.ts'
import type { WordValues } from '#kernel/words/fill-words.ts'
import type { fieldWords } from './words.ts'

export type FieldProblem = { key: keyof typeof fieldWords; values?: WordValues }

type Issue = { code?: string; message: string; maximum?: unknown; minimum?: unknown; path: readonly PropertyKey[] }

/** What is wrong with the value of a field, by the same schema as the server's at publication; null when nothing is. */
export function fieldProblem(field: FieldDef, value: unknown): FieldProblem | null {
  if (field.field_type === 'Separator') return null
  const isJson = 'format' in field && field.format === 'json'
  if (isJson && typeof value === 'string') {
    const json = readJson(value)
    if (!json.ok) return { key: 'not_json', values: json.at }
  }
  // An absent value means the default, which is valid.
  const result = valueSchema(field).safeParse(value === undefined ? (field.default ?? (field.required ? '' : null)) : value)
  if (result.success) return null
  const issue = result.error.issues[0] as Issue | undefined
  if (!issue) return { key: 'invalid' }
  if (!isJson) return problemOf(field, value, issue)
  const place = issue.path.join('.')
  return place === '' ? { key: 'not_schema_whole' } : { key: 'not_schema', values: { place } }
}

function problemOf(field: FieldDef, value: unknown, { code, message, maximum, minimum }: Issue): FieldProblem {
  if (message === 'required' || message === 'not_youtube' || message === 'range_reversed') return { key: message }
  if (field.field_type === 'DateRange') return { key: 'not_day' }
  if (field.field_type === 'Number') {
    if (code === 'too_big') return { key: 'too_large', values: { max: String(maximum) } }
    return code === 'too_small' ? { key: 'too_small', values: { min: String(minimum) } } : { key: 'not_number' }
  }
  if (field.field_type === 'Select') return { key: 'not_option' }
  if (code === 'too_big' && typeof value === 'string') return { key: 'too_long', values: { max: String(maximum), count: value.length } }
  if (code === 'too_big' && Array.isArray(value)) return { key: 'too_many', values: { max: String(maximum) } }
  return { key: field.required ? 'required' : 'invalid' }
}
