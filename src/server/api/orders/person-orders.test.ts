import { expect, test } from 'vitest'
import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { ordersJobKinds } from '#domains/orders/jobs.server.ts'
import { carryOutTasks, processWebhooks } from '#domains/payments/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { aField } from '#tests/support/records/a-lead.ts'
import { onPaper } from '#tests/support/records/person-desk.ts'
import { anOrderRoom } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { deliverySenders } from '../../jobs/delivery-senders.gen.server.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { contextOf } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { call, post } = apiCaller(services)
const ctx = contextOf(services)
const { $client } = services.database.db
const person = { email: 'laila@example.com' }
const personal = /laila|ليلى|الهاشمي|501239876/i

async function settle(): Promise<void> {
  services.time.now = new Date(services.time.now.getTime() + minutes(2))
  await processWebhooks(ctx, paymentServicesOf(services))
  await carryOutTasks(ctx, paymentServicesOf(services))
  await createDeliveryLoop(ctx, deliverySenders(services)).run()
}

async function aPaidOrder() {
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  const who = { customer_email: person.email, lead_attributes: { first_name: 'ليلى', last_name: 'الهاشمي', phone: '+971501239876' } }
  await buyer.ask('PUT', `/locks/${lock.lock_id}/draft`, { draft: room.orderOf(lock, who).order })
  const intent = await room.aPayment(buyer, lock.vehicle_id)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { ...who, stripe_payment_intent_id: intent }))
  await settle()
  const number: string = json.data.order_number
  const { rows } = await $client.query<{ id: number }>('select id from customer_order where number = $1', [number])
  return { number, id: rows[0]?.id as number }
}

const act = async (id: number, body: object) => {
  const { etag } = await call(`/api/orders/${id}`)
  expect((await post(`/api/orders/${id}/actions`, body, { headers: { 'if-match': `${etag}` } })).status).toBe(200)
  await settle()
}
const mailsOf = async (id: number) =>
  (await $client.query(`select id from mailbox_mail where subject_type = 'order' and subject_id = $1`, [String(id)])).rows.length

test('a quotation is handed out and erased with its mails; its car is free, and its link leads nowhere', async () => {
  await post('/api/stock/listings', { key: 'all', name: 'كل السيارات', currency: 'AED' })
  const car = await room.aCar()
  const offer = { vehicle_id: car, customer_name: 'ليلى الهاشمي', customer_phone: '+971501239876', kind: 'reservation', way: 'cash', valid_until: '2026-06-01' }
  const body = { key: crypto.randomUUID(), ...offer, customer_email: 'laila.quoted@example.com', note: 'لقاء مع ليلى', holds_car: true }
  const draft = (await post('/api/quotations', body)).json.data
  const sentQuotation = (await post(`/api/quotations/${draft.id}/send`, {}, { headers: { 'if-match': `"${draft.version}"` } })).json.data
  await settle()
  const who = { email: 'laila.quoted@example.com' }
  const foundRecords = (await post('/api/people/find', who)).json.data.records
  expect(
    foundRecords.filter(({ kind }: { kind: string }) => kind !== 'mails').map(({ kind, number }: { kind: string; number: string }) => [kind, number]),
  ).toEqual([['quotation', sentQuotation.number]])
  const handed = await onPaper(post, 'export', who)
  expect(handed.json.data.quotations).toMatchObject([
    { number: sentQuotation.number, customer: { name: 'ليلى الهاشمي', email: who.email }, note: 'لقاء مع ليلى' },
  ])
  await onPaper(post, 'erase', who)
  const remainingRows = await $client.query(
    `select q::text from quotation q union all select c::text from checkout c where vehicle_id = $1 union all select m::text from mailbox_mail m where subject_type = 'quotation'`,
    [car],
  )
  expect(remainingRows.rows.map((row) => Object.values(row).join()).filter((text) => personal.test(text))).toEqual([])
  expect((await $client.query('select 1 from quotation')).rows).toEqual([])
  const token = new URL(sentQuotation.link, 'http://x').searchParams.get('token')
  expect((await room.aBuyer().ask('POST', `/quotations/${sentQuotation.number}/open`, { token })).status).toBe(404)
  expect((await room.aCheckout(car)).lock.lock_id).toBeTruthy()
})

