import { expect, test } from 'vitest'
import { createOrdersClient } from './orders-client.ts'

/** A fake site that answers with these statuses in turn, and repeats the last one. */
function aSite(...statuses: number[]) {
  const sent: { path: string; body: unknown }[] = []
  const pauses: number[] = []
  const client = createOrdersClient(
    '',
    async (path, { body }) => {
      sent.push({ path, body: body ? JSON.parse(String(body)) : null })
      const status = statuses.length > 1 ? (statuses.shift() as number) : (statuses[0] as number)
      if (status === 503) return Response.json({ errors: [{ code: 'busy' }] }, { status, headers: { 'retry-after': '3' } })
      return Response.json({ data: { order_number: 'A-1' } }, { status })
    },
    async (ms) => {
      pauses.push(ms)
    },
  )
  return { client, sent, pauses }
}

const draft = { lock_id: '6f1c1c5e-0000-4000-8000-000000000001' } as Parameters<ReturnType<typeof createOrdersClient>['createOrder']>[0]

test('a busy site is asked again with the same lock id after the time that it names, and a little later by chance', async () => {
  const { client, sent, pauses } = aSite(503, 503, 201)
  expect(await client.createOrder(draft)).toEqual({ ok: true, value: { order_number: 'A-1' } })
  expect(sent).toEqual(Array.from({ length: 3 }, () => ({ path: '/buy_online/orders', body: { order: draft } })))
  expect(pauses).toHaveLength(2)
  for (const pause of pauses) expect(pause).toSatisfy((ms: number) => ms >= 3000 && ms <= 4500)
})

test('a site that stays busy is asked five times, and then counts as unreachable', async () => {
  const { client, sent } = aSite(503)
  expect(await client.init({ vehicle_id: 1, company_uuid: 'CI-1' })).toMatchObject({ ok: false, code: 'unreachable', status: 503, retryAfterSeconds: 3 })
  expect(sent).toHaveLength(5)
})
