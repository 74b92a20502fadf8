import { expect, test } from 'vitest'
import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { carryOutTasks, processWebhooks } from '#domains/payments/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { anOrderRoom, type Buyer } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { aMailServer } from '#tests/support/services/a-mail-server.ts'
import { drawnRuns } from '#tests/support/reading/read-pdf.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { deliverySenders } from '../../jobs/delivery-senders.gen.server.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { contextOf } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { call, post } = apiCaller(services)
const ctx = contextOf(services)
const paymentServices = paymentServicesOf(services)
const { $client } = services.database.db
await $client.query('update retailer set opening_hours = $1', [JSON.stringify([{ days: 'الاثنين-السبت', hours: '09:00-18:00' }])])
services.site.forget()

/** Everything that is under way: webhooks, tasks, mails. */
async function settle(): Promise<void> {
  services.time.now = new Date(services.time.now.getTime() + minutes(2))
  await processWebhooks(ctx, paymentServices)
  await carryOutTasks(ctx, paymentServices)
  await createDeliveryLoop(ctx, deliverySenders(services)).run()
}

const asStaff = { authorization: `Bearer ${TEST_TOKEN}` }
const visit = { date: '2026-05-18', time: { value: '11:00' } }

async function anOrder(isOnHold: boolean) {
  await $client.query(`update company_config set content = content || $1::jsonb where config_type = 'order_online_checkout_page'`, [
    JSON.stringify({ payment: { vendor: { type: 'TEST' }, is_on_hold: isOnHold } }),
  ])
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  const intent = await room.aPayment(buyer, lock.vehicle_id)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent, metadata: { appBookingData: visit } }))
  const { rows } = await $client.query<{ id: number }>('select id from customer_order where number = $1', [json.data.order_number])
  return { buyer, number: json.data.order_number as string, id: rows[0]?.id as number, state: json.data.payment_status as string }
}

const act = async (id: number, action: string, more: object = {}) => {
  const { etag } = await call(`/api/orders/${id}`)
  return post(`/api/orders/${id}/actions`, { action, reason: 'طلب العميل', ...more }, { headers: { 'if-match': `${etag}` } })
}
type ListedInvoice = { id: number; kind: string; number: string; total: { minor: number } }
const invoicesOf = async (id: number): Promise<ListedInvoice[]> => (await call(`/api/orders/${id}`)).json.data.invoices
const mailsOf = async (id: number) => {
  const { rows } = await $client.query<{ id: number }>(
    `select id from mailbox_mail where subject_type = 'order' and subject_id = $1 and recipient = 'sara@example.com' order by id`,
    [String(id)],
  )
  return Promise.all(rows.map(async ({ id: mail }) => (await call(`/api/mailbox/${mail}`)).json.data))
}
const download = async (path: string, buyer?: Buyer) => {
  const headers: Record<string, string> = buyer ? { cookie: buyer.cookie() } : {}
  const response = await room.app.request(`https://site.test${path}`, { headers })
  return { status: response.status, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}

test('a paid order has one invoice: attached to its mail with the visit, in the mailbox, by the signed link and in the admin, the same to the byte', async () => {
  const { id, number, buyer, state } = await anOrder(false)
  expect(state).toBe('paid')
  await settle()
  const [invoice, ...others] = await invoicesOf(id)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({ kind: 'invoice', number: expect.stringMatching(/^INV-\d{4}-\d{6}$/), total: { minor: 50_000, currency: 'AED' } })

  const [letter] = await mailsOf(id)
  expect(letter.files.map(({ name, type }: { name: string; type: string }) => [name, type])).toEqual([
    [`${invoice?.number}.pdf`, 'application/pdf'],
    ['visit.ics', 'text/calendar; charset=utf-8; method=PUBLISH'],
  ])
  const fromMailbox = async (index: number) => {
    const response = await room.app.request(`https://site.test/api/mailbox/${letter.id}/files/${letter.files[index].id}`, { headers: asStaff })
    return Buffer.from(await response.arrayBuffer())
  }
  const own = await buyer.ask('GET', `/orders/${number}/own`)
  const [{ href }] = own.json.data.invoices
  const byLink = await download(href)
  expect([byLink.status, byLink.type, byLink.headers.get('cache-control')]).toEqual([200, 'application/pdf', 'private, no-store'])
  const byAdmin = await room.app.request(`https://site.test/api/orders/${id}/invoices/${invoice?.id}`, { headers: asStaff })
  expect(Buffer.from(await byAdmin.arrayBuffer()).equals(byLink.bytes)).toBe(true)
  expect((await fromMailbox(0)).equals(byLink.bytes)).toBe(true)
  expect((await fromMailbox(1)).toString()).toContain('SUMMARY')
  expect((await fromMailbox(1)).toString()).toContain('DTSTART:20260518T')
  const texts = drawnRuns(byLink.bytes).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining([invoice?.number, number, '100123456700003', 'sara@example.com', '476.19', '23.81', '500.00']))
  expect((await download(`/buy_online/orders/${number}/invoices/${invoice?.id}`, buyer)).status).toBe(200)
})

test('held money has no invoice until it is taken; then a mail brings it', async () => {
  const { id, state } = await anOrder(true)
  expect(state).toBe('authorized')
  await settle()
  expect(await invoicesOf(id)).toEqual([])
  expect((await mailsOf(id)).map(({ files }) => files.map(({ name }: { name: string }) => name))).toEqual([['visit.ics']])
  // Also when staff confirmed the order before its money was taken.
  expect((await act(id, 'confirm')).status).toBe(200)
  expect((await act(id, 'capture')).status).toBe(200)
  await settle()
  const [invoice] = await invoicesOf(id)
  expect(invoice).toMatchObject({ kind: 'invoice', total: { minor: 50_000 } })
  expect((await mailsOf(id)).flatMap(({ files }) => files.map(({ name }: { name: string }) => name)).filter((name) => name.endsWith('.pdf'))).toEqual([
    `${invoice?.number}.pdf`,
  ])
})

