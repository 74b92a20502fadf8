import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test, vi } from 'vitest'
import { sendRequest } from '#platform/http/send-request.server.ts'
import { openJobs } from '#platform/jobs/jobs.server.ts'
import { openTraces } from '#platform/traces/open-traces.server.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { createHttpServer, drain } from './http-server.server.ts'
import { traceRequest } from './trace-request.server.ts'

type ToldSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status?: { code?: number }
  attributes: { key: string; value: object }[]
}

const REQUEST_ID = '6f0c1a52-9b7e-4d3c-8a21-0f9e7d5c3b10'
const TRACE_ID = REQUEST_ID.replaceAll('-', '')
const ERROR = 2

/** A collector as OpenTelemetry's protocol describes it takes spans as JSON. */
const collector = await aReceiver((_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
const other = await aReceiver((_, response) => void response.writeHead(204).end())
/** Who is asked by the job. */
const third = await aReceiver((_, response) => void response.writeHead(204).end())
const spansTold = () =>
  collector.received.flatMap(({ body }) => {
    const spansSent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: ToldSpan[] }[] }[] }
    return spansSent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
const log = recordingLog()
const services = await testServices()
const traces = await openTraces({ collector: new URL(collector.url).origin, share: 1, build: { version: '1.2.3', commit: 'abc' }, role: 'web', log })
const app = createApp(services)
app.get('/asks-another', async (c) => {
  await sendRequest(other.url, { network: 'private', timeoutMs: 1000 })
  return c.text('asked')
})
app.get('/leaves-work', async (c) => {
  await services.jobs.enqueue('told-later', { key: 'k', data: {} })
  return c.text('later')
})
app.get('/breaks', async (c) => {
  await services.database.db.execute('select nothing_of_the_kind')
  return c.text('never')
})
const server = createHttpServer({ ...services, env: { ...services.env, TRUSTED_PROXIES: ['127.0.0.0/8', '::1'] } }, app.fetch, { wrap: traceRequest })
let site = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const path of ['/ar/none-such?phone=0501234567', '/asks-another', '/leaves-work', '/breaks']) {
    await (await fetch(site + path, { headers: { 'x-request-id': path === '/breaks' ? 'not hexadecimal' : REQUEST_ID } })).arrayBuffer()
  }
  // Queues of their own are what another process has: nothing but the row of the job leads from one to the other.
  const elsewhere = openJobs({ url: services.database.url, log, pollSeconds: 0.5 })
  const run = () => sendRequest(third.url, { network: 'private', timeoutMs: 1000 }).then(() => undefined)
  elsewhere.work([{ name: 'told-later', label: ['Told later', 'مهمة'], run }])
  await vi.waitFor(async () => expect((await elsewhere.list({ page: 1, perPage: 1, state: 'completed', order: 'desc' })).total).toBe(1), { timeout: 20_000 })
  await elsewhere.close()
  await drain(server, 100)
  await traces.close()
})

const attribute = (span: ToldSpan | undefined, key: string) => Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]
const ofRequest = () => spansTold().filter(({ traceId }) => traceId === TRACE_ID)

test('a request is a trace with its own id: the request, its statements and whom it asks, one in the other', () => {
  const names = ofRequest().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['GET page', 'database select', `GET ${new URL(other.url).host}`]))
  const page = ofRequest().find(({ name }) => name === 'GET page')
  expect([attribute(page, 'http.response.status_code'), attribute(page, 'maarad.request_id'), attribute(page, 'url.path')]).toEqual([
    404,
    REQUEST_ID,
    '/ar/none-such',
  ])
  expect(ofRequest().some(({ name, parentSpanId }) => name === 'database select' && parentSpanId === page?.spanId)).toBe(true)
})

test('who is asked hears which step asks', () => {
  const asking = ofRequest().find(({ name }) => name === `GET ${new URL(other.url).host}`)
  expect(other.received.map(({ headers }) => headers.traceparent)).toEqual([`00-${TRACE_ID}-${asking?.spanId}-01`])
})

test('work that a request leaves to another process is a part of its trace, with whom that asks', () => {
  const job = ofRequest().find(({ name }) => name.includes('told-later'))
  const asking = ofRequest().find(({ name }) => name === `GET ${new URL(third.url).host}`)
  expect(asking?.parentSpanId).toBe(job?.spanId)
  expect(third.received.map(({ headers }) => [headers.traceparent, headers['x-request-id']])).toEqual([[`00-${TRACE_ID}-${asking?.spanId}-01`, REQUEST_ID]])
})

test('what fails is marked, and nothing of what a visitor typed is told', () => {
  const failed = spansTold().filter(({ status }) => status?.code === ERROR)
  expect(failed.map(({ name }) => name)).toEqual(expect.arrayContaining(['database select']))
  expect(failed.every(({ traceId }) => traceId !== TRACE_ID && /^[\da-f]{32}$/.test(traceId))).toBe(true)
  expect(JSON.stringify(spansTold())).not.toContain('0501234567')
})

test('once closed, nothing is recorded', async () => {
  const before = spansTold().length
  await services.database.db.execute('select 1')
  expect(spansTold().length).toBe(before)
  expect(log.messages).toEqual([])
})
