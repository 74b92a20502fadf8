import type { FillForm, RowField, ValueField } from '#fields/field-types.ts'
import { partOf, rowsOf, withPart, withRow } from '#fields/values/row-values.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { sanitiseMarkup } from '../pages/markup/sanitise-markup.server.ts'

type Shape = FillForm | ValueField

/**
 * A value of JSON whose texts of HTML are made safe; the same value where it has none, or none that changes. Texts of a group keep what they had in `before`;
 * rows have no identity over which a text could be compared.
 */
export function withSafeMarkup(value: unknown, shape: Shape, before?: unknown): unknown {
  switch (shape.field_type) {
    case 'Group':
      return withSafeParts(value, shape.fields, before)
    case 'Kind': {
      const kind = isRecord(value) ? shape.kinds.find((one) => (shape.by ? value[shape.by] === one.value : Object.hasOwn(value, one.value))) : undefined
      return kind ? withSafeParts(value, kind.fields, before) : value
    }
    case 'List':
    case undefined: {
      const rows = rowsOf(value, shape) ?? []
      return rows.reduce((whole, row) => {
        const safe = withSafeParts(row.entry, shape.fields, undefined)
        return safe === row.entry ? whole : withRow(whole, shape, row, safe)
      }, value)
    }
    default:
      return value
  }
}

function withSafeParts(entry: unknown, fields: readonly RowField[], before: unknown): unknown {
  return fields.reduce((whole, field) => {
    const part = partOf(whole, field)
    const safe = safePart(part, field, partOf(before, field))
    return safe === part ? whole : withPart(whole, field, safe)
  }, entry)
}

function safePart(part: unknown, field: RowField, before: unknown): unknown {
  switch (field.field_type) {
    case 'Markdown':
      if (field.format !== 'html' || typeof part !== 'string') return part
      return sanitiseMarkup(part, field.allows, typeof before === 'string' ? before : '')
    case 'Texts': {
      const { text } = field
      if (!('allows' in text) || !isRecord(part)) return part
      const safe = Object.entries(part).map(
        ([language, html]) => [language, safePart(html, { ...text, symbol: language, label: '' }, valueIn(before, language))] as const,
      )
      return safe.every(([language, html]) => html === part[language]) ? part : Object.fromEntries(safe)
    }
    case 'Group':
    case 'Kind':
    case 'List':
      return part === undefined ? part : withSafeMarkup(part, field, before)
    default:
      return part
  }
}

function valueIn(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
