import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FormDraft, type FormField } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { apiRoutes } from '#server/api/api-routes.server.ts'
import { openApiDocument } from '#server/api/reference.server.ts'
import { createApp } from '#server/app.server.ts'
import { createHttpServer } from '#server/http/http-server.server.ts'
import { screens } from '#screens/screens.gen.server.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const PATIENCE_MS = 300_000
const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: 'http://localhost' })
const server = createHttpServer(services, createApp(services).fetch)
let site = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

/** Names that every object answers to, whatever was put into it. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']
const before = JSON.stringify(names)
const token = { authorization: `Bearer ${TEST_TOKEN}` }

type Schema = { type?: string; properties?: Record<string, Schema>; items?: Schema; enum?: unknown[]; $ref?: string; anyOf?: Schema[] }
type Operation = { parameters?: { name: string; in: string }[]; requestBody?: { content: Record<string, { schema?: Schema }> } }
const document = openApiDocument(apiRoutes(services)) as unknown as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)
/** Calls to services whose address this site has not set: of electric vehicles (C-289), and of mail checks. */
const UNSET_SERVICE = /^\/api\/(email_checks|leads(\/[^/]+\/(salesforce_data|initialize_cancellation))?|stripe\/create_payment_intent)$/

const failed: string[] = []
let sentCount = 0

type SentRequest = { method: string; path: string; about: string; headers?: Record<string, string>; body?: BodyInit; isAnonymous?: boolean }

async function send({ method, path, about, headers = {}, body, isAnonymous }: SentRequest): Promise<number> {
  // Nobody is limited here.
  services.time.now = new Date(services.time.now.getTime() + minutes(2))
  const all = { ...(isAnonymous ? {} : token), 'if-match': '"1"', ...headers }
  const response = await fetch(`${site}${path}`, { method, headers: all, redirect: 'manual', ...(body === undefined ? {} : { body }) })
  await response.arrayBuffer()
  sentCount += 1
  const isExcused = response.status === 503 && UNSET_SERVICE.test(path.split('?')[0] ?? '')
  if (response.status >= 500 && !isExcused) failed.push(`${response.status} ${method} ${path.slice(0, 120)} ${about}`)
  return response.status
}

/** The body that a schema describes, with a member of this name beside all of its own, as text: an object literal would lose `__proto__`. */
function bodyWith(schema: Schema, name: string, level = 0): string {
  if (schema.$ref) return bodyWith(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, level)
  if (schema.anyOf) return bodyWith(schema.anyOf[0] ?? {}, name, level)
  if (level < 4 && (schema.properties || schema.type === 'object')) {
    const own = Object.entries(schema.properties ?? {}).map(([key, inner]) => `${JSON.stringify(key)}:${bodyWith(inner, name, level + 1)}`)
    return `{${[...own, `${JSON.stringify(name)}:{"${name}":["x"]}`].join(',')}}`
  }
  if (schema.items && level < 4) return `[${bodyWith(schema.items, name, level + 1)}]`
  if (schema.enum) return JSON.stringify(schema.enum[0])
  // As a value too: values name blocks, facets, columns and kinds.
  return schema.type === 'string' ? JSON.stringify(name) : '1'
}

const spellings = (name: string) => [name, `attributes[${name}]`, `attributes[${name}][]`, `proofs[${name}]`, `_code.${name}`, `q[${name}]`, `${name}[]`]

function formWith(name: string): FormData {
  const form = new FormData()
  form.append('_block', 'quote-0')
  for (const field of spellings(name)) {
    form.append(field, 'x')
    form.append(field, name)
    form.append(field, new File(['a,b\n1,2\n'], name === '__proto__' ? 'a.csv' : name))
  }
  return form
}

const queryWith = (name: string, own: readonly string[] = []) =>
  [...spellings(name).map((spelling) => [spelling, 'x']), ...own.map((ownName) => [ownName, name])]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')
const headersWith = (name: string) => ({ [name === '__proto__' ? 'x-__proto__' : name]: 'x', cookie: `${name}=x; maarad_${name}=${name}` })

function expectNothingElse(): void {
  expect(failed).toEqual([])
  expect(JSON.stringify([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])).toBe(before)
  expect(Object.keys(Object.prototype)).toEqual([])
}

