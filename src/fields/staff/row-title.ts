import { isRecord } from '#kernel/json/json-values.ts'
import { lineOfMarkup } from '#kernel/values/markup-text.ts'
import type { Language } from '#kernel/words/words.ts'
import type { FieldDef, RowField } from '../field-types.ts'
import { nameIn } from '../name-in.ts'
import { partOf } from '../values/row-values.ts'

const LONGEST = 60

/** The name of a row: its first text, or its chosen options. */
export function titleOf(entry: unknown, fields: readonly RowField[], language: Language): string {
  const [text] = fields.flatMap((field) => {
    const value = partOf(entry, field)
    if (field.field_type === 'Texts') return isRecord(value) ? [value[language], value.ar].flatMap(plainText) : []
    return isText(field) ? plainText(value) : []
  })
  if (text) return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
  return fields
    .flatMap((field) => {
      if (field.field_type === 'Select') return field.options.find(({ value }) => value === partOf(entry, field)) ?? []
      return field.field_type === 'Kind' && field.by
        ? (field.kinds.find(({ value }) => value === partOf(entry, { ...field, symbol: `${field.symbol && `${field.symbol}.`}${field.by}` })) ?? [])
        : []
    })
    .map(({ label }) => nameIn(language, label))
    .join(' · ')
}

/** The numbers of a row that is hardly anything else, as points are, shown while it is collapsed. Among other fields nobody would know what they count. */
export function digestOf(entry: unknown, fields: readonly RowField[]): string {
  const numbers = fields.flatMap((field) => (field.field_type === 'Number' ? [partOf(entry, field) ?? field.default ?? 0] : []))
  return numbers.length * 2 < fields.length ? '' : numbers.join(' · ')
}

function isText(field: RowField): field is FieldDef {
  return field.field_type === 'String' || field.field_type === 'Text' || field.field_type === 'Markdown'
}

function plainText(value: unknown): string[] {
  const text = typeof value === 'string' ? lineOfMarkup(value) : ''
  return text === '' ? [] : [text]
}
