import { isRecord } from '#kernel/json/json-values.ts'

export type JsonFlaw = { path: string; code: 'type' | 'required' | 'unknown' | 'option' | 'too_many' | 'too_few' | 'no_fit'; details?: string }
type Schema = Readonly<Record<string, unknown>>

/**
 * Validates a value against the part of JSON Schema that settings use: types, required and known properties, items, options, lengths. This reports errors
 * with their paths while somebody types; the server validates fully on save.
 */
export function jsonFlaws(schema: Schema, value: unknown, path = ''): JsonFlaw[] {
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
  if (choices) return flawsOfBest(choices, value, path)
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return [{ path, code: 'option', details: schema.enum.join(', ') }]
  if ('const' in schema && schema.const !== value) return [{ path, code: 'option', details: String(schema.const) }]
  const types = [schema.type ?? []].flat() as string[]
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return [{ path, code: 'type', details: types.join(', ') }]
  if (Array.isArray(value)) return flawsOfList(schema, value, path)
  if (isRecord(value)) return flawsOfObject(schema, value, path)
  return flawsOfLength(schema, typeof value === 'string' ? value.length : null, path, ['minLength', 'maxLength'])
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

/** The errors for the alternative schema that the value fits best. */
function flawsOfBest(choices: readonly Schema[], value: unknown, path: string): JsonFlaw[] {
  const tries = choices.map((choice) => jsonFlaws(choice, value, path))
  if (tries.some((flaws) => flaws.length === 0)) return []
  const deepest = tries.filter((flaws) => flaws.every((flaw) => flaw.path !== path || flaw.code !== 'type'))
  return deepest.toSorted((one, other) => one.length - other.length)[0] ?? [{ path, code: 'no_fit' }]
}

function flawsOfList(schema: Schema, list: readonly unknown[], path: string): JsonFlaw[] {
  const items = schema.items as Schema | undefined
  return [
    ...flawsOfLength(schema, list.length, path, ['minItems', 'maxItems']),
    ...(items ? list.flatMap((item, index) => jsonFlaws(items, item, `${path}[${index}]`)) : []),
  ]
}

function flawsOfObject(schema: Schema, object: Readonly<Record<string, unknown>>, path: string): JsonFlaw[] {
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const missing = ((schema.required ?? []) as string[]).filter((name) => !Object.hasOwn(object, name))
  return [
    ...missing.map((name): JsonFlaw => ({ path: at(name), code: 'required' })),
    ...Object.entries(object).flatMap(([name, member]): JsonFlaw[] => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (property) return jsonFlaws(property, member, at(name))
      if (schema.additionalProperties === false) return [{ path: at(name), code: 'unknown' }]
      return typeof schema.additionalProperties === 'object' ? jsonFlaws(schema.additionalProperties as Schema, member, at(name)) : []
    }),
  ]
}

function flawsOfLength(schema: Schema, length: number | null, path: string, [least, most]: readonly [string, string]): JsonFlaw[] {
  if (length === null) return []
  if (typeof schema[least] === 'number' && length < schema[least]) return [{ path, code: 'too_few', details: String(schema[least]) }]
  return typeof schema[most] === 'number' && length > schema[most] ? [{ path, code: 'too_many', details: String(schema[most]) }] : []
}
