import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openApiDocument } from '#server/api/reference.server.ts'
import { apiRoutes } from '#server/api/api-routes.server.ts'
import { anOrderRoom, type Buyer, FEE } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { call: ask, post } = apiCaller(services)
const { $client } = services.database.db

const who = { customer_email: 'victim@example.com', lead_attributes: { first_name: 'ليلى', last_name: 'الهاشمي', phone: '+971509999999' } }
const personal = /victim@|ليلى|الهاشمي|509999999|readToken|"token"/
const visit = { date: '2027-05-18', time: { value: '11:00' } }

/** A buyer with a checkout that is being paid, and with a paid order that has an invoice and a visit. */
async function aVictim() {
  const buyer = room.aBuyer()
  const [open, ordered] = [await room.aCar(), await room.aCar()]
  const { lock: paid } = await room.aCheckout(ordered, buyer)
  const intent = await room.aPayment(buyer, ordered)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const placed = await buyer.ask('POST', '/orders', room.orderOf(paid, { ...who, stripe_payment_intent_id: intent, metadata: { appBookingData: visit } }))
  const { lock } = await room.aCheckout(open, buyer)
  await buyer.ask('PUT', `/locks/${lock.lock_id}/draft`, { draft: room.orderOf(lock, who).order })
  const number: string = placed.json.data.order_number
  const { json } = await buyer.ask('GET', `/orders/${number}/own`)
  const pending = await room.aPayment(buyer, open)
  return { buyer, open, ordered, lock, number, pending, invoice: json.data.invoices[0].id as number }
}

const contract = '%PDF-1.7\n1 0 obj\n%%EOF\n'
const digest = createHash('sha256').update(contract).digest('hex')

/** A document that the buyer of an order sees, which asks for a confirmation. */
async function aDocument(number: string): Promise<number> {
  const { rows } = await $client.query('select id from customer_order where number = $1', [number])
  const form = new FormData()
  form.set('file', new File([contract], 'عقد.pdf'))
  for (const [name, value] of Object.entries({ key: randomUUID(), kind: 'contract', name: 'عقد البيع', asks_sign_off: 'true' })) form.set(name, value)
  const path = `/api/orders/${rows[0].id}/documents`
  const answer = await room.app.request(`https://site.test${path}`, { method: 'POST', headers: { authorization: `Bearer ${TEST_TOKEN}` }, body: form })
  const { data } = (await answer.json()) as { data: { documents: { id: number }[] } }
  const id = data.documents[0]?.id ?? 0
  expect((await ask(`${path}/${id}`, { method: 'PUT', body: { is_visible: true } })).status).toBe(200)
  return id
}

/** A quotation that was sent to somebody. */
async function aQuotation(email: string): Promise<{ number: string; link: string }> {
  const customer = { customer_name: 'ليلى الهاشمي', customer_email: email, customer_phone: '+971509999999' }
  const offer = { vehicle_id: await room.aCar(), kind: 'reservation', way: 'cash', valid_until: '2026-06-01', locale: 'ar' }
  const draft = await post('/api/quotations', { key: randomUUID(), ...customer, ...offer })
  const { id, version } = draft.json.data
  return (await post(`/api/quotations/${id}/send`, {}, { headers: { 'if-match': `"${version}"` } })).json.data
}

/** Another buyer, with a checkout and an order of their own. */
async function anotherBuyer() {
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  const intent = await room.aPayment(buyer, lock.vehicle_id)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent }))
  const own = await buyer.ask('GET', `/orders/${json.data.order_number}/own`)
  const second = await room.aCheckout(await room.aCar(), buyer)
  return { buyer, lock: second.lock, token: new URL(own.json.data.link, 'http://site.test').searchParams.get('token') ?? '' }
}

expect((await post('/api/stock/listings', { key: 'all', name: 'كل السيارات', currency: 'AED' })).status).toBe(201)
const victim = await aVictim()
const document = await aDocument(victim.number)
const quotation = await aQuotation('victim@example.com')
const theirs = new URL((await aQuotation('other@example.com')).link, 'http://site.test').searchParams.get('token') ?? ''
const other = await anotherBuyer()
const nobody = room.aBuyer()