test('a person is handed their orders with payments, invoices, unfinished checkouts and cars they wait for', async () => {
  const { number } = await aPaidOrder()
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  await buyer.ask('PUT', `/locks/${lock.lock_id}/draft`, { draft: { customer_email: person.email, note: 'unfinished' } })
  await room.aBuyer().ask('POST', '/locks/notify', { vehicle_id: lock.vehicle_id, email: person.email })
  expect((await post('/api/people/find', person)).json.data.orders).toEqual([number])
  const { json } = await onPaper(post, 'export', person)
  expect(json.data.orders).toMatchObject([
    {
      ...{ order_number: number, payment_status: 'paid', customer: { email: person.email, name: 'ليلى الهاشمي', phone: '+971501239876' } },
      payments: [{ gateway: 'TEST', state: 'captured', captured_minor: 50_000 }],
      invoices: [{ kind: 'invoice', number: expect.stringMatching(/^INV-/) }],
    },
  ])
  expect(json.data.checkouts.map(({ filled_in }: { filled_in: object }) => filled_in)).toContainEqual({ customer_email: person.email, note: 'unfinished' })
  expect(json.data.waits_for).toEqual([{ vehicle_id: lock.vehicle_id, since: expect.any(String) }])
})

test('who is erased keeps running orders with their mails, loses ended ones but for invoices, and the running ones once they end', async () => {
  const [running, over] = [await aPaidOrder(), await aPaidOrder()]
  await post(`/api/orders/${over.id}/notes`, { text: 'اتصلت بليلى' })
  await act(over.id, { action: 'cancel', reason: 'طلبت ليلى ذلك' })
  expect([await mailsOf(running.id), await mailsOf(over.id)]).toEqual([2, 5])

  const { json } = await onPaper(post, 'erase', person)
  expect(json.data.orders).toEqual([over.number])
  expect(json.data.orders_kept).toContain(running.number)
  // What runs stays whole, with the mail that brought its invoice; what is still to be sent to the buyer as well.
  expect((await call(`/api/orders/${running.id}`)).json.data).toMatchObject({ customer_email: person.email, customer_name: 'ليلى الهاشمي' })
  expect(await mailsOf(running.id)).toBe(2)
  // What has ended names nobody, and its accounts are whole.
  expect(await mailsOf(over.id)).toBe(0)
  const emptied = (await call(`/api/orders/${over.id}`)).json.data
  expect(JSON.stringify(emptied)).not.toMatch(personal)
  expect(emptied).toMatchObject({ order_number: over.number, amount: 50_000, vehicle_name: expect.any(String), payments: [{ refunded_minor: 50_000 }] })
  expect(emptied.invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit_note'])
  const { rows: invoices } = await $client.query(`select facts -> 'buyer' ->> 'name' as name from invoice where reference = $1`, [`order:${over.id}`])
  expect(invoices).toEqual([{ name: 'ليلى الهاشمي' }, { name: 'ليلى الهاشمي' }])

  const sweep = ordersJobKinds({ ...services, ctx }).find(({ name }) => name === 'remove-old-checkouts')
  await sweep?.run({ id: '1', data: {} })
  expect((await call(`/api/orders/${running.id}`)).json.data.customer_email).toBe(person.email)
  await act(running.id, { action: 'confirm' })
  await act(running.id, { action: 'complete' })
  await sweep?.run({ id: '1', data: {} })
  const later = (await call(`/api/orders/${running.id}`)).json.data
  expect(JSON.stringify(later)).not.toMatch(personal)
  expect(later.events.at(-1).type).toBe('erased')
  expect(await mailsOf(running.id)).toBe(0)
})

test('whoever writes the number of another person into a form is not handed what that person ordered, and erases nothing of it', async () => {
  const order = await aPaidOrder()
  await act(order.id, { action: 'cancel', reason: 'رغبة العميل' })
  const fields = [aField('email', 'email'), aField('phone', 'phone')]
  const form = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields }))
  const attributes = { email: 'stranger@example.com', phone: '+971501239876' }
  const submission = await post(`/forms_api/forms/${form.ok ? form.value.id : 0}/leads`, { attributes })
  expect(submission.status).toBe(201)

  const stranger = { email: 'stranger@example.com' }
  expect((await post('/api/people/find', stranger)).json.data).toMatchObject({ leads: [{ id: submission.json.data.id }], orders: [] })
  const handed = (await onPaper(post, 'export', stranger)).json.data
  expect([handed.leads.length, handed.orders, handed.checkouts]).toEqual([1, [], []])
  expect((await onPaper(post, 'erase', stranger)).json.data).toMatchObject({ leads: [submission.json.data.id], orders: [], orders_kept: [] })
  expect((await call(`/api/orders/${order.id}`)).json.data).toMatchObject({ customer_email: person.email, customer_name: 'ليلى الهاشمي' })
})
