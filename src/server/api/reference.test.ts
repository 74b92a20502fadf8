import { readFileSync } from 'node:fs'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { calls } from './calls.gen.server.ts'
import type { Call } from './define-call.server.ts'
import { describeCall } from './describe-call.server.ts'
import { openApiDocument } from './reference.server.ts'

type Content = { content?: { 'application/json'?: { example?: unknown } } }
type Operation = { summary: string; requestBody?: Content; responses: Record<string, Content> }

const api = new OpenAPIHono<AppEnv>()
for (const call of calls) api.openAPIRegistry.registerPath(describeCall(call))
const document = openApiDocument(api)
const operationOf = ({ method, path }: Call) => (document.paths?.[path.replace('+}', '}')] as Record<string, Operation> | undefined)?.[method]

/** Every text that people read in the document, with where it stands. */
function textsOf(value: unknown, key: 'summary' | 'description', place = ''): { place: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { [key]: text } = value as Record<string, unknown>
  const below = Object.entries(value).flatMap(([name, part]) => (name === 'example' ? [] : textsOf(part, key, `${place} ${name}`)))
  return typeof text === 'string' ? [{ place, text }, ...below] : below
}
const summaries = textsOf(document, 'summary')
const descriptions = textsOf(document, 'description')

/** Names that are written so, not names of our code. */
const ownSpellings = /\breCAPTCHA\b/g