/** Everything that the site has of the victim. */
async function storedOrders(): Promise<string> {
  const { rows } = await $client.query(
    `select (select json_agg(o order by o.id) from customer_order o where o.number = $1) as orders, (select json_agg(c) from checkout c where c.id = $2) as checkouts,
      (select json_agg(s) from soft_lock s where s.checkout_id = $2) as locks, (select json_agg(p order by p.id) from payment p where p.reference in (select lock_id::text from customer_order where number = $1) or p.reference = $2::text) as payments,
      (select json_agg(v.status order by v.id) from vehicle v where v.id in ($3, $4)) as cars, (select count(*) from payment_task) as tasks,
      (select json_agg(d order by d.id) from order_document d) as documents, (select json_agg(q order by q.id) from quotation q) as quotations`,
    [victim.number, victim.lock.lock_id, victim.open, victim.ordered],
  )
  return JSON.stringify(rows[0])
}

const { number, lock, open, ordered, invoice, pending } = victim
const id = lock.lock_id
const payment = { amount: FEE * 100, currency: 'AED', vehicle_id: open, company_uuid: 'CI-1' }
const paypal = { amount_value: '500.00', amount_currency_code: 'AED', company_uuid: 'CI-1', vehicle_id: open }
const liqpay = new URLSearchParams({ company_uuid: 'CI-1', amount: '500', currency: 'AED', description: 'x', vehicle_id: String(open) })
const inquiry = { recipients: ['victim@example.com'], customer_data: { first_name: 'x', email: 'x@example.com' }, vehicle_data: {} }
const order = room.orderOf(lock, who)

