import { z } from 'zod'
import type {
  BoolField,
  ChoicesField,
  DayField,
  GroupField,
  LinesField,
  ListField,
  Label,
  NumberField,
  PairsField,
  RowField,
  SelectField,
  TextField,
} from '../field-types.ts'
import { contentPatterns } from './content-patterns.ts'
import type { ValueOf } from './values-of.ts'

/** The fields whose definition says all that their schema checks. Their symbols are names of an object, not paths. */
export type SchemaField =
  | (TextField & { field_type: 'String' | 'Text' })
  | NumberField
  | BoolField
  | SelectField
  | (Omit<ChoicesField, 'options'> & { options: readonly { label: Label; value: string }[] })
  | LinesField
  | DayField
  | (PairsField & { name: TextField & { field_type: 'String' }; value: NumberField })
  | (Omit<GroupField, 'fields'> & { fields: readonly SchemaField[] })
  | (Omit<ListField, 'fields'> & { fields: readonly SchemaField[] })
/** The same under a name that stands elsewhere. */
export type Unsymboled<Field> = Field extends RowField | SchemaField ? Omit<Field, 'symbol'> : never

/** Whether a value must be given: nothing stands in for it. */
type IsNeeded<Field> = Field extends { required: true }
  ? true
  : Field extends { field_type: 'Select' }
    ? Field extends { default: string }
      ? false
      : true
    : false
/** What may be given of a value: parts of an object may be left out. */
type InputOf<Field> = Field extends { field_type: 'Group'; fields: infer Fields extends readonly SchemaField[] }
  ? z.input<z.ZodObject<ShapeOf<Fields>>> | (Field extends { none: 'null' } ? null : never)
  : Field extends { field_type: 'List'; fields: readonly [{ symbol: '' }] }
    ? ValueOf<Field>
    : Field extends { field_type: 'List'; fields: infer Fields extends readonly SchemaField[] }
      ? z.input<z.ZodObject<ShapeOf<Fields>>>[]
      : ValueOf<Field>
export type SchemaOf<Field> = IsNeeded<Field> extends true ? z.ZodType<ValueOf<Field>, InputOf<Field>> : z.ZodDefault<z.ZodType<ValueOf<Field>, InputOf<Field>>>
type ShapeOf<Fields extends readonly SchemaField[]> = { -readonly [Field in Fields[number] as Field['symbol']]: SchemaOf<Field> }

/** The schema of an object with these fields. Building one costs far more than using it: whoever parses many values keeps it. */
export function objectSchema<const Fields extends readonly SchemaField[]>(fields: Fields): z.ZodObject<ShapeOf<Fields>> {
  return objectOf(fields) as z.ZodObject<ShapeOf<Fields>> // built from the fields of which the type is derived
}

function objectOf(fields: readonly SchemaField[]): z.ZodObject {
  return z.object(Object.fromEntries(fields.map((field) => [field.symbol, fieldSchema(field)])))
}

/** What stands in a field of which nothing is known; undefined where it must be said. */
export function emptyValueOf(field: Unsymboled<SchemaField>): unknown {
  return isNeeded(field) ? undefined : fieldSchema(field).parse(undefined)
}

function isNeeded(field: Unsymboled<SchemaField>): boolean {
  return field.required === true || (field.field_type === 'Select' && field.default === undefined)
}

/** The schema of the value of a field, with its default where it may be left out. Its type is {@link SchemaOf} of the field. */
export function fieldSchema(field: Unsymboled<SchemaField>): z.ZodType {
  const ownSchema = givenSchema(field)
  if (isNeeded(field)) return ownSchema
  switch (field.field_type) {
    case 'Number':
      return field.default === undefined ? ownSchema.nullable().default(null) : ownSchema.default(field.default)
    case 'Bool':
      return ownSchema.default(field.default ?? false)
    case 'Choices':
    case 'Lines':
    case 'List':
      return ownSchema.default([])
    case 'Pairs':
      return ownSchema.default({})
    case 'Group':
      // Every part has a default of its own.
      return field.none === 'null' ? ownSchema.nullable().default(null) : ownSchema.prefault({})
    default:
      return ownSchema.default(field.default ?? '')
  }
}

/** The schema of a value that was given. */
function givenSchema(field: Unsymboled<SchemaField>): z.ZodType {
  switch (field.field_type) {
    case 'String':
    case 'Text':
      return textSchema(field)
    case 'Number':
      return numberSchema(field)
    case 'Bool':
      return z.boolean()
    case 'Select':
      return z.enum(field.options.map(({ value }) => value))
    case 'Choices':
      return z.array(z.enum(field.options.map(({ value }) => value))).max(field.options.length)
    case 'Lines':
      return listSchema(textSchema({ field_type: 'String', label: '', required: true, max: field.longest ?? 120 }), field.max)
    case 'Day':
      return z.iso.date().or(z.literal(''))
    case 'Pairs':
      return z.record(textSchema(field.name), numberSchema(field.value))
    case 'Group':
      return objectOf(field.fields)
    case 'List': {
      const [only] = field.fields
      return listSchema(only?.symbol === '' ? givenSchema(only) : objectOf(field.fields), field.max)
    }
  }
}

function textSchema({ field_type, max = field_type === 'Text' ? 10_000 : 200, ...field }: Unsymboled<TextField>): z.ZodString {
  if (field.holds === 'currency') return z.string().regex(contentPatterns.currency)
  const spaced = field.keepsSpace ? z.string() : z.string().trim()
  const cased = field.isCapitals ? spaced.toUpperCase() : spaced
  const text = field.required ? cased.min(1).max(max) : cased.max(max)
  return field.holds === 'address' ? text.regex(contentPatterns.address) : text
}

function numberSchema({ min, max, isWhole }: Unsymboled<NumberField>): z.ZodNumber {
  const number: z.ZodNumber = isWhole ? z.int() : z.number()
  const from = min === undefined ? number : number.min(min)
  return max === undefined ? from : from.max(max)
}

function listSchema(entry: z.ZodType, max: number | undefined) {
  return max === undefined ? z.array(entry) : z.array(entry).max(max)
}
