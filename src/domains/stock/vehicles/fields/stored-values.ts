import { emptyValueOf, type SchemaField, type Unsymboled } from '#fields/values/field-schema.ts'

type Field = Unsymboled<SchemaField>

/** What an object is of which no part is known. */
export function emptyObject(field: Field): Record<string, unknown> {
  return field.field_type === 'Group' ? Object.fromEntries(field.fields.map((part) => [part.symbol, emptyValueOf(part)])) : {}
}

/** A value with every amount of money in it converted. */
export function withAmounts(field: Field, value: unknown, convert: (amount: number) => number): unknown {
  if (value === null || value === undefined) return value
  switch (field.field_type) {
    case 'Number':
      return field.isMoney ? convert(value as number) : value
    case 'Group':
      return converted(field.fields, value as Values, convert)
    case 'List':
      return hasAmounts(field) ? (value as Values[]).map((row) => converted(field.fields, row, convert)) : value
    case 'Pairs':
      return Object.fromEntries(Object.entries(value as Values).map(([name, inner]) => [name, withAmounts(field.value, inner, convert)]))
    default:
      return value
  }
}

type Values = Readonly<Record<string, unknown>>

function converted(fields: readonly SchemaField[], object: Values, convert: (amount: number) => number): Values {
  const values = Object.entries(object).map(([name, inner]) => {
    const field = fields.find(({ symbol }) => symbol === name)
    return [name, field ? withAmounts(field, inner, convert) : inner]
  })
  return Object.fromEntries(values)
}

export function hasAmounts(field: Field): boolean {
  switch (field.field_type) {
    case 'Number':
      return field.isMoney === true
    case 'Group':
    case 'List':
      return field.fields.some(hasAmounts)
    case 'Pairs':
      return hasAmounts(field.value)
    default:
      return false
  }
}

/** A value as it is stored: options in the order of their vocabulary, a set without repetition. */
export function storedValue(field: Field, value: unknown): unknown {
  if (field.field_type === 'Choices') {
    const chosenValues = value as readonly string[]
    return field.options.flatMap((option) => (chosenValues.includes(option.value) ? [option.value] : []))
  }
  return field.field_type === 'Lines' ? [...new Set(value as readonly string[])] : value
}