test('the document says what calls do in sentences: no name of our code, no text that needs the one before it', () => {
  expect([summaries.length, descriptions.length > 1000]).toEqual([calls.length, true])
  const flawed = [...summaries, ...descriptions].filter(({ text }) => {
    const prose = text.replace(/`[^`]*`/g, '').replace(ownSpellings, '')
    return /\b[a-z]+[A-Z]\w*/.test(prose) || /\b[a-z]+_[a-z]/.test(prose) || /^(The same|One of)\b/.test(text)
  })
  expect(flawed).toEqual([])
})

test('summaries are headings that begin with what a call does, descriptions are sentences', () => {
  expect(summaries.filter(({ text }) => !/^[A-Z][a-z]+s,? .*[^.;:]$/.test(text) || text.includes(';') || text.length > 90)).toEqual([])
  expect(descriptions.filter(({ text }) => !text.endsWith('.'))).toEqual([])
})

test('every call has a name of its own for clients that programs generate', () => {
  const ids = calls.map((call) => (operationOf(call) as { operationId?: string } | undefined)?.operationId ?? '')
  expect(new Set(ids).size).toBe(calls.length)
  expect(ids.filter((id) => !/^(get|post|put|patch|delete)(_[a-z0-9]+)+$/.test(id))).toEqual([])
  expect(ids).toEqual(expect.arrayContaining(['get_leads_by_id', 'post_forms_api_forms', 'get_search_suggestions']))
})

type JsonSchema = { $ref?: string; format?: string; properties?: Record<string, JsonSchema>; items?: JsonSchema }
const schemaNamed = (name: string) => (document.components?.schemas as Record<string, JsonSchema> | undefined)?.[name] ?? {}

/** The texts of an example whose schema says which format they have. */
function formattedTexts(schema: JsonSchema, example: unknown, place: string): { place: string; format: string; text: string }[] {
  if (schema.$ref) return formattedTexts(schemaNamed(schema.$ref.split('/').at(-1) ?? ''), example, place)
  if (Array.isArray(example)) return schema.items ? example.flatMap((one) => formattedTexts(schema.items as JsonSchema, one, place)) : []
  if (typeof example === 'object' && example !== null)
    return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      formattedTexts(inner, (example as Record<string, unknown>)[name], `${place} ${name}`),
    )
  return schema.format !== undefined && typeof example === 'string' ? [{ place, format: schema.format, text: example }] : []
}

test('an example has the format that its field says, as clients check it', () => {
  const checks: Record<string, z.ZodType> = {
    'date-time': z.iso.datetime({ offset: true }),
    date: z.iso.date(),
    email: z.email(),
    uri: z.url(),
    uuid: z.uuid(),
  }
  const texts = calls.flatMap((call) => {
    const { requestBody, responses } = operationOf(call) as Operation
    return [requestBody, ...Object.values(responses)].flatMap((described) => {
      const json = described?.content?.['application/json'] as { schema?: JsonSchema; example?: unknown } | undefined
      return json?.schema ? formattedTexts(json.schema, json.example, `${call.method} ${call.path}`) : []
    })
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ format, text }) => checks[format]?.safeParse(text).success === false)).toEqual([])
})

/** What the document says of a parameter or a field that a request may leave out, as `place = value`. */
function defaultsIn(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'default' in value && value.default !== undefined && typeof value.default !== 'object' ? [`${place} = ${JSON.stringify(value.default)}`] : []
  return [...own, ...Object.entries(value).flatMap(([key, part]) => (key === 'example' || key === 'default' ? [] : defaultsIn(part, below(place, value, key))))]
}

const below = (place: string, whole: object, key: string) =>
  ['properties', 'schema', 'content', 'application/json', 'allOf', 'anyOf', 'items'].includes(key) || Array.isArray(whole) ? place : `${place} ${key}`

test('what a request may leave out has the agreed default', () => {
  const operations = calls.flatMap((call) => {
    const { parameters = [], requestBody } = (operationOf(call) ?? {}) as { parameters?: { name: string }[]; requestBody?: object }
    const name = `${call.method.toUpperCase()} ${call.path}`
    return [...parameters.flatMap((parameter) => defaultsIn(parameter, `${name} ?${parameter.name}`)), ...defaultsIn(requestBody, name)]
  })
  const schemas = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => defaultsIn(schema, name))
  const lines = [...new Set([...operations, ...schemas])].toSorted()
  expect(lines).toEqual(readFileSync('tests/fixtures/request-defaults.txt', 'utf8').trim().split('\n'))
})

/** Names of fields that are not in snake case, and who asks for them so. Everything else is: the list may only become shorter. */
const otherSpellings = new Map<string, string>([
  ...['colorInterior', 'deliveryDate', 'nameplateExternalCode', 'nameplateModelGroup', 'ownerName', 'productionYear'].map((name) => [name, 'A-121'] as const),
  ['oldPrice', 'A-122'],
  ['hiddenFromVisitors', 'A-123'],
  ['currentDriveAway', 'A-124'],
  ['pricesDriveAway', 'A-124'],
  ['publicationLists', 'A-125'],
  ...['isLabelled', 'isLatin', 'isOnRequest'].map(
    (name) => [name, 'parts of the vehicle of A-121, which visitors’ pages hold as the calls answer it'] as const,
  ),
  ['mainPhone', 'A-158'],
  ['ciCode', 'A-158, C-097'],
  ['bodyTypes', 'A-156, A-279'],
  ['fuelTypes', 'A-156, A-279'],
  ['tradeInData', 'A-151, A-155, A-167, C-259'],
  ...['keyLength', 'keyPrefix', 'keySignature'].map((name) => [name, 'the format of ALTCHA'] as const),
  ...['focalPoint', 'mimeType'].map((name) => [name, 'the picture that pages of the editor are opened with and blocks are drawn from'] as const),
])

/** Names of fields and parameters below a part of the document. */
function namesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties, name, in: place } = value as Record<string, unknown>
  const own = [...Object.keys((properties as object | undefined) ?? {}), ...(typeof name === 'string' && typeof place === 'string' ? [name] : [])]
  return [...own, ...Object.entries(value).flatMap(([key, part]) => (key === 'example' ? [] : namesOf(part)))]
}

test('fields and parameters have one spelling, but for those that others ask for', () => {
  const camel = new Set(namesOf({ ...document.paths, schemas: document.components?.schemas }).filter((name) => /[a-z][A-Z]/.test(name)))
  expect([...camel].toSorted()).toEqual([...otherSpellings.keys()].toSorted())
})

test('patterns are those of JSON Schema, without flags behind them', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(([, pattern]) => JSON.parse(`"${pattern}"`) as string)
  expect(patterns.length).toBeGreaterThan(50)
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow()
  expect(patterns.filter((pattern) => /\/[a-z]+$/.test(pattern))).toEqual([])
})

/** The schema of the JSON that a call takes, and that of its answer. */
function jsonOf({ body, answer }: Call): { request: z.ZodType | undefined; answered: z.ZodType | undefined } {
  const raw = body && 'raw' in body ? body.raw['application/json']?.schema : undefined
  return { request: raw ?? (body && !('raw' in body) && !('form' in body) ? body : undefined), answered: answer.content?.['application/json']?.schema }
}

/** Calls whose example is not accepted yet, by method and path. The list may only become shorter. */
const notYet: readonly string[] = []

test('every JSON body and every JSON answer of a call that went well has an example that the call itself accepts', async () => {
  const flawed: string[] = []
  for (const call of calls) {
    const { request, answered } = jsonOf(call)
    const { requestBody, responses } = operationOf(call) ?? { responses: {} }
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
    const all: [string, z.ZodType | undefined, Content | undefined][] = [
      ['takes', request, requestBody],
      ...successes.map(([status, response]): [string, z.ZodType | undefined, Content] => [status, answered, response]),
    ]
    for (const [what, schema, described] of all) {
      if (!schema) continue
      const example = described?.content?.['application/json']?.example
      const result = await schema.safeParseAsync(example)
      if (!result.success) flawed.push(`${call.method} ${call.path} ${what}`)
      if (!result.success && process.env.WHY)
        console.log(`${call.method} ${call.path} ${what}`, JSON.stringify(result.error.issues).slice(0, 300), JSON.stringify(example)?.slice(0, 200))
    }
  }
  expect(flawed.toSorted()).toEqual(notYet.toSorted())
})
