import { beforeEach, describe, expect, test } from 'vitest'
import { freeHolds, listHolds, type OrderCtx } from '#domains/orders/index.server.ts'
import { days, minutes } from '#kernel/durations.ts'
import type { StaffRole } from '#kernel/staff.ts'
import { anOrderRoom, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { vendor: 'NO_PAYMENT_JAPAN' })
await services.set({ 'orders.most_held_by_visitor': '5' })
const paying = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const payRoom = await anOrderRoom(paying)
const { call, post, audited } = apiCaller(services)
const { $client } = services.database.db

const list = async (query = '') => (await call(`/api/holds${query}`)).json
const free = async (...ids: string[]) => (await post('/api/holds/free', { ids })).json.data
const from = (network: string, lock: { lock_id: string }) => $client.query('update checkout set network = $1 where id = $2', [network, lock.lock_id])
const statesOf = async () => (await $client.query('select state from customer_order order by id')).rows.map(({ state }) => state)
const pass = (ms: number) => {
  services.time.now = new Date(services.time.now.getTime() + ms)
}

beforeEach(async () => {
  pass(days(1))
  await $client.query('delete from customer_order')
  await $client.query('delete from checkout')
})

describe('the list of held cars', () => {
  test('puts whoever holds most first, counted by visitor, network and person, with no address or number in full', async () => {
    const hoarder = room.aBuyer()
    const alone = await room.aCheckout(await room.aCar({ vin: 'SALEA7RU0P2000001' }))
    const heldCheckouts = [await room.aCheckout(await room.aCar(), hoarder), await room.aCheckout(await room.aCar(), hoarder)]
    const ordered = await room.aCheckout(await room.aCar(), hoarder)
    for (const { lock } of [...heldCheckouts, ordered]) await from('192.0.2.7', lock)
    await hoarder.ask('PUT', `/locks/${heldCheckouts[0]?.lock.lock_id}/draft`, { draft: { customer_email: 'Sara@Example.com' } })
    expect((await hoarder.ask('POST', '/orders', room.orderOf(ordered.lock))).status).toBe(201)
    const { data, meta } = await list()
    expect(meta.total).toBe(4)
    expect(data[3]).toMatchObject({
      ...{ id: alone.lock.lock_id, vehicle_vin: 'SALEA7RU0P2000001', stage: 'checkout', network: '', contact: '', order_id: null },
      ...{ visitor_cars: 1, network_cars: 0, contact_cars: 0, most: 1, is_hoarding: false, retailer_name: 'معرض الخليج' },
    })
    const [first, second, third] = data
    expect(first).toMatchObject({ id: heldCheckouts[0]?.lock.lock_id, contact: 's•••@example.com', contact_cars: 2 })
    expect(second).toMatchObject({ id: heldCheckouts[1]?.lock.lock_id, contact: '', contact_cars: 0 })
    expect(third).toMatchObject({ id: ordered.lock.lock_id, stage: 'link', order_number: expect.stringMatching(/^M-/), contact: 's•••@example.com' })
    for (const row of [first, second, third])
      expect(row).toMatchObject({ visitor_cars: 3, network_cars: 3, most: 3, is_hoarding: true, visitor: first.visitor })
    expect(Date.parse(third.held_until) - services.time.now.getTime()).toBeGreaterThan(days(1))
    expect(JSON.stringify(data)).not.toContain('sara')
  })

  test('has pages, and takes a visitor’s mark, a stage and hoarding alone as filters; what has ended is not in it', async () => {
    const buyer = room.aBuyer()
    for (const _car of [1, 2, 3]) await room.aCheckout(await room.aCar(), buyer)
    await room.aCheckout(await room.aCar())
    const { data, meta } = await list('?page=2&per_page=3')
    expect([data.length, data[0].most, meta]).toEqual([1, 1, { total: 4, page: 2, per_page: 3 }])
    expect((await list('?is_hoarding=true')).meta.total).toBe(3)
    expect((await list(`?q=${data[0].visitor}`)).meta.total).toBe(1)
    expect((await list('?stage=link')).meta.total).toBe(0)
    pass(minutes(16))
    expect(await list()).toEqual({ data: [], meta: { total: 0, page: 1, per_page: 25 } })
  })
})

