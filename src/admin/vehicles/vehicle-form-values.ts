import { emptyObject, type StockRecord, type VehicleField, vehicleFieldEntries } from '#domains/stock/index.ts'
import { emptyValueOf } from '#fields/values/field-schema.ts'

/** A vehicle in its form: pictures in their order, and every object present. */
export type VehicleForm = Readonly<Record<string, unknown>> & Pick<StockRecord, 'id' | 'version'>
type Values = Readonly<Record<string, unknown>>

export function toForm(record: StockRecord): VehicleForm {
  const values = Object.entries(record).map(([name, value]) => {
    const field = fieldOf(name)
    return [name, field ? formValue(field, value) : value]
  })
  return Object.fromEntries(values)
}

/** The request body. A form sets emptied fields to null; the API expects them to be absent. */
export function fromForm(form: Values): Record<string, unknown> {
  const values = Object.entries(withoutNulls(form) as Values).flatMap(([name, value]) => {
    const field = fieldOf(name)
    const valueToSend = field ? sentValue(field, value) : value
    return valueToSend === undefined ? [] : [[name, valueToSend] as const]
  })
  return Object.fromEntries(values)
}

/** The initial values of a new vehicle's form. */
export const emptyForm: Values = Object.fromEntries(
  vehicleFieldEntries.flatMap(([name, field]) => {
    const empty = field.field_type === 'Group' ? undefined : emptyValueOf(field)
    return empty === undefined || empty === null || empty === '' ? [] : [[field.staffName ?? name, formValue(field, empty)]]
  }),
)

const fields = new Map<string, VehicleField>(vehicleFieldEntries.map(([name, field]: [string, VehicleField]) => [field.staffName ?? name, field]))

/** `version` here is the record's version, not the field of the same name. */
function fieldOf(name: string): VehicleField | undefined {
  return fields.get(name)
}

function formValue(field: VehicleField, value: unknown): unknown {
  if (field.field_type === 'Group') return value ?? emptyObject(field)
  if (field.field_type !== 'List' || !field.arePictures) return value
  return (value as readonly { sequence: number }[]).toSorted((one, other) => one.sequence - other.sequence)
}

function sentValue(field: VehicleField, value: unknown): unknown {
  if (field.field_type === 'Group') return Object.values(value as Values).some((inner) => inner !== '') ? value : undefined
  if (field.field_type !== 'List') return value
  if (field.arePictures) return (value as readonly object[]).map((photo, sequence) => ({ ...photo, sequence }))
  return field.asLines ? [...new Map((value as readonly Values[]).map((row) => [row.name, row])).values()] : value
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item ?? {}))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (inner === null || inner === undefined ? [] : [[key, withoutNulls(inner)]])))
}
