import { VehicleDraft } from '../../vehicles/fields/vehicle-draft.ts'
import type { FeedDraft } from '../feed.ts'
import { knownBrand, knownModel } from '../../vehicles/known-model.ts'
import { type FeedField, feedFields, findFeedField } from './feed-fields.ts'
import type { FeedRecord } from '../feed-record.ts'
import type { ValueFlaw } from './parse-value.ts'
import { type Entry, ruleReader, textOf } from './rule-reader.ts'

/** A flaw in one field of a row: a code and the value in the file. A part of a field has its name behind the field's: `price_breakdown.value`. */
export type FieldProblem = { field: string; reason: ProblemReason; value: string }
export type ProblemReason = ValueFlaw | 'required' | 'not_an_address' | 'not_valid' | 'no_exchange_rate'

/** A vehicle, or why the record is not valid; `externalId` where it could be read. */
export type MappedRow = { ok: true; externalId: string; vehicle: VehicleDraft } | { ok: false; externalId: string; problems: FieldProblem[] }

type Mapped = Pick<FeedDraft, 'key' | 'rules' | 'currency' | 'dealer_code' | 'publication_lists'>
type Values = Record<string, unknown>

const LONGEST_SHOWN = 80

/**
 * Creates a reader of records for the rules of a feed; their translations are prepared once. A vehicle in a currency that is not among `currencies` is refused: no
 * list could compare its price with others.
 */
export function recordMapper(
  { key, rules, currency, dealer_code, publication_lists }: Mapped,
  currencies: ReadonlySet<string>,
): (record: FeedRecord) => MappedRow {
  const readers = rules.flatMap((rule) => {
    const field = findFeedField(rule)
    return field ? [{ field, read: ruleReader(field, rule) }] : []
  })
  return (record) => {
    const values: Values = { feed: key, currency, dealer_code, publication_lists }
    const problems: FieldProblem[] = []
    for (const { field, read: readValue } of readers) {
      const value = readValue(record, (reason, rawValue, part) =>
        problems.push({ field: part ? `${field.name}.${part}` : field.name, reason, value: rawValue.slice(0, LONGEST_SHOWN) }),
      )
      if (value !== undefined) values[field.field] = withValue(values[field.field], field, value)
    }
    const externalId = typeof values.external_id === 'string' ? values.external_id.trim() : ''
    if (externalId === '') problems.unshift({ field: 'external_id', reason: 'required', value: '' })
    const parsedDraft = VehicleDraft.safeParse(values)
    if (!parsedDraft.success) {
      for (const { path } of parsedDraft.error.issues) {
        const field = namedBy(path)
        if (problems.some((problem) => problem.field === field)) continue
        const rawValue = valueAt(values, path)
        problems.push({ field, reason: rawValue === undefined ? 'required' : 'not_valid', value: textOf(rawValue).slice(0, LONGEST_SHOWN) })
      }
    }
    if (parsedDraft.success && !currencies.has(parsedDraft.data.currency))
      problems.push({ field: 'currency', reason: 'no_exchange_rate', value: parsedDraft.data.currency })
    if (problems.length > 0 || !parsedDraft.success) return { ok: false, externalId, problems }
    return { ok: true, externalId: parsedDraft.data.external_id, vehicle: withKnownModel(parsedDraft.data) }
  }
}

/** A vehicle of a known model under the names that the site has for it, whatever the file calls it; what the file says beside the name stays. */
function withKnownModel(vehicle: VehicleDraft): VehicleDraft {
  const model = knownModel(vehicle.nameplate_name)
  const nameplate_brand_name = knownBrand(vehicle.nameplate_brand_name) ?? vehicle.nameplate_brand_name
  if (!model) return { ...vehicle, nameplate_brand_name }
  return {
    ...vehicle,
    nameplate_brand_name,
    nameplate_name: model.name,
    nameplate_model_group: vehicle.nameplate_model_group || model.group,
    model_display_name: vehicle.model_display_name || model.arabic,
  }
}

/** The value of a field, joined with what another of its rules has read. */
function withValue(before: unknown, { kind, part, parts, isRecord }: FeedField, value: unknown): unknown {
  if (part !== '') return { ...(before as Values | undefined), [part]: value }
  if (kind !== 'entries') return value
  const entries = value as Entry[]
  if (!isRecord) return [...((before as Entry[] | undefined) ?? []), ...entries]
  const [nameKey, valued] = parts.map(({ name }) => name)
  const pairs = entries.flatMap((entry) => (entry[nameKey ?? ''] === undefined ? [] : [[String(entry[nameKey ?? '']), entry[valued ?? '']] as const]))
  return Object.fromEntries([...Object.entries((before as Values | undefined) ?? {}), ...pairs])
}

/** The field or the part of one that an issue is about, without the places in lists. */
function namedBy([field = '', ...rest]: readonly PropertyKey[]): string {
  const hasParts = feedFields().some((one) => one.field === field && (one.part !== '' || one.kind === 'entries'))
  const names = hasParts ? rest.filter((step) => typeof step === 'string') : []
  return [String(field), ...names].join('.')
}

function valueAt(values: Values, path: readonly PropertyKey[]): unknown {
  let value: unknown = values
  for (const step of path) value = typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined
  return value
}
