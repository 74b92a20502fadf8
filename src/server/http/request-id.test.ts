import { enqueueWebhook } from '#tests/support/records/a-webhook.ts'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { createDeliveryLoop, enqueueDelivery } from '#domains/deliveries/index.server.ts'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { examples } from '#mails/lead-confirmation/examples.ts'
import { leadConfirmation } from '#mails/lead-confirmation/mail.tsx'
import type { Access } from '#platform/log/access-log.server.ts'
import { currentRequest, inRequest, newScope, REQUEST_ID_HEADER } from '#platform/log/request-scope.server.ts'
import { aMailServer } from '#tests/support/services/a-mail-server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { deliverySenders } from '../jobs/delivery-senders.gen.server.ts'
import { contextOf } from '../services.server.ts'
import { createHttpServer, drain } from './http-server.server.ts'
import { watchRequests } from './watch-requests.server.ts'

const services = await testServices({ TRUSTED_PROXIES: '127.0.0.1', SERVICE_NETWORK: 'private' })
const accesses: Access[] = []
const app = createApp(services)
app.get('/api/breaks', () => {
  throw new Error('of no kind')
})
const server = createHttpServer(services, app.fetch, { watch: watchRequests([({ accessOf }) => void accesses.push(accessOf())]) })
const stranger = createHttpServer({ ...services, env: { ...services.env, TRUSTED_PROXIES: [] } }, app.fetch)
const ports = await Promise.all(
  [server, stranger].map(async (listening) => {
    listening.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    return (listening.address() as AddressInfo).port
  }),
)
afterAll(() => Promise.all([drain(server, 100), drain(stranger, 100)]))

async function ask(path: string, headers: Record<string, string> = {}, port = ports[0]) {
  const clientRequest = request({ host: '127.0.0.1', port, path, headers, agent: false }).end()
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
  return { status: response.statusCode, id: response.headers[REQUEST_ID_HEADER], body: await text(response) }
}

test('a request has the id that a trusted proxy gave it, in every answer, from memory as well', async () => {
  const answers = [
    await ask('/ar/blocks?template=quote', { [REQUEST_ID_HEADER]: 'proxy-1' }),
    await ask('/ar/none-such', { [REQUEST_ID_HEADER]: 'proxy-2' }),
    await ask('/health/live', { [REQUEST_ID_HEADER]: 'proxy-3' }),
    await ask('/api/none-such', { [REQUEST_ID_HEADER]: 'proxy-4' }),
  ]
  expect(answers.map(({ id }) => id)).toEqual(['proxy-1', 'proxy-2', 'proxy-3', 'proxy-4'])
})

test('what a stranger calls it counts for nothing, nor what has not the form of an id', async () => {
  const ids = [
    (await ask('/health/live', { [REQUEST_ID_HEADER]: 'mine' }, ports[1])).id,
    (await ask('/health/live', { [REQUEST_ID_HEADER]: 'a b' })).id,
    (await ask('/health/live', { [REQUEST_ID_HEADER]: 'x'.repeat(129) })).id,
    (await ask('/health/live')).id,
  ]
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(new Set(ids).size).toBe(4)
})

test('the answer to a failure names the request as the log does', async () => {
  const { status, body } = await ask('/api/breaks', { [REQUEST_ID_HEADER]: 'proxy-5' })
  expect([status, JSON.parse(body).error]).toEqual([500, expect.objectContaining({ code: 'error', request_id: 'proxy-5' })])
  expect(services.messages).toContain('a request failed')
})

test('an access is told without query and tokens, with status, kind and what the memory did', async () => {
  accesses.length = 0
  await ask('/ar/none-such?email=a@b.example', { [REQUEST_ID_HEADER]: 'first' })
  await ask('/ar/personal-data/very-secret-token?x=1')
  await ask('/api/pages', { authorization: `Bearer ${TEST_TOKEN}` })
  await expect.poll(() => accesses.length).toBe(3)
  expect(accesses[0]).toMatchObject({ requestId: 'first', method: 'GET', path: '/ar/none-such', kind: 'page', status: 404, cache: 'miss' })
  expect(accesses[0]?.bytes).toBeGreaterThan(1000)
  expect(accesses[1]).toMatchObject({ path: '/ar/personal-data/…', kind: 'page' })
  expect(accesses[2]).toMatchObject({ path: '/api/pages', kind: 'api', status: 200, cache: 'none' })
  expect(JSON.stringify(accesses)).not.toMatch(/example|secret|Bearer/)
})

test('the id goes on into jobs, webhooks and mails, which are sent later and by any process', async () => {
  const crm = await aReceiver()
  const mails = await aMailServer()
  await services.set({ 'webhooks.signing_key': 'a-key-for-tests-only-0123456789abcdef' })
  const ctx = contextOf(services)
  const heard = Promise.withResolvers<[string | undefined, object]>()
  services.jobs.work([{ name: 'hears', label: ['x', 'x'], run: async ({ data }) => heard.resolve([currentRequest()?.id, data]) }])
  await inRequest(newScope('order-7'), async () => {
    await services.jobs.enqueue('hears', { key: 'k', data: { id: 3 } })
    await enqueueWebhook(services.database.db, { key: 'w', url: crm.url, event: 'x', subject: { type: 'lead', id: '1' }, body: {} }, services.clock)
    await enqueueMail(services.database.db, leadConfirmation, {
      key: 'm',
      to: 'buyer@mail.example',
      language: 'ar',
      subject: { type: 'lead', id: '1' },
      props: examples.enquiry?.props as never,
      clock: services.clock,
    })
  })
  await enqueueDelivery(services.database.db, { kind: 'none', key: 'own', target: 't', subject: { type: 'lead', id: '1' }, payload: {} }, services.clock)
  expect(await heard.promise).toEqual(['order-7', { id: 3 }])
  const withMail = { ...services, env: { ...services.env, SMTP_URL: mails.url, SMTP_TLS: 'optional' as const } }
  await createDeliveryLoop(ctx, deliverySenders(withMail)).run()
  expect(crm.received.map(({ headers }) => headers[REQUEST_ID_HEADER])).toEqual(['order-7'])
  expect(mails.mails.map(({ parsed }) => parsed.headers.get(REQUEST_ID_HEADER))).toEqual(['order-7'])
  const { rows } = await services.database.db.execute<{ id: string }>(sql`select request_id as id from delivery where key = 'own'`)
  expect(rows).toEqual([{ id: '' }])
  expect((await services.jobs.list({ page: 1, perPage: 5, name: 'hears', order: 'asc' })).rows[0]?.data).toEqual({ id: 3 })
})
