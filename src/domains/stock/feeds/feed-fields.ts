import { VehicleDraft } from '../vehicles/vehicle-draft.ts'

/** What a value takes from a file. */
export type ValueKind = 'text' | 'number' | 'whole' | 'flag' | 'day' | 'choice'
/** `entries` are a list of things with several parts, such as labelled amounts; `names` one of things with a name only. */
export type FieldKind = ValueKind | 'choices' | 'texts' | 'names' | 'photos' | 'entries'
export type EntryPart = { name: string; kind: ValueKind; options: readonly string[]; isNeeded: boolean }
type Taken = { kind: FieldKind; options: readonly string[]; parts: readonly EntryPart[]; isRecord: boolean }
/**
 * A field of a vehicle that a feed may fill. Of an object every part is one of its own: `avl_field.registration_date` has the part
 * `registration_date` of `avl_field`. The entries of a record (`isRecord`) are kept by their first part, those of others as a list.
 */
export type FeedField = Taken & { name: string; field: string; part: string }

/** Without these no vehicle can be read; the currency has a default of the feed. */
export const neededFields = ['external_id', 'state', 'nameplate_brand_name', 'nameplate_name'] as const

// Who a vehicle belongs to is the feed itself; a retailer is named by its code.
const notMapped = new Set(['feed', 'retailer_id'])

type Schema = { def: Def }
type Def = {
  type: string
  innerType?: Schema
  in?: Schema
  element?: Schema
  keyType?: Schema
  valueType?: Schema
  entries?: Record<string, string>
  format?: string
  checks?: { def?: { format?: string }; _zod?: { def: { format?: string } } }[]
  shape?: Record<string, Schema>
}

let known: readonly FeedField[] | undefined

/** The fields of a vehicle that a feed may fill, read from the shape of a vehicle itself. */
export function feedFields(): readonly FeedField[] {
  known ??= Object.entries(VehicleDraft.shape as unknown as Record<string, Schema>).flatMap(([field, { def }]) => {
    if (notMapped.has(field)) return []
    const { shape } = unwrapped(def)
    if (!shape) return [{ ...takenBy(field, def), name: field, field, part: '' }]
    return Object.entries(shape).map(([part, inner]) => ({ ...takenBy(part, inner.def), name: `${field}.${part}`, field, part }))
  })
  return known
}

/** The field that a rule fills. The part of a list is the name of one entry, which may be any. */
export function findFeedField({ field, part }: { field: string; part: string }): FeedField | undefined {
  return feedFields().find((known) => known.field === field && (known.part === part || (part !== '' && known.kind === 'entries')))
}

/** What an object of a vehicle is while nothing of it is known. */
export function emptyObject(field: string): Record<string, unknown> {
  let schema = (VehicleDraft.shape as Record<string, unknown>)[field] as Schema & { parse: (value: unknown) => unknown }
  while (schema.def.innerType) schema = schema.def.innerType as typeof schema
  return schema.parse({}) as Record<string, unknown>
}

function takenBy(name: string, given: Def): Taken {
  const value = plainValue(given)
  const whole = { options: [], parts: [], isRecord: false }
  if (value) return { ...whole, ...value }
  if (name === 'photos') return { ...whole, kind: 'photos' }
  const def = unwrapped(given)
  // The only record is that of prices by region.
  if (def.type === 'record' && def.valueType)
    return { ...whole, kind: 'entries', isRecord: true, parts: [partOf('region', def.keyType), partOf('price', def.valueType)] }
  const element = def.element ? unwrapped(def.element.def) : undefined
  const parts = Object.entries(element?.shape ?? {}).map(([part, schema]) => partOf(part, schema))
  if (parts.length > 1) return { ...whole, kind: 'entries', parts }
  if (parts.length === 1) return { ...whole, kind: 'names' }
  return element?.type === 'enum' ? { ...whole, kind: 'choices', options: Object.values(element.entries ?? {}) } : { ...whole, kind: 'texts' }
}

function partOf(name: string, schema: Schema | undefined): EntryPart {
  const value = schema ? plainValue(schema.def) : null
  return { name, isNeeded: schema?.def.type !== 'default', ...(value ?? { kind: 'text', options: [] }) }
}

function plainValue(given: Def): { kind: ValueKind; options: readonly string[] } | null {
  const def = unwrapped(given)
  if (def.type === 'enum') return { kind: 'choice', options: Object.values(def.entries ?? {}) }
  if (def.type === 'boolean') return { kind: 'flag', options: [] }
  if (def.type === 'number') return { kind: isWhole(def) ? 'whole' : 'number', options: [] }
  if (def.type === 'string') return { kind: 'text', options: [] }
  // An ISO day or nothing is the only union of texts.
  return def.type === 'union' ? { kind: 'day', options: [] } : null
}

function unwrapped(def: Def): Def {
  const inner = def.innerType ?? (def.type === 'pipe' ? def.in : undefined)
  return inner ? unwrapped(inner.def) : def
}

function isWhole(def: Def): boolean {
  const formats = [def.format, ...(def.checks ?? []).map((check) => check._zod?.def.format ?? check.def?.format)]
  return formats.some((format) => format === 'safeint')
}
