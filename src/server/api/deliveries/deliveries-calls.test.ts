import { enqueueWebhook } from '#tests/support/records/a-webhook.ts'
import { expect, test, vi } from 'vitest'
import { startJobs } from '#server/jobs/start-jobs.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ SERVICE_NETWORK: 'private' })
const { call, post } = apiCaller(services)
const { db } = services.database

test('[B-310] a failed webhook is listed under its lead, queued again by staff and then sent by the jobs of the process', async () => {
  const crm = await aReceiver()
  const draft = { key: 'lead:7:crm', subject: { type: 'lead' as const, id: '7' }, url: crm.url, event: 'lead.created', body: { name: 'سري' } }
  await db.transaction((tx) => enqueueWebhook(tx, draft, services.clock))
  startJobs(services)
  await services.jobs.enqueue('deliver', { key: 'now', data: {} })
  await vi.waitFor(async () => expect((await call('/api/deliveries?state=failed')).json.data).toHaveLength(1), { timeout: 20_000 })
  const of = async (id: string) => (await call(`/api/deliveries?subject_type=lead&subject_id=${id}`)).json.data
  expect(await of('8')).toEqual([])
  const [listedDelivery] = await of('7')
  expect(listedDelivery).toMatchObject({ kind: 'webhook', key: 'lead:7:crm', state: 'failed', attempts: 1, error: 'the setting webhooks.signing_key is empty' })
  expect(JSON.stringify(listedDelivery)).not.toContain('سري')
  expect((await call(`/api/deliveries/${listedDelivery.id}`)).json.data.tries).toMatchObject([{ number: 1, error: listedDelivery.error, receipt: '' }])
  await services.set({ 'webhooks.signing_key': 'a key of both sides' })
  expect(await post(`/api/deliveries/${listedDelivery.id}/requeue`, {})).toMatchObject({
    status: 202,
    json: { data: { id: listedDelivery.id, state: 'queued' } },
  })
  await vi.waitFor(async () => expect((await of('7'))[0]).toMatchObject({ state: 'sent', attempts: 2 }), { timeout: 20_000 })
  expect(crm.received).toHaveLength(1)
  expect(await post(`/api/deliveries/${listedDelivery.id}/requeue`, {})).toMatchObject({ status: 409, json: { error: { code: 'not_failed' } } })
}, 60_000)

test('deliveries are for staff', async () => {
  const paths = ['/api/deliveries', '/api/deliveries/1']
  for (const path of paths) expect((await call(path, { token: null })).status).toBe(401)
  expect((await post('/api/deliveries/1/requeue', {}, { token: null })).status).toBe(401)
  expect((await call('/api/deliveries/2000000000')).status).toBe(404)
})