test('[A-322] every name of an object’s prototype is a name like any other to every call', { timeout: PATIENCE_MS }, async () => {
  for (const { path, method, operation } of operations) {
    const own = (operation.parameters ?? []).filter(({ in: place }) => place === 'query').map((parameter) => parameter.name)
    const contents = operation.requestBody?.content ?? {}
    for (const name of names) {
      const headers = headersWith(name)
      const address = `${path.replaceAll(/\{\w+\+?\}/g, '1')}?${queryWith(name, own)}`
      const json = contents['application/json']
      const more = json ? { headers: { ...headers, 'content-type': 'application/json' }, body: bodyWith(json.schema ?? { type: 'object' }, name) } : { headers }
      await send({ method, path: address, about: `JSON, ${name}`, ...more })
      if (path.includes('{')) await send({ method, path: path.replaceAll(/\{\w+\+?\}/g, name), about: `address, ${name}`, ...more })
      if (contents['multipart/form-data'] ?? contents['application/octet-stream'])
        await send({ method, path: path.replaceAll(/\{\w+\+?\}/g, '1'), about: `form, ${name}`, headers, body: formWith(name) })
    }
  }
  expect(sentCount).toBeGreaterThan(operations.length * names.length)
  expectNothingElse()
})

test('and to every page and screen, in its address and in what is posted to it', { timeout: PATIENCE_MS }, async () => {
  const addresses = Object.values(screens).flatMap(({ definition }) => ('address' in definition && definition.address ? [definition.address as string] : []))
  const paths = [...addresses.map((address) => `/ar/${address.replaceAll(/:\w+\??/g, '1')}`), '/ar/', '/ar/blocks', '/ar/_block', '/search_suggestions']
  for (const path of paths) {
    for (const name of names) {
      const headers = headersWith(name)
      const own = path === '/ar/_block' ? ['path', 'block', 'query'] : path === '/ar/blocks' ? ['theme'] : []
      const query = `${queryWith(name, own)}${path === '/ar/blocks' ? '&template=quote' : ''}`
      await send({ method: 'GET', path: `${path}?${query}`, about: name, headers, isAnonymous: true })
      await send({ method: 'POST', path: `${path}?${query}`, about: `form, ${name}`, headers, body: formWith(name), isAnonymous: true })
      const posted = new URLSearchParams([...spellings(name).map((field) => [field, name]), ['_block', name]])
      await send({ method: 'POST', path: `${path}?${query}`, about: `fields, ${name}`, headers, body: posted, isAnonymous: true })
    }
  }
  for (const name of names) await send({ method: 'GET', path: `/ar/${name}`, about: 'a page', isAnonymous: true })
  expectNothingElse()
})

test('a form takes fields and files of such names, in JSON, as a form and without a script, and keeps nothing of them', { timeout: PATIENCE_MS }, async () => {
  const fields: FormField[] = [
    { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } },
    { id: 'file', name: 'file', type: 'file', label: { ar: 'ملف' } },
  ]
  const form = await createForm(services.staffCtx, FormDraft.parse({ name: 'نموذج', fields }))
  if (!form.ok) throw new Error(form.code)
  const path = `/forms_api/forms/${form.value.id}/leads`
  for (const name of names) {
    for (const address of [path, '/forms_api/forms/424242/leads', `/ar/form/${form.value.id}`, '/ar/form/424242']) {
      const body = formWith(name)
      body.append('attributes[name]', 'علي')
      const status = await send({ method: 'POST', path: address, about: `form, ${name}`, body, isAnonymous: true })
      expect([address, status < 500]).toEqual([address, true])
    }
    const json = `{"attributes":{"name":"علي","${name}":"x"},"proofs":{"${name}":"x"},"${name}":"x"}`
    expect(await send({ method: 'POST', path, about: `JSON, ${name}`, headers: { 'content-type': 'application/json' }, body: json, isAnonymous: true })).toBe(
      202,
    )
  }
  const { data } = (await (await fetch(`${site}${path}?items=100`, { headers: token })).json()) as { data: { attributes: object }[] }
  expect(data.length).toBeGreaterThan(names.length)
  for (const { attributes } of data) expect(Object.keys(attributes).filter((name) => name in Object.prototype)).toEqual([])
  expectNothingElse()
})

test('no setting and no word has such a name', { timeout: PATIENCE_MS }, async () => {
  const headers = { 'content-type': 'application/json' }
  for (const name of names) {
    for (const path of ['/api/settings', '/api/translations', '/api/setting_previews']) {
      for (const method of ['PUT', 'PATCH', 'POST']) {
        const status = await send({
          method,
          path,
          about: name,
          headers,
          body: `{"${name}":{"${name}":"x"},"values":{"${name}":"x"},"settings":{"${name}":"x"}}`,
        })
        expect([method, path, status >= 400]).toEqual([method, path, true])
      }
    }
  }
  const storedSettings = await (await fetch(`${site}/api/settings`, { headers: token })).text()
  for (const name of names) expect(storedSettings.includes(`"${name}":`)).toBe(false)
  expectNothingElse()
})