/** Every call of the journey, aimed at what is the victim's, and the status that a stranger without a cookie and another buyer get. */
const table: readonly (readonly [call: string, path: string, body: unknown, statuses: readonly [nobody: number, other: number]])[] = [
  ['POST /orders/init', '/orders/init', { vehicle_id: open, company_uuid: 'CI-1' }, [409, 409]],
  ['POST /orders/init', '/orders/init', { vehicle_id: ordered, company_uuid: 'CI-1' }, [409, 409]],
  ['GET /locks/{id}', `/locks/${id}`, undefined, [404, 404]],
  ['POST /locks/{id}/renew', `/locks/${id}/renew`, {}, [404, 404]],
  ['DELETE /locks/{id}', `/locks/${id}`, undefined, [404, 404]],
  ['PUT /locks/{id}/draft', `/locks/${id}/draft`, { draft: { customer_email: 'thief@example.com' } }, [404, 404]],
  ['POST /locks/{id}/link', `/locks/${id}/link`, { email: 'thief@example.com' }, [404, 404]],
  ['GET /locks', '/locks', undefined, [200, 200]],
  ['POST /locks/notify', '/locks/notify', { vehicle_id: open, email: 'thief@example.com' }, [204, 204]],
  ['POST /locks/continue', '/locks/continue', { token: '99999999999.forged' }, [403, 403]],
  ['POST /locks/continue', '/locks/continue', { token: `${id}.${other.token}` }, [403, 403]],
  ['GET /payment_setup', '/payment_setup', undefined, [200, 200]],
  ['POST /payment', '/payment', { payment }, [404, 404]],
  ['POST /paypal/create_order', '/paypal/create_order', { order: paypal }, [404, 404]],
  ['GET /liqpay/checkout_data', `/liqpay/checkout_data?${liqpay}`, undefined, [404, 404]],
  ['POST /test_payment', '/test_payment', { payment }, [404, 404]],
  ['POST /test_payment/{id}/pay', `/test_payment/${pending}x/pay`, { choice: 'approve' }, [404, 404]],
  ['POST /orders', '/orders', order, [409, 409]],
  ['POST /orders', '/orders', room.orderOf(other.lock, { stripe_payment_intent_id: pending }), [409, 422]],
  ['GET /orders/{number}', `/orders/${number}`, undefined, [200, 200]],
  ['GET /orders/{number}/own', `/orders/${number}/own`, undefined, [403, 403]],
  ['GET /orders/{number}/own', `/orders/${number}/own?token=${other.token}`, undefined, [403, 403]],
  ['PUT /orders/{number}/confirm', `/orders/${number}/confirm`, {}, [403, 403]],
  ['PUT /orders/{number}/confirm', `/orders/${number}/confirm`, { token: other.token }, [403, 403]],
  ['POST /orders/{number}/cancel', `/orders/${number}/cancel`, {}, [403, 403]],
  ['POST /orders/{number}/cancel', `/orders/${number}/cancel`, { token: other.token }, [403, 403]],
  ['GET /visits', '/visits?company_uuid=CI-1', undefined, [200, 200]],
  ['PUT /orders/{number}/visit', `/orders/${number}/visit`, visit, [403, 403]],
  ['DELETE /orders/{number}/visit', `/orders/${number}/visit?token=${other.token}`, undefined, [403, 403]],
  ['GET /orders/{number}/visit.ics', `/orders/${number}/visit.ics?token=${other.token}`, undefined, [403, 403]],
  ['GET /orders/{number}/invoices/{invoice}', `/orders/${number}/invoices/${invoice}?token=${other.token}`, undefined, [403, 403]],
  ['GET /orders/{number}/documents/{document}', `/orders/${number}/documents/${document}?token=${other.token}`, undefined, [403, 403]],
  [
    'POST /orders/{number}/documents/{document}/sign_off',
    `/orders/${number}/documents/${document}/sign_off`,
    { name: 'Somebody', sha256: digest, token: other.token },
    [403, 403],
  ],
  ['POST /quotations/{number}/open', `/quotations/${quotation.number}/open`, { token: theirs }, [404, 404]],
  ['POST /quotations/{number}/accept', `/quotations/${quotation.number}/accept`, { token: theirs }, [404, 404]],
  ['PUT /orders/send_inquiry_email', '/orders/send_inquiry_email', inquiry, [422, 422]],
]

test('[A-198][C-250][C-259] no call of the journey lets a stranger or another buyer read or change an order, its lock, payment, visit, invoice, document or quotation', async () => {
  const before = await storedOrders()
  for (const [call, path, body, statuses] of table) {
    const [method = ''] = call.split(' ')
    for (const [index, buyer] of [nobody, other.buyer].entries()) {
      const answer = await buyer.ask(method, path, body).catch((error: unknown) => ({ status: String(error), json: null }))
      expect([call, index, answer.status]).toEqual([call, index, statuses[index]])
      expect(JSON.stringify(answer.json), call).not.toMatch(personal)
    }
  }
  expect(await storedOrders()).toBe(before)
})

