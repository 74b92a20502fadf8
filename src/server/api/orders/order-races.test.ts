import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'

import { anOrderRoom, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { placeOrder } from '#domains/orders/completion/place-order.server.ts'
import { renewLock } from '#domains/orders/lock/own-checkout.server.ts'
import { refusalOfHeld, startCheckout } from '#domains/orders/lock/start-checkout.server.ts'
import { OrderInput } from '#domains/orders/order-shapes.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { vendor: 'NO_PAYMENT_JAPAN' })
const ctx = await orderCtxOf(services)
const { $client } = services.database.db

/** Nothing is paid online. */
const settle = async () => undefined
const inputOf = (lockId: string, vehicleId: number) => OrderInput.parse(room.orderOf({ lock_id: lockId, vehicle_id: vehicleId }).order)
const ordersOf = async (vehicleId: number) => (await $client.query('select number, state from customer_order where vehicle_id = $1', [vehicleId])).rows

test('1,000 buyers at once begin with one car: one holds it, 999 are told that it is held', { timeout: 120_000 }, async () => {
  const car = await room.aCar()
  const outcomes = await Promise.all(
    Array.from({ length: 1000 }, (_, buyer) => startCheckout(ctx, ctx.desk, { vehicle_id: car, company_uuid: 'CI-1', visitor: `buyer ${buyer}` })),
  )
  const codes = outcomes.map((outcome) => (outcome.ok ? 'held' : outcome.code))
  expect(codes.filter((code) => code === 'held')).toHaveLength(1)
  expect(codes.filter((code) => code === 'vehicle_locked')).toHaveLength(999)
})

test('whoever asks for a car in the moment in which its order is stored is told that it is gone, and holds nothing', async () => {
  const car = await room.aCar()
  const early = await startCheckout(ctx, ctx.desk, { vehicle_id: car, company_uuid: 'CI-1', visitor: 'early' })
  if (!early.ok) throw new Error(early.code)
  const forgetsHold = () => $client.query('delete from soft_lock where vehicle_id = $1', [car])
  await forgetsHold()
  const buyer = await startCheckout(ctx, ctx.desk, { vehicle_id: car, company_uuid: 'CI-1', visitor: 'buyer' })
  if (!buyer.ok) throw new Error(buyer.code)
  const placed = await placeOrder(ctx, { input: inputOf(buyer.value.lock_id, car), visitor: 'buyer', settle })
  expect(placed.ok).toBe(true)
  // The order is paid, and the car's row is as it was read before.
  await $client.query(`update customer_order set state = 'paid' where vehicle_id = $1`, [car])
  await forgetsHold()
  await $client.query(`update vehicle set status = 'stock' where id = $1`, [car])
  const late = { vehicle_id: car, company_uuid: 'CI-1', visitor: 'late' }
  expect(await startCheckout(ctx, ctx.desk, late)).toEqual({ ok: false, code: 'vehicle_gone' })
  expect(await startCheckout(ctx, ctx.desk, { ...late, visitor: 'early' })).toEqual({ ok: false, code: 'vehicle_gone' })
  expect(await renewLock(ctx, ctx.desk, { id: early.value.lock_id, visitor: 'early' })).toEqual({ ok: false, code: 'lock_expired' })
  expect((await $client.query('select * from soft_lock where vehicle_id = $1', [car])).rows).toEqual([])
})

test('a held car is refused from one read, without a transaction', async () => {
  const car = await room.aCar()
  const first = await startCheckout(ctx, ctx.desk, { vehicle_id: car, company_uuid: 'CI-1', visitor: 'first' })
  if (!first.ok) throw new Error(first.code)
  const askedPaths: string[] = []
  const watched = { ...ctx, db: drizzle($client, { logger: { logQuery: (query) => askedPaths.push(query) } }) as typeof ctx.db }
  const refused = { ok: false, code: 'vehicle_locked', until: first.value.expires_at }
  expect(await refusalOfHeld(watched, { vehicle_id: car, company_uuid: 'CI-1', visitor: 'second' })).toEqual(refused)
  expect(askedPaths).toEqual([expect.stringMatching(/^select .* from "soft_lock" inner join "checkout"/)])
  expect(await refusalOfHeld(ctx, { vehicle_id: car, company_uuid: 'CI-1', visitor: 'first' })).toBeNull()
})

test('1,000 buyers order one car at once whose locks have all run out: one order, 999 kind refusals, one held car', { timeout: 120_000 }, async () => {
  const car = await room.aCar()
  const first = await startCheckout(ctx, ctx.desk, { vehicle_id: car, company_uuid: 'CI-1', visitor: 'racer 0' })
  if (!first.ok) throw new Error(first.code)
  // All holds have expired.
  await $client.query('delete from soft_lock where vehicle_id = $1', [car])
  const { rows } = await $client.query<{ id: string; holder: string }>(
    `insert into checkout select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'holders', array['racer ' || n]))).*
     from checkout c, generate_series(1, 999) n where c.id = $1 returning id, holders[1] as holder`,
    [first.value.lock_id],
  )
  const racers = [{ id: first.value.lock_id, holder: 'racer 0' }, ...rows]
  const outcomes = await Promise.all(racers.map(({ id, holder }) => placeOrder(ctx, { input: inputOf(id, car), visitor: holder, settle })))
  const codes = outcomes.map((outcome) => (outcome.ok ? 'ordered' : outcome.code))
  expect([codes.filter((code) => code === 'ordered').length, codes.filter((code) => code === 'vehicle_gone').length]).toEqual([1, 999])
  expect(await ordersOf(car)).toEqual([{ number: expect.any(String), state: 'free' }])
  expect((await $client.query('select c.holders from soft_lock s join checkout c on c.id = s.checkout_id where s.vehicle_id = $1', [car])).rows).toHaveLength(1)
})

test('[C-257] 500 identical posts are one order with one number, and its mails are written once', { timeout: 120_000 }, async () => {
  const car = await room.aCar()
  const started = await startCheckout(ctx, ctx.desk, { vehicle_id: car, company_uuid: 'CI-1', visitor: 'eager' })
  if (!started.ok) throw new Error(started.code)
  const input = inputOf(started.value.lock_id, car)
  const outcomes = await Promise.all(Array.from({ length: 500 }, () => placeOrder(ctx, { input, visitor: 'eager', settle })))
  const numbers = new Set(outcomes.map((outcome) => (outcome.ok ? outcome.value.number : outcome.code)))
  expect(numbers.size).toBe(1)
  expect(await ordersOf(car)).toEqual([{ number: [...numbers][0], state: 'free' }])
  const { rows } = await $client.query(
    `select payload ->> 'mail' as mail from delivery d join customer_order o on d.subject_type = 'order' and d.subject_id = o.id::text where o.vehicle_id = $1 order by 1`,
    [car],
  )
  expect(rows.map(({ mail }) => mail)).toEqual(['order_update'])
})
