import type { RowField, Rows } from '#fields/field-types.ts'

type Entry = Readonly<Record<string, unknown>>

/** A row of a JSON value: its key and its content. */
export type Row = { key: string; entry: Entry }

/** The rows of a value; null when the value has another shape and can only be edited as source. */
export function rowsOf(value: unknown, { places }: Rows): Row[] | null {
  if (places) {
    if (!isEntry(value)) return null
    return places.map(({ path }) => {
      const entry = valueAt(value, path)
      return { key: path, entry: isEntry(entry) ? entry : {} }
    })
  }
  if (!Array.isArray(value) || !value.every(isEntry)) return null
  return value.map((entry, index) => ({ key: String(index), entry }))
}

/** The value with one row replaced. */
export function withRow(value: unknown, { places }: Rows, { key }: Row, entry: Entry): unknown {
  if (places) return withValueAt(isEntry(value) ? value : {}, key, entry)
  return (value as readonly Entry[]).map((other, index) => (String(index) === key ? entry : other))
}

/** The value of a row's field in the shape of its control: a picture may be stored as an id alone. */
export function partOf(entry: Entry, { symbol, field_type }: RowField): unknown {
  const value = valueAt(entry, symbol)
  return field_type === 'Image' && typeof value === 'number' ? { id: value } : value
}

/** A row with another value at a path; `undefined` takes it out. */
export function withPart(entry: Entry, symbol: string, value: unknown): Entry {
  return withValueAt(entry, symbol, value)
}

/** A list with two neighbours exchanged. */
export function moved(list: readonly unknown[], from: number, to: number): unknown[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  return path.split('.').reduce<unknown>((inner, name) => (isEntry(inner) ? inner[name] : undefined), value)
}

function withValueAt(entry: Entry, path: string, value: unknown): Entry {
  if (path === '') return isEntry(value) ? value : {}
  const [name = '', ...rest] = path.split('.')
  const { [name]: inner, ...others } = entry
  if (rest.length > 0) return { ...entry, [name]: withValueAt(isEntry(inner) ? inner : {}, rest.join('.'), value) }
  return value === undefined ? others : { ...entry, [name]: value }
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
