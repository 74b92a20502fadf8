import { expect, test } from 'vitest'
import { loadDemo } from '#demo/load-demo.server.ts'
import { minutes } from '#kernel/durations.ts'
import { calls } from '#server/api/calls.gen.server.ts'
import { apiRoutes } from '#server/api/api-routes.server.ts'
import { openApiDocument } from '#server/api/reference.server.ts'
import { createApp } from '#server/app.server.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const PATIENCE_MS = 300_000
const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: 'http://localhost', TEST_PAYMENTS: 'on' })
await loadDemo(services.staffCtx, services.storage)
services.site.forget()
await services.stock.refresh()
const app = createApp(services)

type Parameter = { name: string; in: string; required?: boolean; schema?: { type?: string | string[]; format?: string } }
type Content = { content?: Record<string, { example?: unknown }> }
type Operation = { parameters?: Parameter[]; requestBody?: Content; responses: Record<string, Content> }
const document = openApiDocument(apiRoutes(services)) as unknown as { paths: Record<string, Record<string, Operation>> }
const described = calls.map((call) => ({ call, operation: document.paths[call.path.replace('+}', '}')]?.[call.method] as Operation }))

/** Calls to services whose address or account this site has not set. */
const UNSET_SERVICE = /^\/(twilio\/\w+|api\/(email_checks|leads(\/[^/]+\/(salesforce_data|initialize_cancellation))?|stripe\/create_payment_intent))$/

type Sent = { method: string; path: string; body?: string; type?: string }

async function send({ method, path, body, type = 'application/json' }: Sent): Promise<{ status: number; text: string; type: string }> {
  // Nobody is limited here.
  services.time.now = new Date(services.time.now.getTime() + minutes(2))
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'if-match': '"1"', ...(body === undefined ? {} : { 'content-type': type }) }
  const response = await app.request(`http://localhost${path}`, { method: method.toUpperCase(), headers, ...(body === undefined ? {} : { body }) })
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') ?? '' }
}

const plainPath = (path: string) => path.replaceAll(/\{\w+\+?\}/g, '1')

test('what the document shows is answered with a status that it lists, in the shape that it shows', { timeout: PATIENCE_MS }, async () => {
  const wrong: string[] = []
  for (const { call, operation } of described) {
    const example = operation.requestBody?.content?.['application/json']?.example
    const path = plainPath(call.path)
    const answer = await send({ method: call.method, path, ...(example === undefined ? {} : { body: JSON.stringify(example) }) })
    const about = `${answer.status} ${call.method} ${call.path}`
    const isUnset = answer.status === 503 && UNSET_SERVICE.test(path)
    if (!isUnset && !Object.keys(operation.responses).includes(String(answer.status))) wrong.push(`${about}: not listed`)
    if (answer.status >= 500 && !isUnset) wrong.push(`${about}: ${answer.text.slice(0, 200)}`)
    if (answer.status >= 300 || !answer.type.includes('application/json')) continue
    const schema = call.answer.content?.['application/json']?.schema
    const parsed = await schema?.safeParseAsync(JSON.parse(answer.text))
    if (parsed && !parsed.success) wrong.push(`${about}: ${JSON.stringify(parsed.error.issues).slice(0, 300)}`)
  }
  expect(wrong).toEqual([])
})

const bodies = { empty: '', word: 'x', list: '[]', text: '"x"', nothing: 'null', twice: '{"a":1,"a":2}', half: '{"a":"\\ud800"}', nul: '{"a":"\\u0000"}' }

test('a body of another kind than the document says is refused by name', { timeout: PATIENCE_MS }, async () => {
  const wrong: string[] = []
  for (const { call, operation } of described) {
    const content = operation.requestBody?.content
    if (!content) continue
    const path = plainPath(call.path)
    for (const [name, body] of Object.entries(bodies)) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x']) {
        const answer = await send({ method: call.method, path, body, type })
        if (answer.status >= 500 && !UNSET_SERVICE.test(path))
          wrong.push(`${answer.status} ${call.method} ${call.path} ${name} as ${type}: ${answer.text.slice(0, 120)}`)
        if (answer.status >= 400 && !Object.keys(operation.responses).includes(String(answer.status)) && !UNSET_SERVICE.test(path))
          wrong.push(`${answer.status} ${call.method} ${call.path} ${name} as ${type}: not listed`)
      }
    }
  }
  expect(wrong).toEqual([])
})

