import { expect, test, vi } from 'vitest'
import { upsertSetting } from '#domains/content/index.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ SERVICE_NETWORK: 'private' })
const { call, post } = apiCaller(services)
const service = await aReceiver()

async function baseAt(value: string): Promise<void> {
  await upsertSetting(services.staffCtx, { key: 'lead_api.base_url', value }, settingTable)
  await vi.waitFor(async () => expect((await services.site.get(services.staffCtx)).settings.leadApi.baseUrl).toBe(value))
  service.received.length = 0
}
const answer = (status: number, data: unknown) => {
  service.answer = (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
}

test('[C-289] without an address the log has an error and the call fails', async () => {
  expect((await call('/api/leads/5/salesforce_data')).status).toBe(503)
  expect(services.messages).toContain('Missing api url: lead_api.base_url')
})

test.each(['', '/', '//'])(
  '[A-317][A-318][A-319][A-320][C-285][C-286][C-287][C-288][C-289] each call goes below the set address, ending in %j',
  async (end) => {
    await baseAt(`${service.url}/shop${end}`)
    answer(200, { salesforce_lead_id: 'SF1', status: 'open', customer: { name: 'سارة' }, vehicle: {} })
    expect(await call('/api/leads/5/salesforce_data')).toMatchObject({ status: 200, json: { data: { salesforce_lead_id: 'SF1', customer: { name: 'سارة' } } } })
    answer(201, { id: 9, salesforce_lead_id: 'SF9' })
    expect(await post('/api/leads', { first_name: 'سارة' })).toMatchObject({ status: 201, json: { data: { id: '9', salesforce_lead_id: 'SF9' } } })
    answer(201, { payment_intent_id: 'pi_1', client_secret: 's' })
    const intent = { payment_intent: { salesforce_lead_id: 'SF9' } }
    expect(await post('/api/stripe/create_payment_intent', intent)).toMatchObject({
      status: 201,
      json: { data: { payment_intent_id: 'pi_1', client_secret: 's' } },
    })
    answer(200, { id: 5, status: 'cancellation_initialized' })
    expect(await call('/api/leads/5/initialize_cancellation', { method: 'PUT' })).toMatchObject({
      status: 200,
      json: { data: { status: 'cancellation_initialized' } },
    })
    expect(service.received.map(({ method, path, body }) => [method, path, body])).toEqual([
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

test('[A-317][A-320][C-290] a cancellation that has begun is a conflict, an unknown lead is gone', async () => {
  await baseAt(service.url)
  answer(409, null)
  expect(await call('/api/leads/5/initialize_cancellation', { method: 'PUT' })).toMatchObject({ status: 409, json: { error: { code: 'already_started' } } })
  answer(404, null)
  expect((await call('/api/leads/5/initialize_cancellation', { method: 'PUT' })).status).toBe(404)
  expect((await call('/api/leads/5/salesforce_data')).status).toBe(404)
})

test('[C-290] an answer that is not as agreed is no answer', async () => {
  await baseAt(service.url)
  for (const [status, data] of [
    [200, { salesforce_lead_id: 1 }],
    [500, null],
  ] as const) {
    answer(status, data)
    expect((await call('/api/leads/5/salesforce_data')).status).toBe(502)
  }
})

test('an id leads nowhere else', async () => {
  await baseAt(service.url)
  answer(404, null)
  await call(`/api/leads/${encodeURIComponent('../../admin?x=')}/salesforce_data`)
  expect(service.received.map(({ path }) => path)).toEqual(['/api/leads/..%2F..%2Fadmin%3Fx%3D/salesforce_data'])
})

test('strangers are not answered: what the service says is about customers', async () => {
  expect((await call('/api/leads/5/salesforce_data', { token: null })).status).toBe(401)
  expect((await post('/api/leads', {}, { token: null })).status).toBe(401)
  expect((await call('/api/leads/5/initialize_cancellation', { method: 'PUT', token: null })).status).toBe(401)
})
