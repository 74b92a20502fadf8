import { beforeAll, describe, expect, test } from 'vitest'
import { readOrderAttention, readOrderBoard } from '#domains/orders/index.server.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { createRetailer } from '#domains/retailers/index.server.ts'
import { anOrderRoom, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { call } = apiCaller(services)
const { $client } = services.database.db
const heldOrder = await orderOfANewCar('held@example.com')

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
  // What the database works out itself is not copied.
  const { rows: columns } = await $client.query(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns where table_name = 'customer_order' and is_generated = 'NEVER'`,
  )
  await $client.query(
    `insert into customer_order (${columns[0].list}) select ${columns[0].list} from (
       select (jsonb_populate_record(o, jsonb_build_object('id', nextval('customer_order_id_seq'), 'number', 'M-' || n,
         'lock_id', gen_random_uuid(), 'is_unique', false, 'created_at', o.created_at + n * interval '1 minute') || $3::jsonb)).*
       from customer_order o, generate_series(1, $2::int) n where o.number = $1) copy`,
    [heldOrder, count, values],
  )
}

const set5 = (created: string) => $client.query(`update customer_order set created_at = $1 where number = 'M-5'`, [created])

describe('the board of today’s work', () => {
  beforeAll(async () => {
    await $client.query(`update customer_order set state = 'authorized', created_at = '2026-05-15T06:00:00Z' where number = $1`, [heldOrder])
  })

  test('has each order once, by its next action, what is due first, with its sum and its deadline', async () => {
    const { rows } = await $client.query(
      `update payment set state = 'authorized', authorised_until = '2026-05-17T06:00:00Z' where id = (select payment_id from customer_order where number = $1) returning amount_minor`,
      [heldOrder],
    )
    await copies(6, JSON.stringify({ state: 'pending', created_at: '2026-05-15T06:30:00Z' }))
    const set = (number: string, values: string) => $client.query(`update customer_order set ${values} where number = $1`, [number])
    const visit = `appointment = '{"date": "2026-05-15", "time": {"value": "11:00"}}'`
    await set('M-1', `state = 'confirmed'`) // its money is held, and to be taken
    await set('M-2', `state = 'confirmed', payment_id = null, ${visit}`)
    await set('M-3', visit) // waits for its buyer, who comes today
    await set('M-4', `state = 'free', payment_id = null, ${visit}`) // to be confirmed before the visit
    await set('M-5', `state = 'confirmed', payment_id = null`)
    await set('M-6', `payment_id = null, confirmation_by_link = true, confirmed_at = null`)
    const all = await board()
    const columns = Object.fromEntries(Object.entries(all).map(([name, column]) => [name, numbersOf(column as never)]))
    expect(columns).toEqual({ to_confirm: [heldOrder, 'M-4'], to_capture: ['M-1'], visits_today: ['M-2', 'M-3'], waiting: ['M-6'], today: ['M-5'] })
    expect(all.to_confirm.orders[0]).toMatchObject({ due_at: '2026-05-17T06:00:00.000Z', amount: Number(rows[0].amount_minor) })
    expect(all.waiting.orders[0].due_at).toMatch(/^2026-05-1\dT/)
    expect(all.today.orders[0].due_at).toBeNull()
    const first = (await call('/api/orders/attention')).json.data
    expect([first.to_confirm, first.lapsing, first.visits_today].map(numbersOf)).toEqual([
      [heldOrder, 'M-4'],
      [heldOrder, 'M-1'],
      ['M-2', 'M-3', 'M-4'],
    ])
  })

  test('has among what lapses only money that is held and lapses within 48 hours', async () => {
    const payment = (values: string) =>
      $client.query(`update payment set ${values} where id = (select payment_id from customer_order where number = $1)`, [heldOrder])
    const boardNumbers = async () => {
      const { lapsing } = (await call('/api/orders/attention')).json.data
      return [numbersOf(lapsing), numbersOf((await board()).to_capture)]
    }
    await payment(`authorised_until = '2026-05-17T08:00:00Z'`) // it is 08:00 of the 15th
    expect(await boardNumbers()).toEqual([[], ['M-1']])
    await payment(`authorised_until = '2026-05-17T07:59:59Z'`)
    expect(await boardNumbers()).toEqual([[heldOrder, 'M-1'], ['M-1']])
    await payment(`state = 'captured'`)
    expect(await boardNumbers()).toEqual([[], []])
    await payment(`state = 'authorized', authorised_until = '2026-05-17T06:00:00Z'`)
  })

  test('does not show what came before today by the clocks of the site, nor visits of other days or of orders that fell through', async () => {
    await set5('2026-05-14T19:59:59Z') // 23:59 in Dubai
    expect(numbersOf((await board()).today)).toEqual([])
    await set5('2026-05-14T20:00:00Z')
    expect(numbersOf((await board()).today)).toEqual(['M-5'])
    await $client.query(`update customer_order set appointment = '{"date": "2026-05-16", "time": {"value": "11:00"}}' where number = 'M-2'`)
    await $client.query(`update customer_order set state = 'cancelled' where number = 'M-3'`)
    expect((await board()).visits_today).toEqual({ orders: [], total: 0 })
  })

  test('goes for each order by the clock of its retailer, where it is another day than on that of the site', async () => {
    const kuwait = await createRetailer(services.staffCtx, RetailerDraft.parse({ name: 'معرض الكويت', dealer_code: 'KW-1', ci_code: 'KW-1', country: 'KW' }))
    if (!kuwait.ok) throw new Error(kuwait.code)
    const visit = (date: string) => `appointment = '{"date": "${date}", "time": {"value": "11:00"}}'`
    const set = (number: string, values: string) => $client.query(`update customer_order set ${values} where number = $1`, [number])
    const sold = `retailer_id = ${kuwait.value.id}, state = 'confirmed', payment_id = null`
    const night = '2026-05-14T20:30:00Z' // 00:30 of the 15th in Dubai, 23:30 of the 14th in Kuwait
    await set('M-2', `${sold}, created_at = '2026-05-13T08:00:00Z', ${visit('2026-05-14')}`)
    await set('M-3', `state = 'confirmed', payment_id = null, created_at = '2026-05-13T08:00:00Z', ${visit('2026-05-14')}`)
    await set('M-5', `${sold}, created_at = '${night}'`)
    const ctx = await orderCtxOf(services)
    const boardAt = async (now: string) => {
      const at = { ...ctx, staff: services.staffCtx.staff, clock: { now: () => new Date(now) } }
      const [boardNow, first] = [await readOrderBoard(at), await readOrderAttention(at)]
      if (!boardNow.ok || !first.ok) throw new Error('forbidden')
      return [boardNow.value.today, boardNow.value.visits_today, first.value.visits_today].map(numbersOf)
    }
    expect(await boardAt('2026-05-14T20:30:01Z')).toEqual([['M-5'], ['M-2'], ['M-2', 'M-4']])
    expect(await boardAt('2026-05-15T08:00:00Z')).toEqual([[], [], ['M-4']])
    await set('M-5', `created_at = '2026-05-14T21:00:00Z'`)
    expect((await boardAt('2026-05-15T08:00:00Z'))[0]).toEqual(['M-5'])
  })

  test('counts all that there is, also beyond the twenty that it shows', async () => {
    await $client.query(`delete from customer_order where number <> $1`, [heldOrder])
    await copies(30, '{}')
    const { to_confirm: toConfirm } = await board()
    expect([toConfirm.total, toConfirm.orders.length, toConfirm.orders[0].order_number]).toEqual([31, 20, heldOrder])
  })

  test('shows people of a retailer the orders of their retailers, and nobody else’s', async () => {
    const ctx = await orderCtxOf(services)
    const staff = { id: 'r', name: 'بائع', role: 'retailer' as const }
    const of = async (retailers: number[]) => {
      const ownBoard = await readOrderBoard({ ...ctx, staff: { ...staff, retailers } })
      return ownBoard.ok ? ownBoard.value.to_confirm.total : ownBoard.code
    }
    expect([await of([room.retailerId]), await of([room.retailerId + 1]), await of([])]).toEqual([31, 0, 'forbidden'])
    expect(await readOrderBoard({ ...ctx, staff: null })).toEqual({ ok: false, code: 'forbidden' })
  })
})
