import { beforeAll, describe, expect, test } from 'vitest'
import { readOrderBoard } from '#domains/orders/index.server.ts'
import { anOrderRoom, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { call } = apiCaller(services)
const { $client } = services.database.db
const held = await orderOfANewCar('held@example.com')

/** An order whose fee was taken at once, or held where the room says so. */
async function orderOfANewCar(email: string): Promise<string> {
  const car = await room.aCar()
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const posted = await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent, customer_email: email }))
  return posted.json.data.order_number
}

const board = async () => (await call('/api/orders/board')).json.data
const numbersOf = ({ orders }: { orders: { order_number: string }[] }) => orders.map(({ order_number: number }) => number)

/** Copies of the order as it stands, each a minute younger than the one before. */
async function copies(count: number, values: string): Promise<void> {
  await $client.query(
    `insert into customer_order select (jsonb_populate_record(o, jsonb_build_object('id', nextval('customer_order_id_seq'), 'number', 'M-' || n,
       'lock_id', gen_random_uuid(), 'is_unique', false, 'created_at', o.created_at + n * interval '1 minute') || $3::jsonb)).*
     from customer_order o, generate_series(1, $2::int) n where o.number = $1`,
    [held, count, values],
  )
}

describe('the board of today’s work', () => {
  beforeAll(async () => {
    await $client.query(`update customer_order set state = 'authorized', created_at = '2026-05-15T06:00:00Z' where number = $1`, [held])
  })

  test('has an order where something is to be done with it, what waits longest first, and what came today, the newest first', async () => {
    await copies(2, JSON.stringify({ state: 'pending' }))
    await $client.query(`update customer_order set appointment = '{"date": "2026-05-15", "time": {"value": "11:00"}}' where number = 'M-2'`)
    const { to_confirm: toConfirm, to_capture: toCapture, waiting, today, visits_today: visits } = await board()
    expect([toConfirm, toCapture].map(numbersOf)).toEqual([[held], [held]])
    expect(numbersOf(waiting)).toEqual(['M-1', 'M-2'])
    expect(numbersOf(today)).toEqual(['M-2', 'M-1', held])
    expect(numbersOf(visits)).toEqual(['M-2'])
  })

  test('does not show what came before today by the clocks of the site, nor visits of other days or of orders that fell through', async () => {
    await $client.query(`update customer_order set created_at = '2026-05-14T19:59:59Z' where number = 'M-1'`) // 23:59 in Dubai
    await $client.query(`update customer_order set created_at = '2026-05-14T20:00:00Z' where number = 'M-2'`)
    await $client.query(`update customer_order set appointment = '{"date": "2026-05-16", "time": {"value": "11:00"}}' where number = 'M-1'`)
    expect(numbersOf((await board()).today)).toEqual([held, 'M-2'])
    expect(numbersOf((await board()).visits_today)).toEqual(['M-2'])
    await $client.query(`update customer_order set state = 'cancelled' where number = 'M-2'`)
    expect((await board()).visits_today).toEqual({ orders: [], total: 0 })
  })

  test('counts all that there is, also beyond the twenty that it shows', async () => {
    await $client.query(`delete from customer_order where number <> $1`, [held])
    await copies(30, '{}')
    const { to_capture: toCapture } = await board()
    expect([toCapture.total, toCapture.orders.length, toCapture.orders[0].order_number]).toEqual([31, 20, held])
  })

  test('shows people of a retailer the orders of their retailers, and nobody else’s', async () => {
    const ctx = await orderCtxOf(services)
    const staff = { id: 'r', name: 'بائع', role: 'retailer' as const }
    const of = async (retailers: number[]) => {
      const seen = await readOrderBoard({ ...ctx, staff: { ...staff, retailers } })
      return seen.ok ? seen.value.to_capture.total : seen.code
    }
    expect([await of([room.retailerId]), await of([room.retailerId + 1]), await of([])]).toEqual([31, 0, 'forbidden'])
    expect(await readOrderBoard({ ...ctx, staff: null })).toEqual({ ok: false, code: 'forbidden' })
  })
})
