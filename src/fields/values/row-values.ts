import { isRecord, listOf } from '#kernel/json/json-values.ts'
import type { RowField, RowList } from '../field-types.ts'

/** A row of a JSON value: its key and its content, an object or, where the path of the row's field is '', a plain value. */
type Row = { key: string; entry: unknown }

/** The rows of a value; null when the value has another shape and can only be edited as source. A missing list is an empty one. */
export function rowsOf(value: unknown, { places, fields }: RowList): Row[] | null {
  if (places) {
    if (!isRecord(value ?? {})) return null
    return places.map(({ path }) => {
      const entry = valueAt(value, path)
      return { key: path, entry: isRecord(entry) ? entry : {} }
    })
  }
  const list = value ?? []
  const isPlain = fields.some(({ symbol }) => symbol === '')
  if (!Array.isArray(list) || !(isPlain || list.every(isRecord))) return null
  return list.map((entry, index) => ({ key: String(index), entry }))
}

/** The value with one row replaced. */
export function withRow(value: unknown, { places }: RowList, { key }: Row, entry: unknown): unknown {
  if (places) return withValueAt(isRecord(value) ? value : {}, key, entry)
  return listOf(value).map((other, index) => (String(index) === key ? entry : other))
}

/** The value of a row's field in the shape of its control: a picture may be stored as an id alone. */
export function partOf(entry: unknown, { symbol, field_type }: Pick<RowField, 'symbol' | 'field_type'>): unknown {
  const value = valueAt(entry, symbol)
  return field_type === 'Image' && typeof value === 'number' ? { id: value } : value
}

/** A row with another value of a field; `undefined` takes it out. */
export function withPart(entry: unknown, field: Pick<RowField, 'symbol' | 'field_type'>, value: unknown): unknown {
  return withValueAt(entry, field.symbol, 'asId' in field && isRecord(value) ? value.id : value)
}

/** A list with two entries exchanged. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** What stands at a path such as `payment.vendor`; the value itself at ''. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  return path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value)
}

function withValueAt(whole: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const entry = isRecord(whole) ? whole : {}
  const [name = '', ...rest] = path.split('.')
  if (rest.length > 0) return { ...entry, [name]: withValueAt(entry[name], rest.join('.'), value) }
  const { [name]: _, ...others } = entry
  return value === undefined ? others : { ...entry, [name]: value }
}
