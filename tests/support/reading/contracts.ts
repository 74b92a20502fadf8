import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Answering, Received } from '../services/a-receiver.ts'
import { closedFields, nestedForm } from './described-values.ts'

// biome-ignore lint/suspicious/noExplicitAny: somebody else's document, of which tests read a few members.
type Description = any
type ContractOperations = { operations: string[]; headers?: string[]; younger?: { fields: string[]; described: string } }
type Operation = { name: string; part: string; described: Description; path: RegExp }
type Checked = { what: string; ajv: Ajv; schema: Description; value: unknown }

/** Vendors use words and formats of their own, which are no flaw of ours. */
const quiet = { strict: false, allErrors: true, unicodeRegExp: false, logger: false } as const
const FOLDER = 'tests/contracts'
const ORIGIN = 'https://contracts.test/'
const operationsByVendor = JSON.parse(readFileSync(`${FOLDER}/operations.json`, 'utf8')) as Record<string, ContractOperations>
const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded']

/** The Big List of Naughty Strings. */
export function naughtyStrings(): string[] {
  return JSON.parse(readFileSync(`${FOLDER}/naughty-strings/blns.json`, 'utf8'))
}

/**
 * Holds what the product sends to a vendor, and what a played vendor answers, against the vendor's own OpenAPI files. `guard` wraps the player; `flaws`
 * has every call, field, header or answer that is not described. In vitest a flaw fails the test that caused it.
 */
export async function aContract(vendor: 'stripe' | 'paypal' | 'twilio' | 'meilisearch', options: { besides?: RegExp } = {}) {
  const json = new Ajv({ ...quiet })
  // Forms and queries are made of texts.
  const texts = new Ajv({ ...quiet, coerceTypes: true })
  const documents = new Map(Object.keys(operationsByVendor).flatMap((part) => (part.startsWith(`${vendor}/`) ? [[part, documentOf(part)] as const] : [])))
  for (const ajv of [json, texts]) {
    addFormats(ajv)
    for (const [part, { components }] of documents) ajv.addSchema({ $id: `${ORIGIN}${part}`, components })
  }
  const operations = [...documents].flatMap(([part, document]) => operationsOf(part, document))
  /** What a reference leads to. */
  const find = (reference: string): Description => {
    const [part = '', path = ''] = reference.slice(ORIGIN.length).split('#/')
    return path.split('/').reduce((value, key) => value[key], documents.get(part))
  }
  const resolved = (described: Description) => (described?.$ref ? find(described.$ref) : described)
  const flaws: string[] = []
  const seenKeys = new Set<string>()
  await failOnFlaws(flaws)

  const check = (part: string, { what, ajv, schema, value }: Checked) => {
    const { younger } = operationsByVendor[part] as ContractOperations
    const old = younger ? without(value, younger.fields) : structuredClone(value)
    const validate: ValidateFunction = ajv.compile(schema)
    flaws.push(...closedFields(schema, old, find).map((field) => `${what}: ${field} is not described`))
    if (!validate(old)) flaws.push(`${what}: ${ajv.errorsText(validate.errors)}`)
  }
  const checkRequest = ({ name, part, described }: Operation, { method, headers, body, path }: Received) => {
    const { searchParams } = new URL(path, 'http://vendor.test')
    const query = { type: 'object', additionalProperties: false, ...parametersOf((described.parameters ?? []).map(resolved), 'query') }
    check(part, { what: `${name}, its query`, ajv: texts, schema: query, value: nestedForm(searchParams) })
    if (method !== 'POST' && method !== 'PATCH') return
    for (const header of operationsByVendor[part]?.headers ?? []) if (!headers[header]) flaws.push(`${name} without ${header}`)
    const type = headers['content-type']?.split(';')[0] ?? ''
    const content = resolved(described.requestBody)?.content
    if (body !== '' && !(content ? Object.keys(content) : BODY_TYPES).includes(type)) flaws.push(`${name} as ${type}`)
    const value = type === 'application/json' ? JSON.parse(body || '{}') : nestedForm(new URLSearchParams(body))
    check(part, {
      what: name,
      ajv: type === 'application/json' ? json : texts,
      schema: content?.[type]?.schema ?? { type: 'object', properties: {}, additionalProperties: false },
      value,
    })
  }
  const checkAnswer = ({ name, part, described }: Operation, status: number, text: string) => {
    // A vendor that is away answers anything.
    if (status >= 500) return
    const promised = described.responses[status] ?? described.responses.default
    // Twilio describes no failures.
    if (!promised && status < 400) flaws.push(`${name} answers ${status}`)
    if (!promised) return
    const schema = resolved(promised)?.content?.['application/json']?.schema
    if (schema && text !== '') check(part, { what: `${name}, its answer ${status}`, ajv: json, schema, value: JSON.parse(text) })
  }

  const guard =
    (answer: Answering): Answering =>
    (received, response) => {
      const { pathname } = new URL(received.path, 'http://vendor.test')
      const operation = operations.find(({ name, path }) => name.startsWith(`${received.method.toLowerCase()} `) && path.test(pathname))
      if (options.besides?.test(pathname)) return answer(received, response)
      if (!operation) flaws.push(`${received.method} ${pathname} is not described`)
      else {
        seenKeys.add(operation.name)
        checkRequest(operation, received)
        const end = response.end.bind(response) as (text?: string) => ServerResponse
        response.end = ((text = '') => {
          checkAnswer(operation, response.statusCode, String(text))
          return end(text)
        }) as ServerResponse['end']
      }
      answer(received, response)
    }
  return { flaws, guard, unseen: () => operations.map(({ name }) => name).filter((name) => !seenKeys.has(name)) }
}

async function failOnFlaws(flaws: string[]): Promise<void> {
  // Browser tests read the flaws themselves.
  if (!process.env.VITEST) return
  const { afterEach, expect } = await import('vitest')
  afterEach(() => expect(flaws.splice(0), 'not as the vendor describes it').toEqual([]))
}

/** A vendor's file, whose references lead to the schemas that ajv is given. */
function documentOf(part: string): Description {
  const text = readFileSync(`${FOLDER}/${part}.json`, 'utf8').replaceAll('"$ref":"#', `"$ref":"${ORIGIN}${part}#`)
  return JSON.parse(text, (_, value) => asJsonSchema(value))
}

function operationsOf(part: string, { paths }: Description): Operation[] {
  return (operationsByVendor[part] as ContractOperations).operations.map((name) => {
    const [method = '', template = ''] = name.split(' ')
    return { name, part, described: paths[template][method], path: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  })
}

/** What vendors write that JSON Schema says otherwise: `nullable` of OpenAPI 3.0, and `required` beside the field itself. */
function asJsonSchema(value: Description): Description {
  if (typeof value !== 'object' || value === null) return value
  if (typeof value.required === 'boolean' && !('in' in value || 'content' in value)) delete value.required
  if (typeof value.nullable !== 'boolean') return value
  const { nullable, ...schema } = value
  if (!nullable || Object.keys(schema).length === 0) return schema
  return { anyOf: [schema, { type: 'null' }] }
}

function parametersOf(parameters: Description[], place: string): { properties: Description; required: string[] } {
  const here = parameters.filter((one) => one.in === place)
  return {
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  }
}

function without(value: unknown, fields: readonly string[]): unknown {
  return JSON.parse(JSON.stringify(value), (key, one) => (fields.includes(key) ? undefined : one))
}