test('each refund has its credit note, with the reason, and together they are what went back', async () => {
  const { id } = await anOrder(false)
  await settle()
  expect((await act(id, 'refund', { minor: 20_000 })).status).toBe(200)
  await settle()
  expect((await act(id, 'refund', { minor: 10_000, reason: 'خطأ في المبلغ' })).status).toBe(200)
  await settle()
  expect((await act(id, 'refund')).status).toBe(200)
  await settle()
  const [invoice, ...credits] = await invoicesOf(id)
  expect(credits.map(({ kind, total }) => [kind, total.minor])).toEqual([
    ['credit_note', 20_000],
    ['credit_note', 10_000],
    ['credit_note', 20_000],
  ])
  const { rows } = await $client.query(`select facts ->> 'corrects' as corrects, facts ->> 'reason' as reason from invoice where reference = $1 order by id`, [
    `order:${id}`,
  ])
  expect(rows.slice(1)).toEqual([
    { corrects: invoice?.number, reason: 'طلب العميل' },
    { corrects: invoice?.number, reason: 'خطأ في المبلغ' },
    { corrects: invoice?.number, reason: 'طلب العميل' },
  ])
  const mails = (await mailsOf(id)).map(({ files }) => files.map(({ name }: { name: string }) => name))
  expect(mails.slice(1)).toEqual(credits.map(({ number }) => [`${number}.pdf`]))
})

test('a refund from the screen of payments has its reason on the credit note; one at the provider has none', async () => {
  const { id } = await anOrder(false)
  await settle()
  const [payment] = (await call(`/api/orders/${id}`)).json.data.payments
  const refund = { action: 'refund', reason: 'فرق السعر', amount_minor: 20_000, key: crypto.randomUUID() }
  expect((await post(`/api/payments/${payment.id}/actions`, refund, { headers: asStaff })).status).toBe(202)
  await settle()
  await $client.query('update test_charge set refunded_minor = refunded_minor + 10000 where provider_id = (select provider_id from payment where id = $1)', [
    payment.id,
  ])
  expect((await post(`/api/payments/${payment.id}/check`, {}, { headers: asStaff })).status).toBe(200)
  await settle()
  const { rows } = await $client.query(`select facts ->> 'reason' as reason from invoice where reference = $1 order by id`, [`order:${id}`])
  expect(rows.map(({ reason }) => reason)).toEqual(['', 'فرق السعر', ''])
})

test('a refund whose answer was lost is asked for again, and given back once', async () => {
  const { id } = await anOrder(false)
  const { etag } = await call(`/api/orders/${id}`)
  const refund = () => post(`/api/orders/${id}/actions`, { action: 'refund', reason: 'طلب العميل', minor: 20_000 }, { headers: { 'if-match': `${etag}` } })
  expect([(await refund()).status, (await refund()).status]).toEqual([200, 412])
  await settle()
  expect((await call(`/api/orders/${id}`)).json.data.payments[0]).toMatchObject({ captured_minor: 50_000, refunded_minor: 20_000 })
})

test('an order that is cancelled gives its money back with a credit note for all of it', async () => {
  const { id } = await anOrder(false)
  expect((await act(id, 'cancel')).status).toBe(200)
  await settle()
  expect((await invoicesOf(id)).map(({ kind, total }) => [kind, total.minor])).toEqual([
    ['invoice', 50_000],
    ['credit_note', 50_000],
  ])
})

test('an invoice is nobody else’s: not with another order’s number, link or cookie, and not without any', async () => {
  const [mine, theirs] = [await anOrder(false), await anOrder(false)]
  const [invoice] = await invoicesOf(mine.id)
  const own = await theirs.buyer.ask('GET', `/orders/${theirs.number}/own`)
  const token = new URL(own.json.data.link, 'https://site.test').searchParams.get('token')
  const statuses = [
    await download(`/buy_online/orders/${mine.number}/invoices/${invoice?.id}`),
    await download(`/buy_online/orders/${mine.number}/invoices/${invoice?.id}`, theirs.buyer),
    await download(`/buy_online/orders/${mine.number}/invoices/${invoice?.id}?token=${token}`),
    await download(`/buy_online/orders/${theirs.number}/invoices/${invoice?.id}`, theirs.buyer),
    await download(`/api/orders/${mine.id}/invoices/${invoice?.id}`),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 404, 401])
  expect((await call(`/api/orders/${theirs.id}/invoices/${invoice?.id}`)).status).toBe(404)
  expect((await call(`/api/mailbox/999999/files/1`)).status).toBe(404)
})

test('a mail server is given the files', async () => {
  const server = await aMailServer()
  const { id } = await anOrder(false)
  const senders = deliverySenders({ ...services, env: { ...services.env, SMTP_URL: server.url } })
  await createDeliveryLoop(ctx, senders).run()
  const [invoice] = await invoicesOf(id)
  const attachments = server.mails.flatMap(({ parsed }) => parsed.attachments)
  const attachment = attachments.find(({ filename }) => filename === `${invoice?.number}.pdf`)
  expect([attachment?.contentType, attachment?.content.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
  expect(attachments.find(({ filename }) => filename === 'visit.ics')?.content.toString()).toContain('BEGIN:VCALENDAR')
})
