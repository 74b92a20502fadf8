import { emptyObject as emptyParts, type VehicleFieldKind, type KindName } from '../../vehicles/fields/field-kinds.ts'
import { vehicleFieldEntries, vehicleFields, type VehicleFieldName, type VehicleSection } from '../../vehicles/fields/vehicle-fields.ts'

/** What a value takes from a file. */
export type ValueKind = 'text' | 'number' | 'whole' | 'flag' | 'day' | 'choice'
/** `entries` are a list of things with several parts, such as labelled amounts; `names` one of things with a name only. */
export type FeedFieldKind = ValueKind | 'choices' | 'texts' | 'names' | 'photos' | 'entries'
export type EntryPart = { name: string; kind: ValueKind; options: readonly string[]; isNeeded: boolean }
type Taken = { kind: FeedFieldKind; options: readonly string[]; parts: readonly EntryPart[]; isRecord: boolean }
/**
 * A field of a vehicle that a feed may fill. Of an object every part is one of its own: `avl_field.registration_date` has the part
 * `registration_date` of `avl_field`. The entries of a record (`isRecord`) are kept by their first part, those of others as a list.
 */
export type FeedField = Taken & { name: string; field: VehicleFieldName; part: string; section: VehicleSection }

const valueKinds: Readonly<Partial<Record<KindName, ValueKind>>> = {
  line: 'text',
  code: 'text',
  address: 'text',
  text: 'text',
  number: 'number',
  amount: 'number',
  whole: 'whole',
  flag: 'flag',
  day: 'day',
  choice: 'choice',
}
const listKinds: Readonly<Partial<Record<KindName, Exclude<FeedFieldKind, ValueKind>>>> = {
  choices: 'choices',
  keys: 'texts',
  texts: 'texts',
  names: 'names',
  entries: 'entries',
  record: 'entries',
  photos: 'photos',
}

const fields: readonly FeedField[] = vehicleFieldEntries.flatMap(([field, { kind, section, feed }]) => {
  if (feed === 'never') return []
  if (kind.name !== 'object') return [{ ...takenBy(kind), name: field, field, part: '', section }]
  return Object.entries(kind.parts).map(([part, { kind: inner }]) => ({ ...takenBy(inner), name: `${field}.${part}`, field, part, section }))
})

/** Without these no vehicle can be read; the currency has a default of the feed. */
export const neededFields: readonly VehicleFieldName[] = vehicleFieldEntries.filter(([, { feed }]) => feed === 'needed').map(([name]) => name)

/** The fields of a vehicle that a feed may fill. */
export function feedFields(): readonly FeedField[] {
  return fields
}

/** The field that a rule fills. The part of a list is the name of one entry, which may be any. */
export function findFeedField({ field, part }: { field: string; part: string }): FeedField | undefined {
  return fields.find((known) => known.field === field && (known.part === part || (part !== '' && known.kind === 'entries')))
}

/** The empty value of an object field of a vehicle. */
export function emptyObject(field: string): Record<string, unknown> {
  return emptyParts(vehicleFields[field as VehicleFieldName].kind)
}

function takenBy({ name, options, parts }: VehicleFieldKind): Taken {
  const entryParts = name === 'entries' || name === 'record' ? Object.entries(parts).map(([part, { kind }]) => partOf(part, kind)) : []
  return { kind: valueKinds[name] ?? listKinds[name] ?? 'text', options, parts: entryParts, isRecord: name === 'record' }
}

function partOf(name: string, { name: kind, options, isNeeded }: VehicleFieldKind): EntryPart {
  return { name, kind: valueKinds[kind] ?? 'text', options, isNeeded }
}
