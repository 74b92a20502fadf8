import { expect, onTestFinished, test } from 'vitest'
import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { anOrderRoom } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { deliverySenders } from '../../jobs/delivery-senders.gen.server.ts'
import { contextOf, type Services } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { payment: { is_on_hold: false } })
const { call } = apiCaller(services)
const { $client } = services.database.db

/** Sends what is due, as the job of a process does; what failed before is due again. */
const deliver = (process: Services = services) => createDeliveryLoop(contextOf(process), deliverySenders(process)).run()
const later = () => {
  services.time.now = new Date(services.time.now.getTime() + minutes(30))
}

async function aPaidOrder() {
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  const intent = await room.aPayment(buyer, lock.vehicle_id)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent }))
  const number: string = json.data.order_number
  const { rows } = await $client.query<{ id: number }>('select id from customer_order where number = $1', [number])
  return { id: rows[0]?.id as number, number, own: async () => (await buyer.ask('GET', `/orders/${number}/own`)).json.data, buyer }
}

/** Per order its invoices and, of each reader, the mails about it. */
async function outcome(): Promise<{ numbers: (string | null)[]; orders: { invoices: number; customer: number; retailer: number }[] }> {
  const { rows: orders } = await $client.query(`
    select (select count(*)::int from invoice where reference = 'order:' || o.id) as invoices,
      (select count(*)::int from mailbox_mail where subject_type = 'order' and subject_id = o.id::text and recipient = 'sara@example.com') as customer,
      (select count(*)::int from mailbox_mail where subject_type = 'order' and subject_id = o.id::text and recipient <> 'sara@example.com') as retailer
    from customer_order o`)
  const { rows } = await $client.query('select number from invoice order by number')
  return { orders, numbers: rows.map(({ number }) => number) }
}
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => `INV-2026-${String(index + 1).padStart(6, '0')}`)

test('in the moment before its number is there an order says that its invoice is being issued, and no mail has gone', async () => {
  const { id, number, own, buyer } = await aPaidOrder()
  const before = await own()
  expect(before.invoices).toEqual([{ id: 1, kind: 'invoice', number: '', issued_at: null, total: { minor: 50_000, currency: 'AED' }, href: '' }])
  const factOf = (facts: { key: string; value: string }[]) => facts.find(({ key }) => key === 'invoice_number')?.value
  expect(factOf(before.facts)).toBe('قيد الإصدار')
  const record = (await call(`/api/orders/${id}`)).json.data
  expect([record.invoices[0].number, factOf(record.facts_en), record.deliveries]).toEqual(['', 'being issued', []])
  const document = () => room.app.request(`https://site.test/buy_online/orders/${number}/invoices/1`, { headers: { cookie: buyer.cookie() } })
  expect((await document()).status).toBe(404)

  await deliver()
  const after = await own()
  expect([after.invoices[0].number, factOf(after.facts), (await document()).status]).toEqual(['INV-2026-000001', 'INV-2026-000001', 200])
  const { rows } = await $client.query(
    `select html, (select array_agg(name) from mailbox_file where mail_id = m.id) as files from mailbox_mail m where recipient = 'sara@example.com'`,
  )
  expect(rows).toEqual([{ html: expect.stringContaining('INV-2026-000001'), files: ['INV-2026-000001.pdf'] }])
})

/** Where the work of issuing may break off: at each thing that it writes, and at the commits that follow them. */
const breaks = [
  ['the number is drawn', 'invoice_series', 'true'],
  ['the invoice is numbered', 'invoice', 'true'],
  ['the mail is written', 'delivery', `new.kind = 'mail'`],
  ['the retailer’s mail is written', 'delivery', `new.kind = 'mail' and new.key like '%:retailer'`],
  ['it is kept that it is done', 'delivery', `new.kind = 'invoice' and new.state = 'sent'`],
].flatMap(([step, table, when]) => [
  { step, table, when, moment: 'while' },
  { step, table, when, moment: 'at the commit after' },
])

test.each(breaks)('work that breaks off $moment $step is done again: one number without a gap, each mail once', async ({ table, when, moment }) => {
  // Two, so that they are issued together.
  await aPaidOrder()
  await aPaidOrder()
  const kind = moment === 'while' ? 'trigger' : 'constraint trigger'
  const deferred = moment === 'while' ? '' : 'deferrable initially deferred'
  await $client.query(`create or replace function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`)
  await $client.query(`create ${kind} broken after insert or update on ${table} ${deferred} for each row when (${when}) execute function break_off()`)
  await deliver()
  expect((await $client.query(`select 1 from delivery where state <> 'sent'`)).rowCount).toBeGreaterThan(0)
  await $client.query(`drop trigger broken on ${table}`)
  later()
  await deliver()
  const { numbers, orders } = await outcome()
  expect(numbers).toEqual(numbersTo(orders.length))
  expect(orders).toEqual(orders.map(() => ({ invoices: 1, customer: 1, retailer: 1 })))
})

test('an order that is over before its invoice is issued still gets it, and nobody hears of a new order after its end', async () => {
  const { id, number, buyer } = await aPaidOrder()
  expect((await buyer.ask('POST', `/orders/${number}/cancel`, {})).status).toBe(200)
  await deliver()
  const { rows } = await $client.query(`select payload -> 'props' ->> 'occasion' as occasion from delivery where subject_type = 'order' and subject_id = $1`, [
    String(id),
  ])
  expect(rows).toEqual(expect.arrayContaining([{ occasion: 'cancelled' }]))
  expect(rows).not.toContainEqual({ occasion: 'placed' })
  const { rows: invoices } = await $client.query<{ number: string }>('select number from invoice where reference = $1', [`order:${id}`])
  expect(invoices).toEqual([{ number: expect.stringMatching(/^INV-/) }])
  await $client.query('delete from invoice_series')
  await $client.query('truncate invoice, delivery, mailbox_mail, customer_order restart identity cascade')
})

test('two processes that issue at once give each order one number and each reader one mail', async () => {
  const second = await openDatabase({ url: services.database.url, folder: '', connections: 5, log: quietLog })
  onTestFinished(() => second.close())
  for (let count = 0; count < 8; count += 1) await aPaidOrder()
  await Promise.all([deliver(), deliver({ ...services, database: second })])
  const { numbers, orders } = await outcome()
  expect(numbers).toEqual(numbersTo(orders.length))
  expect(orders).toEqual(orders.map(() => ({ invoices: 1, customer: 1, retailer: 1 })))
})
