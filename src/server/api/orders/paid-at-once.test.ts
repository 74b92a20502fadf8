import { statementsOf } from '#tests/support/site/statements.ts'
import { expect, test } from 'vitest'
import { OrderInput } from '#domains/orders/index.ts'
import { placeOrder } from '#domains/orders/index.server.ts'
import { processWebhooks } from '#domains/payments/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { anOrderRoom, type Buyer, issueInvoices, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { contextOf } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { $client } = services.database.db

type Paying = { car: number; buyer: Buyer; lock: { lock_id: string; vehicle_id: number }; intent: string }

/** A buyer whose browser comes back from paying. */
async function aPaidCheckout(): Promise<Paying> {
  const car = await room.aCar()
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  return { car, buyer, lock, intent }
}

/** The same at a provider that takes no money before it is told to. */
async function anApprovedCheckout(): Promise<Paying> {
  const car = await room.aCar()
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await $client.query(`update test_charge set state = 'approved' where provider_id = $1`, [intent])
  return { car, buyer, lock, intent }
}

const post = ({ buyer, lock, intent }: Paying) => buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent }))
const eventsOf = async (car: number) =>
  (await $client.query('select e.type, e.detail from order_event e join customer_order o on o.id = e.order_id where o.vehicle_id = $1 order by e.id', [car]))
    .rows

test('[C-256] an order whose money has come is stored once, paid and with what its buyer filled in', async () => {
  const paying = await aPaidCheckout()
  const { status, json } = await post(paying)
  expect([status, json.data.payment_status]).toEqual([201, 'paid'])
  expect(await eventsOf(paying.car)).toEqual([
    { type: 'created', detail: { state: 'paid', kind: 'reservation' } },
    { type: 'money', detail: expect.objectContaining({ state: 'captured', captured: 50_000 }) },
    { type: 'vehicle', detail: { from: 'stock', to: 'reserved' } },
  ])
  const { rows } = await $client.query('select state, customer_email, customer_name, vehicle_status_before from customer_order where vehicle_id = $1', [
    paying.car,
  ])
  expect(rows).toEqual([{ state: 'paid', customer_email: 'sara@example.com', customer_name: 'سارة المنصوري', vehicle_status_before: 'stock' }])
  expect((await $client.query('select 1 from soft_lock where vehicle_id = $1', [paying.car])).rowCount).toBe(0)
})

test('another process that hears of the money first finds what the buyer posts, also where no draft was kept', async () => {
  const paying = await aPaidCheckout()
  const visitor = (await $client.query('select holders[1] as visitor from checkout where id = $1', [paying.lock.lock_id])).rows[0].visitor
  const drafts: unknown[] = []
  const settle = async () => drafts.push((await $client.query('select draft from checkout where id = $1', [paying.lock.lock_id])).rows[0].draft)
  const input = OrderInput.parse(room.orderOf(paying.lock, { stripe_payment_intent_id: paying.intent }).order)
  await placeOrder(await orderCtxOf(services), { input, visitor, settle })
  expect(drafts).toEqual([
    expect.objectContaining({ customer_email: 'sara@example.com', lead_attributes: { first_name: 'سارة', last_name: 'المنصوري', phone: '+971501234567' } }),
  ])
})

test('[C-257] posted again, it is the same order, and its invoice and mails are written once', async () => {
  const paying = await aPaidCheckout()
  const [first, second] = await Promise.all([post(paying), post(paying)])
  await processWebhooks(contextOf(services), paymentServicesOf(services))
  expect(second.json.data).toEqual(first.json.data)
  await issueInvoices(services)
  const { rows } = await $client.query(
    `select payload ->> 'mail' as mail from delivery d join customer_order o on d.subject_type = 'order' and d.subject_id = o.id::text where o.vehicle_id = $1 order by 1`,
    [paying.car],
  )
  expect(rows.map(({ mail }) => mail)).toEqual(['order_notification', 'order_update'])
})

