import { emptyObject, emptyValue, type VehicleFieldKind, type StockRecord, type VehicleField, vehicleFieldEntries } from '#domains/stock/index.ts'

/** A vehicle in its form: named amounts as rows, names as lines, and every object present. */
export type VehicleForm = Readonly<Record<string, unknown>> & Pick<StockRecord, 'id' | 'version'>
type Values = Readonly<Record<string, unknown>>

export function toForm(record: StockRecord): VehicleForm {
  const values = Object.entries(record).map(([name, value]) => {
    const kind = kindOf(name)
    return [name, kind ? formValue(kind, value) : value]
  })
  return Object.fromEntries(values)
}

/** The request body. A form sets emptied fields to null; the API expects them to be absent. */
export function fromForm(form: Values): Record<string, unknown> {
  const values = Object.entries(withoutNulls(form) as Values).flatMap(([name, value]) => {
    const kind = kindOf(name)
    const sent = kind ? sentValue(kind, value) : value
    return sent === undefined ? [] : [[name, sent] as const]
  })
  return Object.fromEntries(values)
}

/** The initial values of a new vehicle's form. */
export const emptyForm: Values = Object.fromEntries(
  vehicleFieldEntries.flatMap(([name, { kind, staffName = name }]) => {
    const empty = kind.name === 'object' ? undefined : emptyValue(kind)
    return empty === undefined || empty === null || empty === '' ? [] : [[staffName, formValue(kind, empty)]]
  }),
)

const kinds = new Map<string, VehicleFieldKind>(vehicleFieldEntries.map(([name, { kind, staffName = name }]: [string, VehicleField]) => [staffName, kind]))

/** `version` here is the record's version, not the field of the same name. */
function kindOf(name: string): VehicleFieldKind | undefined {
  return kinds.get(name)
}

function formValue(kind: VehicleFieldKind, value: unknown): unknown {
  const [key = '', amount = ''] = Object.keys(kind.parts)
  switch (kind.name) {
    case 'record':
      return Object.entries(value as Values).map(([name, inner]) => ({ [key]: name, [amount]: inner }))
    case 'names':
      return (value as readonly { name: string }[]).map(({ name }) => name).join('\n')
    case 'photos':
      return (value as readonly { sequence: number }[]).toSorted((one, other) => one.sequence - other.sequence)
    case 'object':
      return value ?? emptyObject(kind)
    default:
      return value
  }
}

function sentValue(kind: VehicleFieldKind, value: unknown): unknown {
  const [key = '', amount = ''] = Object.keys(kind.parts)
  switch (kind.name) {
    case 'record': {
      const rows = (value as readonly Values[]).filter((row) => row[key])
      return Object.fromEntries(rows.map((row) => [row[key], row[amount] ?? 0]))
    }
    case 'names':
      return [...new Set(linesOf(value as string))].map((name) => ({ name }))
    case 'photos':
      return (value as readonly object[]).map((photo, sequence) => ({ ...photo, sequence }))
    case 'object':
      return Object.values(value as Values).some((inner) => inner !== '') ? value : undefined
    default:
      return value
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item ?? {}))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (inner === null || inner === undefined ? [] : [[key, withoutNulls(inner)]])))
}
