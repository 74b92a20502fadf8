import { exampleEndings, exampleTexts, exampleValues } from './example-values.ts'

/** A schema of the document, as far as examples are made of it. */
export type DescribedSchema = {
  $ref?: string
  type?: string | readonly string[]
  example?: unknown
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  items?: DescribedSchema
  prefixItems?: readonly DescribedSchema[]
  properties?: Readonly<Record<string, DescribedSchema>>
  additionalProperties?: DescribedSchema | boolean
  anyOf?: readonly DescribedSchema[]
  oneOf?: readonly DescribedSchema[]
  allOf?: readonly DescribedSchema[]
}

const formats = new Map([
  ['date-time', '2026-05-16T10:00:00Z'],
  ['date', '2026-05-16'],
  ['uuid', '5f0c1d3a-7c1e-4f4e-9a53-0b6f5a1c2d3e'],
  ['email', 'noura@example.com'],
  ['uri', 'https://example.com/ar/showroom'],
])

/**
 * Makes examples of schemas, from what they say and from the names of fields. `schemas` are the shared ones, by name; the example of each is made once.
 * Undefined for a shared schema within itself, which is left out of the example.
 */
export function exampleMaker(schemas: Readonly<Record<string, DescribedSchema>>): (schema: DescribedSchema) => unknown {
  const examplesByName = new Map<string, unknown>()
  const underWay = new Set<string>()
  let leftOut = 0

  function ofShared(name: string, field: string): unknown {
    if (examplesByName.has(name)) return examplesByName.get(name)
    const schema = schemas[name]
    if (underWay.has(name)) leftOut += 1
    if (!schema || underWay.has(name)) return undefined
    underWay.add(name)
    const before = leftOut
    const example = of(schema, field)
    underWay.delete(name)
    // Within another one a part may be left out that it has by itself.
    if (underWay.size === 0 || leftOut === before) examplesByName.set(name, example)
    return example
  }

  function of(schema: DescribedSchema, field: string): unknown {
    if (schema.$ref) return ofShared(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1), field)
    if (schema.example !== undefined) return schema.example
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => of(part, field)))
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return choices.map((choice) => of(choice, field)).find((example) => example !== undefined && example !== null)
    switch (typesOf(schema).find((type) => type !== 'null')) {
      case 'object':
        return ofObject(schema, field)
      case 'array':
        return ofArray(schema, field)
      case 'boolean':
        return schema.default ?? true
      case undefined:
        return namedValue(schema, field) ?? schema.default ?? (schema.properties ? ofObject(schema, field) : 'text')
      default:
        return ofScalar(schema, field)
    }
  }

  function ofObject(schema: DescribedSchema, field: string): unknown {
    const { properties = {}, additionalProperties } = schema
    const entries = Object.entries(properties)
    const exampleByName = entries.length === 0 ? namedValue(schema, field) : undefined
    if (exampleByName !== undefined) return exampleByName
    const fields = entries.map(([name, part]) => [name, of(part, name)] as const)
    const open = typeof additionalProperties === 'object' && fields.length === 0 ? [['new_cars', of(additionalProperties, singular(field))] as const] : []
    return Object.fromEntries([...fields, ...open].filter(([, example]) => example !== undefined))
  }

  function ofArray({ items, prefixItems, minItems = 1, maxItems = 1 }: DescribedSchema, field: string): unknown[] {
    if (prefixItems) return prefixItems.map((item) => of(item, field))
    const example = items && of(items, singular(field))
    return example === undefined || maxItems === 0 ? [] : Array.from({ length: Math.max(1, minItems) }, () => example)
  }

  return (schema) => of(schema, '')
}

const singular = (field: string) => field.replace(/s$/, '')
const typesOf = ({ type }: DescribedSchema) => (typeof type === 'string' ? [type] : (type ?? []))

function namedValue(schema: DescribedSchema, field: string): unknown {
  const values = exampleValues.get(field) ?? exampleValues.get(exampleEndings.find(([ending]) => field.endsWith(ending))?.[1] ?? '')
  return values?.find((value) => isOfSchema(value, schema))
}

function ofScalar(schema: DescribedSchema, field: string): unknown {
  const example = namedValue(schema, field)
  if (example !== undefined) return example
  if (schema.default !== undefined && schema.default !== '') return schema.default
  const texts: readonly unknown[] = schema.format ? [formats.get(schema.format)] : exampleTexts
  const { minimum, exclusiveMinimum, maximum, minLength = 0 } = schema
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  return [...texts, 'text'.padEnd(minLength, ' text'), 12, 1, least, maximum, ''].find((value) => isOfSchema(value, schema))
}

function isOfSchema(value: unknown, schema: DescribedSchema): boolean {
  const types = typesOf(schema)
  if (typeof value === 'string') return (types.length === 0 || types.includes('string')) && isOfText(value, schema)
  if (typeof value === 'number') return (types.length === 0 || types.includes('number') || types.includes('integer')) && isWithin(value, schema)
  return types.includes(Array.isArray(value) ? 'array' : 'object')
}

function isOfText(text: string, { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: DescribedSchema): boolean {
  if (format && format !== 'email' && text !== formats.get(format)) return false
  if (text.length < minLength || text.length > maxLength) return false
  return !pattern || regexOf(pattern).test(text)
}

const regexes = new Map<string, RegExp>()

function regexOf(pattern: string): RegExp {
  const compiled = regexes.get(pattern)
  if (compiled) return compiled
  const regex = new RegExp(pattern, 'u')
  regexes.set(pattern, regex)
  return regex
}

function isWithin(number: number, schema: DescribedSchema): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema
  const isWhole = Number.isInteger(number) || typesOf(schema).includes('number')
  return isWhole && number >= minimum && number <= maximum && number > exclusiveMinimum && number < exclusiveMaximum
}