/** Values of the right type at which a database, a calendar or a multiplication ends. */
const numbers = ['2147483648', '9007199254740991', '9223372036854775807', '-1', '-2147483649', '1000000000', '0.5']
const texts = [
  '10000-01-01',
  '9999-12-31',
  '0001-01-01',
  '0000-00-00',
  '-000001-01-01',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2147483648',
  '\u0000',
  '\ud800',
  '__proto__',
  ' ',
]

/** The example with one of its leaves replaced, each in turn. */
function* changedBodies(example: unknown): Generator<{ place: string; body: string }> {
  const leaves: { place: (string | number)[]; value: unknown }[] = []
  const collect = (value: unknown, place: (string | number)[]) => {
    if (Array.isArray(value)) for (const item of value.slice(0, 1)) collect(item, [...place, 0])
    else if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) collect(part, [...place, key])
    else leaves.push({ place, value })
  }
  collect(example, [])
  for (const { place, value } of leaves) {
    const options = typeof value === 'number' ? numbers : typeof value === 'string' ? texts.map((text) => JSON.stringify(text)) : []
    for (const option of [...options, '{}', '[]']) {
      const mark = '"\u2063here\u2063"'
      const copy = structuredClone(example) as Record<string | number, unknown>
      let at = copy
      for (const step of place.slice(0, -1)) at = at[step] as Record<string | number, unknown>
      const last = place.at(-1)
      if (last === undefined) continue
      at[last] = '\u2063here\u2063'
      yield { place: `${place.join('.')}=${option.slice(0, 40)}`, body: JSON.stringify(copy).replace(mark, () => option) }
    }
  }
}

test('no number, day or text at the end of its range breaks a call whose body is right otherwise', { timeout: PATIENCE_MS }, async () => {
  const wrong: string[] = []
  let count = 0
  for (const { call, operation } of described) {
    const example = operation.requestBody?.content?.['application/json']?.example
    if (example === undefined) continue
    const path = plainPath(call.path)
    for (const { place, body } of changedBodies(example)) {
      const { status, text } = await send({ method: call.method, path, body })
      count += 1
      if (status >= 500 && !UNSET_SERVICE.test(path)) wrong.push(`${status} ${call.method} ${call.path} ${place}: ${text.slice(0, 160)}`)
    }
  }
  expect(count).toBeGreaterThan(5000)
  expect(wrong).toEqual([])
})

test('no number or day at the end of its range breaks a call by its address', { timeout: PATIENCE_MS }, async () => {
  const wrong: string[] = []
  const values = [...numbers, ...texts.filter((text) => text !== '\ud800')].map((value) => encodeURIComponent(value.trim() === '' ? ' ' : value))
  let count = 0
  for (const { call, operation } of described) {
    const required = (operation.parameters ?? []).filter(({ in: place, required: isRequired }) => place === 'query' && isRequired)
    const usual = new Map(required.map(({ name, schema }) => [name, schema?.format === 'date' ? '2026-05-16' : schema?.type === 'integer' ? '1' : 'x']))
    const names = (operation.parameters ?? []).filter(({ in: place }) => place === 'query').map(({ name }) => name)
    const example = operation.requestBody?.content?.['application/json']?.example
    const more = example === undefined ? {} : { body: JSON.stringify(example) }
    const days = (operation.parameters ?? []).filter(({ in: place, schema }) => place === 'query' && schema?.format === 'date').map(({ name }) => name)
    const addresses = [
      ...(days.length > 1 ? ['9999-12-31', '0001-01-01'].map((day) => `${plainPath(call.path)}?${days.map((name) => `${name}=${day}`).join('&')}`) : []),
      ...names.flatMap((name) =>
        values.map((value) => {
          const others = [...usual].filter(([other]) => other !== name).map(([other, usualValue]) => `${other}=${usualValue}`)
          return `${plainPath(call.path)}?${[...others, `${encodeURIComponent(name)}=${value}`].join('&')}`
        }),
      ),
      ...(call.path.includes('{') ? values.map((value) => call.path.replaceAll(/\{\w+\+?\}/g, value)) : []),
    ]
    for (const path of addresses) {
      const { status, text } = await send({ method: call.method, path, ...more })
      count += 1
      if (status >= 500 && !UNSET_SERVICE.test(path.split('?')[0] ?? '')) wrong.push(`${status} ${call.method} ${path}: ${text.slice(0, 160)}`)
    }
  }
  expect(count).toBeGreaterThan(5000)
  expect(wrong).toEqual([])
})
