import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aMailServer } from '#tests/support/services/a-mail-server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

delete process.env.DATABASE_URL
const folder = await mkdtemp(join(tmpdir(), 'maarad-roles-'))
const env = { DATA_DIR: folder, DEMO_PICTURES: 'asked', FEED_NETWORK: 'private' }
const received: string[] = []
const receiver = createServer((request, response) => {
  received.push(String(request.headers['idempotency-key']))
  request.resume().on('end', () => response.writeHead(200).end())
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const mailServer = await aMailServer()
const stock = await aReceiver((_, response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end('id,model\nA,XE\n'))
/** A collector as OpenTelemetry's protocol describes it. */
const collector = await aReceiver((_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
const toldVariables = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
// Where the web process would send mails nobody listens.
const web: SiteProcess = await startSite({
  ...{ ...env, ...toldVariables, PROCESS_ROLE: 'web', LOG_LEVEL: 'info', ACCESS_LOG: 'on' },
  SMTP_URL: 'smtp://site:hunter2@127.0.0.1:9',
})
let worker: SiteProcess | undefined
afterAll(async () => {
  receiver.close()
  await worker?.stop()
  await web.stop()
  await rm(folder, { recursive: true, force: true })
})

const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
const post = async (path: string, body: object) => {
  const response = await fetch(web.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = (await response.json()) as { data: { id: number }; error?: object }
  expect([response.status < 300, answer.error]).toEqual([true, undefined])
  return answer.data
}

test('a process says at its start which version and commit it is, the steps of the schema and its configuration, and no secret', () => {
  const line = web
    .log()
    .split('\n')
    .find((text) => text.includes('"the site starts"'))
  const { build, schema, configuration } = JSON.parse(line ?? '{}')
  const { version, commit } = JSON.parse(readFileSync('build/version.json', 'utf8'))
  expect([build, schema]).toEqual([{ version, commit }, globSync('db/migrations/*.sql').length])
  expect(configuration).toMatchObject({ PROCESS_ROLE: 'web', DATA_DIR: folder, API_TOKEN: 'set', SMTP_URL: 'at 127.0.0.1:9' })
  for (const secret of ['hunter2', TEST_TOKEN]) expect(web.log()).not.toContain(secret)
})

test('a web process leaves jobs to a worker, which sends what waits and answers nothing but probes', async () => {
  await post('/api/settings', { key: 'webhooks.signing_key', value: 'a-key-for-tests-only' })
  const crm = { id: 'crm', kind: 'webhook', name: 'CRM', url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, enabled: true }
  const fields = [{ id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }]
  const form = await post('/forms_api/forms', { name: 'استفسار', fields, integrations: [crm] })
  const lead = await post(`/forms_api/forms/${form.id}/leads`, { attributes: { name: 'سارة' } })
  expect(lead.id).toBeGreaterThan(0)
  // Whoever did jobs would have sent it by the time that a whole process has started beside it.
  await (await startSite({ ...env, PROCESS_ROLE: 'web' })).stop()
  expect(received).toEqual([])
  worker = await startSite({ ...env, ...toldVariables, PROCESS_ROLE: 'worker', SMTP_URL: mailServer.url })
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1)
  const statusesOf = (site: SiteProcess) =>
    Promise.all(['/ar/', '/api/vehicles', '/health/ready', '/health/live'].map(async (path) => (await fetch(site.url + path)).status))
  expect(await statusesOf(worker)).toEqual([404, 404, 200, 200])
  expect(await statusesOf(web)).toEqual([200, 200, 200, 200])
})

test('with the log of accesses each request is a line on standard output, without its query', async () => {
  const response = await fetch(`${web.url}/ar/none-such?phone=0501234567`)
  await response.arrayBuffer()
  const id = response.headers.get('x-request-id')
  const lines = () =>
    web
      .log()
      .split('\n')
      .filter((line) => line.includes(`"${id}"`) && line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line))
  await expect.poll(() => lines().length).toBe(1)
  expect(lines()[0]).toMatchObject({ method: 'GET', path: '/ar/none-such', kind: 'page', status: 404, ms: expect.any(Number), bytes: expect.any(Number) })
  expect(web.log()).not.toContain('0501234567')
})

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the test is about.
type Answer = { json: any; headers: Headers }

/** Asks the web process as a visitor, or as staff by their token. */
async function ask(method: string, path: string, { body, as = {} }: { body?: object; as?: Record<string, string> } = {}): Promise<Answer> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(web.url + path, { method, headers: { 'content-type': 'application/json', ...as }, ...content })
  const text = await response.text()
  expect([path, response.status < 300, text.slice(0, 300)]).toEqual([path, true, expect.any(String)])
  return { json: text === '' ? null : JSON.parse(text), headers: response.headers }
}

const CAR = 326

test('a worker sends the mails of an order with the invoices that it draws, and its steps are of the trace of the request that asked for them', async () => {
  const { json: car } = await ask('GET', `/api/stock/vehicles/${CAR}`, { as: headers })
  const { json: retailer } = await ask('GET', `/api/dealers/${car.data.retailer_id}`, { as: headers })
  const lockRequest = { vehicle_id: CAR, company_uuid: retailer.data.ci_code }
  const begun = await ask('POST', '/buy_online/orders/init', { body: lockRequest })
  const as = { cookie: begun.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const { lock_id, amount } = begun.json.data
  const order = {
    ...{ ...lockRequest, lock_id, customer_email: 'sara@example.com', locale: 'ar' },
    lead_attributes: { first_name: 'سارة', last_name: 'المنصوري', phone: '+971501234567' },
  }
  await ask('PUT', `/buy_online/locks/${lock_id}/draft`, { as, body: { draft: order } })
  const payment = { amount: amount.minor, currency: amount.currency, ...lockRequest }
  const { json: openedPayment } = await ask('POST', '/buy_online/test_payment', { as, body: { payment } })
  const intent = openedPayment.data.stripe_payment_intent_id
  await ask('POST', `/buy_online/test_payment/${intent}/pay`, { as, body: { choice: 'approve' } })
  const { json: placed } = await ask('POST', '/buy_online/orders', { as, body: { order: { ...order, stripe_payment_intent_id: intent } } })
  await ask('PUT', `/buy_online/orders/${placed.data.order_number}/confirm`, { as, body: {} })
  const { json: foundOrders } = await ask('POST', '/api/orders/search', { as: headers, body: { q: placed.data.order_number } })
  const { id } = foundOrders.data[0]
  const { json: whole } = await ask('GET', `/api/orders/${id}`, { as: headers })
  const captured = await ask('POST', `/api/orders/${id}/actions`, {
    as: { ...headers, 'if-match': `"${whole.data.version}"` },
    body: { action: 'capture', reason: 'اختبار' },
  })
  const attachments = () => mailServer.mails.filter(({ to }) => to.includes('sara@example.com')).flatMap(({ parsed }) => parsed.attachments)
  await expect.poll(() => attachments().map(({ contentType }) => contentType), { timeout: 60_000 }).toContain('application/pdf')
  const pdf = attachments().find(({ contentType }) => contentType === 'application/pdf')
  expect([pdf?.content.subarray(0, 5).toString(), (pdf?.content.length ?? 0) > 10_000]).toEqual(['%PDF-', true])

  const trace = (captured.headers.get('x-request-id') ?? '').replaceAll('-', '')
  expect(trace).toMatch(/^[0-9a-f]{32}$/)
  await expect.poll(() => [...rolesIn(trace)].toSorted(), { timeout: 60_000 }).toEqual(['web', 'worker'])
})

type Spans = { resource: { attributes: { key: string; value: { stringValue?: string } }[] }; scopeSpans: { spans: { traceId: string }[] }[] }

/** The roles of the processes that recorded steps of a trace. */
function rolesIn(trace: string): Set<string> {
  const sentSpans = collector.received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => (JSON.parse(body) as { resourceSpans: Spans[] }).resourceSpans)
  const own = sentSpans.filter(({ scopeSpans }) => scopeSpans.some(({ spans }) => spans.some(({ traceId }) => traceId === trace)))
  const roleNames = own.flatMap(({ resource }) =>
    resource.attributes.filter(({ key }) => key === 'service.instance.id').map(({ value }) => value.stringValue ?? ''),
  )
  return new Set(roleNames.map((name) => name.replace(/-\d+$/, '')))
}

test('a worker reads the feed that staff ask for', async () => {
  const rules = [
    { field: 'external_id', from: 'id' },
    { field: 'state', constant: 'used' },
    { field: 'nameplate_brand_name', constant: 'Jaguar' },
    { field: 'nameplate_name', from: 'model' },
  ]
  const feed = await post('/api/feeds', { key: 'read-by-a-worker', name: 'معرض دبي', source: 'url', url: `${stock.url}/cars.csv`, shows_at_once: true, rules })
  await ask('POST', `/api/feeds/${feed.id}/runs`, { as: headers })
  await expect
    .poll(async () => (await ask('GET', `/api/feed_runs?feed_id=${feed.id}`, { as: headers })).json.data.map(({ state }: { state: string }) => state), {
      timeout: 60_000,
    })
    .toEqual(['done'])
  expect(stock.received.map(({ path }) => path)).toEqual(['/cars.csv'])
})

test('both processes send their figures to the collector, at the latest when they end', async () => {
  await worker?.stop()
  await web.stop()
  const sentMetrics = collector.received.filter(({ path }) => path === '/v1/metrics').map(({ body }) => body)
  for (const role of ['web', 'worker']) {
    const own = sentMetrics.filter((body) => body.includes(`"${role}-`))
    expect([role, own.some((body) => body.includes('maarad_uptime_seconds'))]).toEqual([role, true])
  }
  expect(sentMetrics.some((body) => body.includes('maarad_requests_total') && body.includes('"web-'))).toBe(true)
})
