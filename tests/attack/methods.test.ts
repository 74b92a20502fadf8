import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { createHttpServer } from '#server/http/http-server.server.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const server = createHttpServer(services, createApp(services).fetch)
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.address() as AddressInfo
afterAll(() => void server.close())

const form = await createForm(
  services.staffCtx,
  FormDraft.parse({ name: 'نموذج', fields: [{ id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' }, rules: { required: true, max: 40 } }] }),
)
if (!form.ok) throw new Error(form.code)
const formId = form.value.id

type SentRequest = { method: string; path: string; headers?: Record<string, string>; pieces?: (string | Buffer)[] }
type Answer = { status: number; allow: string | undefined; location: string | undefined; text: string }

/** Sends a request over a connection of its own; a body goes in pieces, without a length, as `Transfer-Encoding: chunked`. */
function send({ method, path, headers = {}, pieces }: SentRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunked = pieces ? { 'transfer-encoding': 'chunked' } : {}
    const outgoing = request({ host: '127.0.0.1', port, method, path, agent: false, headers: { ...chunked, ...headers } }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (piece: string) => {
        text += piece
      })
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, allow: incoming.headers.allow, location: incoming.headers.location, text }))
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    for (const piece of pieces ?? []) outgoing.write(piece)
    outgoing.end()
  })
}

const token = { authorization: `Bearer ${TEST_TOKEN}` }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  ['/ar/', 'GET, HEAD, POST'],
  ['/ar/blocks', 'GET, HEAD, POST'],
  ['/ar/nothing-here', 'GET, HEAD, POST'],
  ['/api/pages', 'GET, HEAD, POST'],
  ['/api/pages/1', 'PUT, DELETE'],
  ['/forms_api/forms/1/leads', 'GET, HEAD, POST'],
  ['/public_api/pages/by_path/x', 'GET, HEAD'],
  ['/hooks/stripe', 'POST'],
  ['/health/ready', 'GET, HEAD'],
  ['/sitemap.xml', 'GET, HEAD'],
])('%s answers other methods with 405 and says which it has', async (path, allow) => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].filter((method) => !allow.split(', ').includes(method))
  for (const method of methods) {
    for (const pieces of [undefined, ['x=1']]) {
      const answer = await send({ method, path, ...(pieces && method !== 'GET' ? { pieces } : {}) })
      expect([method, answer.status, answer.allow?.split(', ').sort().join(', ')]).toEqual([method, 405, allow.split(', ').sort().join(', ')])
    }
  }
})

test('an address that is none stays 404 for every method', async () => {
  for (const method of ['GET', 'PUT', 'OPTIONS']) expect((await send({ method, path: '/api/nothing_here' })).status).toBe(404)
})

test('HEAD is answered like GET, without a body', async () => {
  for (const path of ['/ar/blocks?template=quote', '/api/openapi.json', '/health/live']) {
    const [get, head] = [await send({ method: 'GET', path }), await send({ method: 'HEAD', path })]
    expect([path, head.status, head.text]).toEqual([path, get.status, ''])
  }
})

test('a form that comes in pieces is taken by screens, pages and the API', async () => {
  const screen = await send({ method: 'POST', path: `/ar/form/${formId}`, headers: FORM, pieces: ['na', 'me=%D8%B9', '%D9%84%D9%8A'] })
  expect([screen.status, screen.location]).toEqual([303, `/ar/form/${formId}?_sent=1`])
  expect((await send({ method: 'POST', path: '/ar/form/1', headers: FORM, pieces: ['x'] })).status).not.toBe(500)
  const page = await send({ method: 'POST', path: '/ar/blocks?template=quote', headers: FORM, pieces: ['_block=quote-0', '&a=b'] })
  expect(page.status).toBe(200)
  const formHeaders = { 'content-type': 'multipart/form-data; boundary=b' }
  const parts = ['--b\r\ncontent-disposition: form-data; name="attributes[name]"\r\n\r\nعلي', '\r\n--b--\r\n']
  expect((await send({ method: 'POST', path: `/forms_api/forms/${formId}/leads`, headers: formHeaders, pieces: parts })).status).toBe(202)
  const json = { ...token, 'content-type': 'application/json' }
  const pageAnswer = await send({ method: 'POST', path: '/api/pages', headers: json, pieces: ['{"path":"pieces",', '"title":"x"}'] })
  expect(pageAnswer.status).toBe(201)
})

test('a form in pieces that is longer than its page takes is 413', async () => {
  const pieces = Array.from({ length: 20 }, () => `x=${'y'.repeat(8000)}&`)
  expect((await send({ method: 'POST', path: '/ar/blocks', headers: FORM, pieces })).status).toBe(413)
})

test('a boundary of 8,000 characters is answered, and is no failure', async () => {
  const headers = { 'content-type': `multipart/form-data; boundary=${'b'.repeat(8000)}`, ...token }
  for (const path of ['/ar/', `/ar/form/${formId}`, `/forms_api/forms/${formId}/leads`, '/media/api/v2/images', '/api/vehicle_feeds/1/runs', '/hooks/stripe']) {
    const { status } = await send({ method: 'POST', path, headers, pieces: ['x'] })
    expect([path, status >= 500]).toEqual([path, false])
  }
})
