import { VehicleDraft } from '../vehicles/vehicle-draft.ts'

/** What a field of a vehicle takes from a file. */
export type FieldKind = 'text' | 'number' | 'whole' | 'flag' | 'day' | 'choice' | 'choices' | 'texts' | 'names' | 'photos'
export type FeedField = { name: string; kind: FieldKind; options: readonly string[] }

/** Without these no vehicle can be read; the currency has a default of the feed. */
export const neededFields = ['external_id', 'state', 'nameplate_brand_name', 'nameplate_name'] as const

// Who a vehicle belongs to is the feed itself; a retailer is named by its code.
const notMapped = new Set(['feed', 'retailer_id', 'buttons', 'disclaimers'])

type Def = {
  type: string
  innerType?: { def: Def }
  in?: { def: Def }
  element?: { def: Def }
  entries?: Record<string, string>
  options?: { def: Def; format?: string | null }[]
  format?: string
  checks?: { def?: { format?: string }; _zod?: { def: { format?: string } } }[]
  shape?: Record<string, unknown>
}

let known: readonly FeedField[] | undefined

/** The fields of a vehicle that a feed may fill, read from the shape of a vehicle itself. */
export function feedFields(): readonly FeedField[] {
  known ??= Object.entries(VehicleDraft.shape).flatMap(([name, schema]) => {
    const field = notMapped.has(name) ? null : kindOf(name, (schema as unknown as { def: Def }).def)
    return field ? [{ name, ...field }] : []
  })
  return known
}

function kindOf(name: string, given: Def): Omit<FeedField, 'name'> | null {
  const def = unwrapped(given)
  if (name === 'photos') return { kind: 'photos', options: [] }
  if (def.type === 'enum') return { kind: 'choice', options: Object.values(def.entries ?? {}) }
  if (def.type === 'boolean') return { kind: 'flag', options: [] }
  if (def.type === 'number') return { kind: isWhole(def) ? 'whole' : 'number', options: [] }
  if (def.type === 'string') return { kind: 'text', options: [] }
  // An ISO day or nothing is the only union of texts.
  if (def.type === 'union') return { kind: 'day', options: [] }
  if (def.type !== 'array' || !def.element) return null
  const element = unwrapped(def.element.def)
  if (element.type === 'enum') return { kind: 'choices', options: Object.values(element.entries ?? {}) }
  if (element.type === 'string') return { kind: 'texts', options: [] }
  return element.shape && Object.hasOwn(element.shape, 'name') ? { kind: 'names', options: [] } : null
}

function unwrapped(def: Def): Def {
  const inner = def.innerType ?? (def.type === 'pipe' ? def.in : undefined)
  return inner ? unwrapped(inner.def) : def
}

function isWhole(def: Def): boolean {
  const formats = [def.format, ...(def.checks ?? []).map((check) => check._zod?.def.format ?? check.def?.format)]
  return formats.some((format) => format === 'safeint')
}
