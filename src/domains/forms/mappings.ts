import { byName } from '#kernel/by-name.ts'
import type { FormField, FormValues } from './form.ts'

/** Parses a mapping of editors: `{from: to}`, or a list of `{name, value}` (C-060). Null for anything else. */
export function parseMapping(value: unknown): Record<string, string> | null {
  if (Array.isArray(value)) {
    const pairs = value.filter((pair): pair is { name: unknown; value: unknown } => isObject(pair) && 'name' in pair && 'value' in pair)
    return Object.fromEntries(pairs.map(({ name, value: to }) => [String(name), String(to)]))
  }
  if (!isObject(value)) return null
  return Object.fromEntries(Object.entries(value).flatMap(([from, to]) => (isScalar(to) ? [[from, String(to)]] : [])))
}

/** The mappings of a form block (C-057 to C-059). */
export type FormMappings = {
  /** Values of hidden fields, by name. */
  hidden: Readonly<Record<string, string>>
  /** Names of fields, by the query parameter that fills them. */
  params: Readonly<Record<string, string>>
  /** Names of location fields, by query parameter. */
  locationParams: Readonly<Record<string, string>>
  /** Values of locations, by the value in the query. */
  locations: Readonly<Record<string, string>>
}

/**
 * The field values that come from the page's query string. Of a repeated parameter the first counts; parameters of unknown fields and places without a
 * location are ignored (C-015, C-058, C-059, C-060).
 */
export function prefilledValues(fields: readonly FormField[], { params, locationParams, locations }: FormMappings, query: URLSearchParams): FormValues {
  const values: Record<string, string> = byName()
  const names = new Set(fields.map(({ name }) => name))
  for (const [param, name] of Object.entries(params)) {
    const parameter = query.get(param)
    if (parameter !== null && names.has(name)) values[name] = parameter
  }
  for (const [param, name] of Object.entries(locationParams)) {
    const parameter = query.get(param)
    const location = parameter !== null && Object.hasOwn(locations, parameter) ? locations[parameter] : undefined
    if (location !== undefined && fields.some((field) => field.name === name && field.type === 'location')) values[name] = location
  }
  return values
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