describe('freeing cars', () => {
  test('ends a hold and cancels an order that waits for its link; others take the cars at once, the hoarder’s open page does not', async () => {
    const heldCheckout = await room.aCheckout(await room.aCar())
    const ordered = await room.aCheckout(await room.aCar())
    await ordered.buyer.ask('POST', '/orders', room.orderOf(ordered.lock))
    const ids = [heldCheckout.lock.lock_id, ordered.lock.lock_id]
    const auditEntries = await audited(async () => expect(await free(...ids)).toEqual({ done: ids, unchanged: [], refused: [] }))
    expect(auditEntries).toMatchObject([
      { action: 'hold.freed', subject: heldCheckout.lock.lock_id },
      { action: 'hold.freed', subject: expect.stringMatching(/^M-/) },
    ])
    expect(await statesOf()).toEqual(['cancelled'])
    expect((await list()).meta.total).toBe(0)
    expect((await heldCheckout.buyer.ask('POST', `/locks/${heldCheckout.lock.lock_id}/renew`, {})).status).toBe(409)
    for (const { buyer, lock } of [heldCheckout, ordered]) {
      const again = await buyer.ask('POST', '/orders/init', { vehicle_id: lock.vehicle_id, company_uuid: 'CI-1' })
      expect([again.status, again.json.error?.code]).toEqual([409, 'hold_over'])
      expect((await room.aBuyer().ask('POST', '/orders/init', { vehicle_id: lock.vehicle_id, company_uuid: 'CI-1' })).status).toBe(201)
    }
  })

  test('a second press finds the cars free already, writes nothing, and takes no car from whoever holds it since', async () => {
    const { lock } = await room.aCheckout(await room.aCar())
    const id = lock.lock_id
    await free(id)
    const next = await room.aCheckout(lock.vehicle_id)
    const auditEntries = await audited(async () => expect(await free(id, id.toUpperCase())).toEqual({ done: [], unchanged: [id], refused: [] }))
    expect(auditEntries).toEqual([])
    expect((await list()).data.map((row: { id: string }) => row.id)).toEqual([next.lock.lock_id])
  })

  test('an order that its buyer has confirmed and a hold that is not there are refused, and say why', async () => {
    const { buyer, lock } = await room.aCheckout(await room.aCar())
    await buyer.ask('POST', '/orders', room.orderOf(lock))
    await $client.query(`update customer_order set state = 'confirmed'`)
    const unknown = '00000000-0000-4000-8000-000000000000'
    const refused = [
      { id: lock.lock_id, code: 'ordered' },
      { id: unknown, code: 'gone' },
    ]
    expect(await free(lock.lock_id, unknown)).toEqual({ done: [], unchanged: [], refused })
    expect(await statesOf()).toEqual(['confirmed'])
  })

  test('a car whose payment has begun or is approved stays held, whether it was ordered or not', async () => {
    const api = apiCaller(paying)
    const aHold = async () => payRoom.aCheckout(await payRoom.aCar())
    const [begun, waiting, approved, paid] = [await aHold(), await aHold(), await aHold(), await aHold()]
    await payRoom.aPayment(begun.buyer, begun.lock.vehicle_id)
    const intent = await payRoom.aPayment(waiting.buyer, waiting.lock.vehicle_id)
    await waiting.buyer.ask('POST', '/orders', payRoom.orderOf(waiting.lock, { stripe_payment_intent_id: intent }))
    const money: Record<string, string> = {}
    for (const { buyer, lock } of [approved, paid]) {
      money[lock.lock_id] = await payRoom.aPayment(buyer, lock.vehicle_id)
      await buyer.ask('POST', `/test_payment/${money[lock.lock_id]}/pay`, { choice: 'approve' })
    }
    await paid.buyer.ask('POST', '/orders', payRoom.orderOf(paid.lock, { stripe_payment_intent_id: money[paid.lock.lock_id] }))
    const before = (await api.call('/api/holds')).json.data
    expect(before.map(({ id, stage }: { id: string; stage: string }) => [id, stage])).toEqual(
      expect.arrayContaining([
        [begun.lock.lock_id, 'checkout'],
        [waiting.lock.lock_id, 'payment'],
      ]),
    )
    const { json } = await api.post('/api/holds/free', { ids: [begun, waiting, approved, paid].map(({ lock }) => lock.lock_id) })
    expect([json.data.done, json.data.unchanged]).toEqual([[], []])
    expect(json.data.refused.map(({ code }: { code: string }) => code)).toEqual([...Array(3).fill('payment_begun'), 'ordered'])
    expect((await api.call('/api/holds')).json.data).toEqual(before)
  })
})

describe('people of a retailer', () => {
  const staff = async (role: StaffRole, retailers: number[]): Promise<OrderCtx> => ({
    ...(await orderCtxOf(services)),
    staff: { id: 'seller', name: 'بائع', role, retailers },
  })
  const everything = { page: 1, perPage: 50, sort: null, order: 'asc', search: '', ids: null, filters: {} } as const

  test('see and free the cars of their own retailers alone, and editors none', async () => {
    const { lock } = await room.aCheckout(await room.aCar())
    const [own, other] = [await staff('retailer', [room.retailerId]), await staff('retailer', [room.retailerId + 1])]
    expect(await listHolds(other, everything)).toEqual({ ok: true, value: { rows: [], total: 0 } })
    expect(await freeHolds(other, { ids: [lock.lock_id] })).toMatchObject({ value: { refused: [{ id: lock.lock_id, code: 'gone' }] } })
    for (const nobody of [await staff('retailer', []), await staff('editor', [])]) {
      expect(await listHolds(nobody, everything)).toEqual({ ok: false, code: 'forbidden' })
      expect(await freeHolds(nobody, { ids: [lock.lock_id] })).toEqual({ ok: false, code: 'forbidden' })
    }
    expect(await listHolds(own, everything)).toMatchObject({ value: { total: 1 } })
    expect(await freeHolds(own, { ids: [lock.lock_id] })).toMatchObject({ value: { done: [lock.lock_id] } })
  })
})