test('every call of the journey stands in the table', () => {
  const { paths } = openApiDocument(apiRoutes(services)) as unknown as { paths: Record<string, Record<string, unknown>> }
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith('/buy_online/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/buy_online', '')}`))
  expect([...new Set(table.map(([call]) => call))].sort()).toEqual(calls.sort())
})

/** What a buyer may say of an own order otherwise than the site knows it, by the call and the field that is refused. */
const tampered: readonly (readonly [
  what: string,
  path: string,
  body: (own: { lock_id: string; vehicle_id: number }) => unknown,
  statuses: readonly number[],
])[] = [
  ...[1, 0, -50_000, 49_999, 50_001, 5e4 + 0.5, '50000', 1e21, null].map(
    (amount) =>
      [`amount ${amount}`, '/test_payment', ({ vehicle_id }: { vehicle_id: number }) => ({ payment: { ...payment, vehicle_id, amount } }), [422]] as const,
  ),
  ['currency', '/test_payment', ({ vehicle_id }) => ({ payment: { ...payment, vehicle_id, currency: 'IRR' } }), [422]],
  ['company of a payment', '/test_payment', ({ vehicle_id }) => ({ payment: { ...payment, vehicle_id, company_uuid: 'CI-2' } }), [404]],
  ['car of a payment', '/test_payment', () => ({ payment: { ...payment, vehicle_id: 999_999 } }), [404]],
  ['a field that payments do not have', '/test_payment', ({ vehicle_id }) => ({ payment: { ...payment, vehicle_id, captured_minor: 50_000 } }), [422]],
  ['car of an order', '/orders', (own) => room.orderOf(own, { vehicle_id: open }), [422]],
  ['VIN', '/orders', (own) => room.orderOf(own, { vehicle_vin: 'SALEA7RU0P2000326' }), [422]],
  ['company of an order', '/orders', (own) => room.orderOf(own, { company_uuid: 'CI-2' }), [422]],
  ['vendor', '/orders', (own) => room.orderOf(own, { vendor_uuid: 'free' }), [422]],
  ['no payment at all', '/orders', (own) => room.orderOf(own), [422]],
  ['a payment that nobody made', '/orders', (own) => room.orderOf(own, { stripe_payment_intent_id: 'test_made_up' }), [422]],
  ['the victim’s payment', '/orders', (own) => room.orderOf(own, { stripe_payment_intent_id: pending }), [422]],
  ['two payments', '/orders', (own) => room.orderOf(own, { stripe_payment_intent_id: pending, paypal_order_id: 'ORDER1' }), [422]],
  ['the victim’s lock', '/orders', (own) => room.orderOf({ ...own, lock_id: id }), [409]],
  ['a lock that is no id', '/orders', (own) => room.orderOf({ ...own, lock_id: '1 or 1=1' }), [422]],
  ...['amount', 'price', 'state', 'payment_status', 'number', 'id', 'holders'].map(
    (field) =>
      [
        `a field that orders do not have: ${field}`,
        '/orders',
        (own: { lock_id: string; vehicle_id: number }) => room.orderOf(own, { [field]: 1 }),
        [422],
      ] as const,
  ),
  ['company of a lock', '/orders/init', ({ vehicle_id }) => ({ vehicle_id, company_uuid: 'CI-2' }), [422]],
  ['a car that is not there', '/orders/init', () => ({ vehicle_id: 999_999, company_uuid: 'CI-1' }), [404]],
  ['a price with a lock', '/orders/init', ({ vehicle_id }) => ({ vehicle_id, company_uuid: 'CI-1', amount: 1 }), [422]],
]

test.each(tampered)('[C-252][C-255] %s, tampered with, is refused, and nothing is stored of it', async (_what, path, bodyOf, statuses) => {
  // A buyer each, so that no refusal is one of the address's limits or of an earlier try.
  const { buyer, lock: own } = await room.aCheckout(await room.aCar())
  const counts = async () =>
    (
      await $client.query(
        'select (select count(*) from customer_order)::int as orders, (select count(*) from payment)::int as payments, (select count(*) from checkout)::int as checkouts',
      )
    ).rows[0]
  const before = await counts()
  services.time.now = new Date(services.time.now.getTime() + 60_000)
  expect(statuses).toContain((await buyer.ask('POST', path, bodyOf(own))).status)
  expect(await counts()).toEqual(before)
})

test('a price that changed since the lock is asked at the price of the lock, and a discount of the browser’s is none', async () => {
  const { buyer, lock: own } = await room.aCheckout(await room.aCar())
  await $client.query(`update company_config set content = jsonb_set(content, '{button_sets,0,reservation_fee}', '1') where config_type = 'order_online'`)
  const payAmount = (buyer: Buyer, amount: number) => buyer.ask('POST', '/test_payment', { payment: { ...payment, vehicle_id: own.vehicle_id, amount } })
  expect((await payAmount(buyer, 100)).status).toBe(422)
  expect((await payAmount(buyer, FEE * 100)).status).toBe(201)
})
