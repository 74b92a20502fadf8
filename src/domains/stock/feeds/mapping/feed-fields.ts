import { emptyValueOf, type SchemaField, type Unsymboled } from '#fields/values/field-schema.ts'
import { emptyObject as emptyParts } from '../../vehicles/fields/stored-values.ts'
import { partsOf, vehicleFieldEntries, vehicleFields, type VehicleFieldName, type VehicleSection } from '../../vehicles/fields/vehicle-fields.ts'

/** What a value takes from a file. */
export type ValueKind = 'text' | 'number' | 'whole' | 'flag' | 'day' | 'choice'
/** `entries` are a list of things with several parts, such as labelled amounts; `names` one of things with a name only. */
export type FeedFieldKind = ValueKind | 'choices' | 'texts' | 'names' | 'photos' | 'entries'
export type EntryPart = { name: string; kind: ValueKind; options: readonly string[]; isNeeded: boolean }
type ColumnForm = { kind: FeedFieldKind; options: readonly string[]; parts: readonly EntryPart[]; isRecord: boolean }
/**
 * A field of a vehicle that a feed may fill. Of an object every part is one of its own: `avl_field.registration_date` has the part
 * `registration_date` of `avl_field`. The entries of a record (`isRecord`) are kept by their first part, those of others as a list.
 */
export type FeedField = ColumnForm & { name: string; field: VehicleFieldName; part: string; section: VehicleSection }

const fields: readonly FeedField[] = vehicleFieldEntries.flatMap(([name, field]) => {
  const { section, feed } = field
  if (feed === 'never') return []
  if (field.field_type !== 'Group') return [{ ...takenBy(field), name, field: name, part: '', section }]
  return field.fields.map((inner) => ({ ...takenBy(inner), name: `${name}.${inner.symbol}`, field: name, part: inner.symbol, section }))
})

/** Without these no vehicle can be read; the currency has a default of the feed. */
export const neededFields: readonly VehicleFieldName[] = vehicleFieldEntries.filter(([, { feed }]) => feed === 'needed').map(([name]) => name)

/** The fields of a vehicle that a feed may fill. */
export function feedFields(): readonly FeedField[] {
  return fields
}

/** The field that a rule fills. The part of a list is the name of one entry, which may be any. */
export function findFeedField({ field, part }: { field: string; part: string }): FeedField | undefined {
  return fields.find((one) => one.field === field && (one.part === part || (part !== '' && one.kind === 'entries')))
}

/** The empty value of an object field of a vehicle. */
export function emptyObject(field: string): Record<string, unknown> {
  return emptyParts(vehicleFields[field as VehicleFieldName])
}

function takenBy(field: Unsymboled<SchemaField>): ColumnForm {
  const kind = kindOf(field)
  return { kind, options: optionsOf(field), parts: kind === 'entries' ? partsOf(field).map(entryPart) : [], isRecord: field.field_type === 'Pairs' }
}

function entryPart(field: SchemaField): EntryPart {
  return { name: field.symbol, kind: valueKindOf(field) ?? 'text', options: optionsOf(field), isNeeded: emptyValueOf(field) === undefined }
}

function kindOf(field: Unsymboled<SchemaField>): FeedFieldKind {
  switch (field.field_type) {
    case 'Choices':
      return 'choices'
    case 'Lines':
      return 'texts'
    case 'Pairs':
      return 'entries'
    case 'List':
      if (field.arePictures) return 'photos'
      if (field.asLines) return 'names'
      return field.fields[0]?.symbol === '' ? 'texts' : 'entries'
    default:
      return valueKindOf(field) ?? 'text'
  }
}

/** What one value takes; null for what holds several. */
function valueKindOf(field: Unsymboled<SchemaField>): ValueKind | null {
  switch (field.field_type) {
    case 'String':
    case 'Text':
      return 'text'
    case 'Number':
      return field.isWhole ? 'whole' : 'number'
    case 'Bool':
      return 'flag'
    case 'Day':
      return 'day'
    case 'Select':
      return 'choice'
    default:
      return null
  }
}

function optionsOf(field: Unsymboled<SchemaField>): readonly string[] {
  return field.field_type === 'Select' || field.field_type === 'Choices' ? field.options.map(({ value }) => value) : []
}