test('money that comes before the buyer, with no draft, has its invoice wait some minutes for the buyer’s name', async () => {
  const invoiceOf = async (car: number) => {
    const { rows } = await $client.query(
      `select i.number is not null as issued, i.facts #>> '{buyer,name}' as buyer, i.facts ->> 'subject' as subject
       from invoice i join customer_order o on i.reference = 'order:' || o.id where o.vehicle_id = $1`,
      [car],
    )
    return rows
  }
  const [returns, stays] = [await aPaidCheckout(), await aPaidCheckout()]
  await processWebhooks(contextOf(services), paymentServicesOf(services))
  await issueInvoices(services)
  expect(await invoiceOf(returns.car)).toEqual([{ issued: false, buyer: '', subject: 'reservation' }])
  await returns.buyer.ask('POST', '/orders', room.orderOf(returns.lock, { stripe_payment_intent_id: returns.intent, metadata: { order_type: 'purchase' } }))
  await issueInvoices(services)
  expect(await invoiceOf(returns.car)).toEqual([{ issued: true, buyer: 'سارة المنصوري', subject: 'purchase' }])
  services.time.now = new Date(services.time.now.getTime() + minutes(3))
  await issueInvoices(services)
  expect(await invoiceOf(returns.car)).toEqual([{ issued: true, buyer: 'سارة المنصوري', subject: 'purchase' }])
  // Who never comes back gets an invoice all the same.
  expect(await invoiceOf(stays.car)).toEqual([{ issued: true, buyer: '', subject: 'reservation' }])
  const { rows } = await $client.query(
    `select payload ->> 'mail' as mail from delivery d join customer_order o on d.subject_type = 'order' and d.subject_id = o.id::text where o.vehicle_id = $1 order by 1`,
    [returns.car],
  )
  expect(rows.map(({ mail }) => mail)).toEqual(['order_notification', 'order_update'])
})

test('a provider that does not answer is asked once; the order waits for its money and holds the car', async () => {
  const paying = await aPaidCheckout()
  await $client.query('delete from test_charge where provider_id = $1', [paying.intent])
  let answer: Awaited<ReturnType<typeof post>> | undefined
  const sent = await statementsOf(async () => {
    answer = await post(paying)
  })
  expect([answer?.status, answer?.json.data.payment_status]).toEqual([201, 'pending'])
  expect(sent.filter((text) => text.includes('from "test_charge"'))).toHaveLength(1)
  expect((await $client.query('select 1 from soft_lock where vehicle_id = $1', [paying.car])).rowCount).toBe(1)
})

test('a payment that its provider declined makes no order, and the buyer may try another one', async () => {
  const car = await room.aCar()
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await $client.query(`update test_charge set state = 'failed', failure = 'declined' where provider_id = $1`, [intent])
  expect((await post({ car, buyer, lock, intent })).status).toBe(402)
  expect(await eventsOf(car)).toEqual([])
  const second = await room.aPayment(buyer, car)
  await buyer.ask('POST', `/test_payment/${second}/pay`, { choice: 'approve' })
  expect((await post({ car, buyer, lock, intent: second })).json.data.payment_status).toBe('paid')
})

test('who no longer holds the car is asked for no money before it is known that the car is to be had', async () => {
  const slow = await anApprovedCheckout()
  services.time.now = new Date(services.time.now.getTime() + minutes(16))
  await room.aCheckout(slow.car)
  const { status, json } = await post(slow)
  expect([status, json.errors[0].code]).toEqual([409, 'lock_expired'])
  const { rows } = await $client.query('select state from test_charge where provider_id = $1', [slow.intent])
  expect(rows).toEqual([{ state: 'approved' }])
  const quick = await anApprovedCheckout()
  expect((await post(quick)).json.data.payment_status).toBe('paid')
})

/** What is sent with the statement after it. */
const rides = /^(?:begin|savepoint|release)/
/** What the process asks because a car has changed, whenever it hears of it. */
const ofTheStock = /pg_snapshot|pg_current_snapshot|float8|from "listing"/

test('a paid order asks the database no more often than it has to', async () => {
  // Statements that come again are prepared, and what is read once is kept.
  for (let times = 0; times < 2; times += 1) await post(await aPaidCheckout())
  await processWebhooks(contextOf(services), paymentServicesOf(services))
  await issueInvoices(services)
  const car = await room.aCar()
  const counts: Record<string, number> = {}
  const count = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    let value: Value | undefined
    const sent = await statementsOf(async () => (value = await work()))
    counts[name] = sent.filter((text) => !rides.test(text) && !ofTheStock.test(text)).length
    return value as Value
  }
  const { buyer, lock } = await count('holds the car', () => room.aCheckout(car))
  await count('keeps what is filled in', () => buyer.ask('PUT', `/locks/${lock.lock_id}/draft`, { draft: room.orderOf(lock).order }))
  const intent = await count('begins to pay', () => room.aPayment(buyer, car))
  await count('pays', () => buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' }))
  await count('orders', () => post({ car, buyer, lock, intent }))
  await count('the webhook comes after', () => processWebhooks(contextOf(services), paymentServicesOf(services)))
  await count('its invoice is issued', () => issueInvoices(services))
  const first = await aPaidCheckout()
  await first.buyer.ask('PUT', `/locks/${first.lock.lock_id}/draft`, { draft: room.orderOf(first.lock).order })
  await count('another webhook comes first', () => processWebhooks(contextOf(services), paymentServicesOf(services)))
  expect(counts).toEqual({
    'holds the car': 12,
    'keeps what is filled in': 2,
    'begins to pay': 8,
    pays: 3,
    orders: 27,
    'the webhook comes after': 4,
    'its invoice is issued': 17,
    'another webhook comes first': 26,
  })
})
