import type { ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ SERVICE_NETWORK: 'private', PUBLIC_URL: 'http://localhost:3000' })
const app = createApp(services)
const { call, post } = apiCaller(services)
const service = await aReceiver()

async function baseAt(value: string): Promise<void> {
  await services.set({ 'lead_api.base_url': value })
  service.received.length = 0
}
const answer = (status: number, body: unknown) => {
  service.answer = (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const askedPaths = () => service.received.map(({ method, path, body }) => [method, path, body])

/** A browser, which keeps the cookies that it is given. */
function aBrowser() {
  let cookie = ''
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await app.request(`http://localhost:3000${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, json: await response.json() }
  }
}

beforeEach(async () => {
  // Days apart, so that no test finds the answers of another.
  services.time.now = new Date(services.time.now.getTime() + 2 * 86_400_000)
})

test('[C-289] without an address the log has an error, and the call says which service is missing', async () => {
  const { status, json } = await call('/api/leads/5/salesforce_data')
  expect([status, json.error.code, json.error.message]).toEqual([503, 'not_configured', expect.stringContaining('lead_api.base_url')])
  expect(services.messages).toContain('Missing api url: lead_api.base_url')
})

test.each(['', '/', '//'])(
  '[A-317][A-318][A-319][A-320][C-285][C-286][C-287][C-288][C-289] each call goes below the set address, ending in %j',
  async (end) => {
    await baseAt(`${service.url}/shop${end}`)
    answer(200, { data: { salesforce_lead_id: 'SF1', status: 'open', customer: { name: 'سارة' }, vehicle: {} } })
    expect(await call('/api/leads/5/salesforce_data')).toMatchObject({ status: 200, json: { data: { salesforce_lead_id: 'SF1', customer: { name: 'سارة' } } } })
    answer(201, { data: { id: 9, salesforce_lead_id: 'SF9' } })
    expect(await post('/api/leads', { first_name: 'سارة' })).toMatchObject({ status: 201, json: { data: { id: 9, salesforce_lead_id: 'SF9' } } })
    answer(201, { data: { payment_intent_id: 'pi_1', client_secret: 's' } })
    const intent = { payment_intent: { salesforce_lead_id: 'SF9' } }
    expect(await post('/api/stripe/create_payment_intent', intent)).toMatchObject({
      status: 201,
      json: { data: { payment_intent_id: 'pi_1', client_secret: 's' } },
    })
    answer(200, { data: { id: 5, status: 'cancellation_initialized' } })
    expect(await call('/api/leads/5/initialize_cancellation', { method: 'PUT' })).toMatchObject({
      status: 200,
      json: { data: { status: 'cancellation_initialized' } },
    })
    expect(askedPaths()).toEqual([
      ['GET', '/shop/api/leads/5/salesforce_data', ''],
      ['POST', '/shop/api/leads', '{"first_name":"سارة"}'],
      ['POST', '/shop/api/stripe/create_payment_intent', JSON.stringify(intent)],
      ['PUT', '/shop/api/leads/5/initialize_cancellation', ''],
    ])
    // The lead is named within `payment_intent`, and nothing is asked for a payment of no lead.
    for (const body of [{ salesforce_lead_id: 'SF9' }, { payment_intent: { salesforce_lead_id: '' } }, { payment_intent: {} }])
      expect((await post('/api/stripe/create_payment_intent', body)).status).toBe(422)
    expect(service.received).toHaveLength(4)
  },
)

test('[C-285][A-317][C-286][A-318][C-287][A-319][C-288][A-320] a visitor orders, pays and cancels as documented; the order of another browser does not exist', async () => {
  await baseAt(service.url)
  const [buyer, stranger] = [aBrowser(), aBrowser()]
  answer(201, { id: 'L7', salesforce_lead_id: 'SF7' })
  expect(await buyer('POST', '/api/leads', { first_name: 'سارة' })).toEqual({ status: 201, json: { data: { id: 'L7', salesforce_lead_id: 'SF7' } } })
  const intent = { payment_intent: { salesforce_lead_id: 'SF7' } }
  const steps = [
    ['GET', '/api/leads/SF7/salesforce_data'],
    ['POST', '/api/stripe/create_payment_intent', intent],
    ['PUT', '/api/leads/L7/initialize_cancellation'],
  ] as const
  answer(200, { data: { anything: 'the service says' } })
  for (const [method, path, body] of steps) {
    expect(await buyer(method, path, body)).toEqual({ status: 200, json: { data: { anything: 'the service says' } } })
    expect((await stranger(method, path, body)).status).toBe(404)
    expect((await call(path, { method, token: null, ...(body ? { body } : {}) })).status).toBe(404)
  }
  expect(service.received).toHaveLength(4)
})

test('[C-290] what the service refuses is passed on with its own words', async () => {
  await baseAt(service.url)
  answer(409, { errors: ['already under way'] })
  expect(await call('/api/leads/5/initialize_cancellation', { method: 'PUT' })).toMatchObject({
    status: 409,
    json: { error: { code: 'already_started' }, data: { errors: ['already under way'] } },
  })
  answer(404, null)
  expect((await call('/api/leads/5/initialize_cancellation', { method: 'PUT' })).status).toBe(404)
  expect((await call('/api/leads/5/salesforce_data')).status).toBe(404)
  answer(400, { message: 'phone is missing' })
  expect(await post('/api/leads', { first_name: 'x' })).toMatchObject({ status: 422, json: { data: { message: 'phone is missing' } } })
})

test('[C-290] only silence and faults of the service are failures, and they name it', async () => {
  await baseAt(service.url)
  answer(200, { shape: ['of', 'its', 'own'] })
  expect(await call('/api/leads/5/salesforce_data')).toMatchObject({ status: 200, json: { data: { shape: ['of', 'its', 'own'] } } })
  for (const status of [500, 401]) {
    answer(status, null)
    const failed = await call('/api/leads/5/salesforce_data')
    expect([failed.status, failed.json.error.code, failed.json.error.message]).toEqual([
      502,
      'service_unreachable',
      'The service for leads of electric vehicles does not answer.',
    ])
  }
})

test('[C-286][A-318][C-287][A-319] nothing is created twice: the same request is answered again, and one without an answer is asked again under its key', async () => {
  await baseAt(service.url)
  const buyer = aBrowser()
  answer(201, { data: { salesforce_lead_id: 'SF20' } })
  const order = { first_name: 'سارة', model: 'i-pace' }
  const first = await buyer('POST', '/api/leads', order)
  answer(201, { data: { salesforce_lead_id: 'SF21' } })
  expect(await buyer('POST', '/api/leads', order)).toEqual(first)
  expect((await buyer('POST', '/api/leads', { ...order, model: 'other' })).json.data.salesforce_lead_id).toBe('SF21')
  const intent = { payment_intent: { salesforce_lead_id: 'SF20' } }
  answer(201, { data: { payment_intent_id: 'pi_20' } })
  const paid = await buyer('POST', '/api/stripe/create_payment_intent', intent)
  expect(await buyer('POST', '/api/stripe/create_payment_intent', intent)).toEqual(paid)
  expect(service.received).toHaveLength(3)

  // The service broke off: whoever asks again is asked for under the same key, once the first can no longer be under way.
  service.received.length = 0
  service.answer = (_, response) => void response.destroy()
  const keyHeader = { 'idempotency-key': 'press-1' }
  services.reasons.length = 0
  expect((await buyer('POST', '/api/leads', order, keyHeader)).status).toBe(502)
  expect(services.reasons).toEqual([expect.stringMatching(/^the service for leads of electric vehicles could not be asked: .* did not answer: socket hang up/)])
  expect((await buyer('POST', '/api/leads', order, keyHeader)).status).toBe(409)
  services.time.now = new Date(services.time.now.getTime() + 60_000)
  answer(201, { data: { salesforce_lead_id: 'SF22' } })
  expect((await buyer('POST', '/api/leads', order, keyHeader)).json.data.salesforce_lead_id).toBe('SF22')
  const [lost, again] = service.received.map(({ headers }) => headers['idempotency-key'])
  expect([lost, service.received.length]).toEqual([again, 2])

  // A refused one may be corrected.
  answer(422, { message: 'no' })
  expect((await buyer('POST', '/api/leads', { first_name: 'x' })).status).toBe(422)
  answer(201, { data: { id: 1 } })
  expect((await buyer('POST', '/api/leads', { first_name: 'x' })).status).toBe(201)
})

test('[C-286][A-318][C-287][A-319][C-290] after an answered fault the same is asked again at once, under the same key, and is created once', async () => {
  await baseAt(service.url)
  const buyer = aBrowser()
  answer(201, { data: { salesforce_lead_id: 'SF30' } })
  await buyer('POST', '/api/leads', { first_name: 'سارة' })
  const calls = [
    ['/api/leads', { first_name: 'ليلى' }, { 'idempotency-key': 'press-30' }],
    ['/api/stripe/create_payment_intent', { payment_intent: { salesforce_lead_id: 'SF30' } }, {}],
  ] as const
  for (const [path, body, headers] of calls) {
    service.received.length = 0
    for (const status of [500, 503, 401, 302]) {
      answer(status, { error: 'English' })
      const failed = await buyer('POST', path, body, headers)
      expect([failed.status, failed.json.error.code]).toEqual([502, 'service_unreachable'])
    }
    answer(201, { data: { id: 'made once' } })
    const firstAnswer = await buyer('POST', path, body, headers)
    expect(firstAnswer).toEqual({ status: 201, json: { data: { id: 'made once' } } })
    expect(await buyer('POST', path, body, headers)).toEqual(firstAnswer)
    expect(service.received).toHaveLength(5)
    expect(new Set(service.received.map((request) => request.headers['idempotency-key'])).size).toBe(1)
  }
  // A fault of which the service broke off the words is silence: nobody knows what was done.
  service.answer = (_, response) => {
    response.writeHead(500, { 'content-length': '100' }).write('{', () => response.destroy())
  }
  const keyHeader = { 'idempotency-key': 'press-31' }
  expect((await buyer('POST', '/api/leads', { first_name: 'ليلى' }, keyHeader)).status).toBe(502)
  expect((await buyer('POST', '/api/leads', { first_name: 'ليلى' }, keyHeader)).status).toBe(409)
})

test.each([422, 500])('an attempt that is answered late, by %i, takes nothing from the one that followed it', async (status) => {
  await baseAt(service.url)
  const buyer = aBrowser()
  answer(201, { data: { id: 1 } })
  await buyer('POST', '/api/leads', { first_name: 'x' })
  const waiting: ServerResponse[] = []
  service.answer = (_, response) => void waiting.push(response)
  const keyHeader = { 'idempotency-key': 'press-40' }
  const ask = () => buyer('POST', '/api/leads', { first_name: 'ليلى' }, keyHeader)
  const first = ask()
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  services.time.now = new Date(services.time.now.getTime() + 60_000)
  const second = ask()
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  waiting[0]?.writeHead(status).end()
  expect((await first).status).not.toBe(201)
  expect((await ask()).status).toBe(409)
  waiting[1]?.writeHead(201, { 'content-type': 'application/json' }).end('{"data":{"id":"made once"}}')
  expect((await second).json.data.id).toBe('made once')
  expect((await ask()).json.data.id).toBe('made once')
  expect(waiting).toHaveLength(2)
})

test('an id leads nowhere else', async () => {
  await baseAt(service.url)
  answer(404, null)
  await call(`/api/leads/${encodeURIComponent('../../admin?x=')}/salesforce_data`)
  expect(service.received.map(({ path }) => path)).toEqual(['/api/leads/..%2F..%2Fadmin%3Fx%3D/salesforce_data'])
})

test('the page of the ordering flow is there where the site has the service, and asks for what the service needs', async () => {
  await baseAt(service.url)
  const page = await app.request('http://localhost:3000/ar/electric-order')
  const html = await page.text()
  expect([page.status, html.includes('اطلب سيارتك الكهربائية'), html.includes('name="phone"')]).toEqual([200, true, true])
  await baseAt('')
  expect((await app.request('http://localhost:3000/ar/electric-order')).status).toBe(404)
})
