import { expect, test } from 'vitest'
import { mailSiteOf, renderMail } from '#domains/mail/index.server.ts'
import { carryOutTasks } from '#domains/payments/index.server.ts'
import { mails } from '#mails/mails.gen.ts'
import { anOrderRoom, issueInvoices } from '#tests/support/records/an-order-room.ts'
import { drawnRuns } from '#tests/support/reading/read-pdf.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { contextOf } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { payment: { is_on_hold: false } })
const { call, post } = apiCaller(services)
const { $client } = services.database.db
const token = { authorization: `Bearer ${TEST_TOKEN}` }

/** A site at home in a country whose money has three decimals and which taxes no cars; what it leaves as it ships says the Emirates. */
await services.set({
  ...{ 'markets.home': 'KW', 'price.currencyIso': 'KWD', 'price.symbol': 'دينار', 'stock_locator.symbol': 'دينار', 'general.timezone': 'Asia/Kuwait' },
  ...{ 'invoices.seller_address': 'الكويت', 'invoices.tax_number': '12345', 'finance.product': 'hire_purchase_kw', 'finance.annual_rate': '4.5' },
})
await $client.query(`update retailer set country = 'KW', phone = '+965 2220 0000'`)

type Told = { mail: string; to: string; language: 'ar' | 'en'; props: { occasion?: string } }

/** The mails so far as their readers get them, as plain text. */
async function readMails(): Promise<{ to: string; about: string; text: string; html: string }[]> {
  const { rows } = await $client.query<{ payload: Told }>(`select payload from delivery where kind = 'mail' order by id`)
  const site = mailSiteOf((await services.site.get(contextOf(services))).settings, 'http://localhost:3000')
  return rows.flatMap(({ payload: { mail: symbol, to, language, props } }) => {
    const mail = mails.get(symbol)?.mail
    const written = mail && renderMail(mail, { props, language, room: { site, ownWord: () => undefined } })
    return written ? [{ to, about: `${symbol} ${props.occasion}`, ...written }] : []
  })
}

test('a car is shown, ordered, paid and partly refunded in dinars with three decimals, and every paper says so', async () => {
  await post('/api/stock/listings', { key: 'all', name: 'كل السيارات', currency: 'KWD' })
  const prices = { currency: 'KWD', sale_price: null, gross_price: 24_950.125, monthly_price: 412.987 }
  const car = await room.aCar({ ...prices, financing_options: ['cash', 'lease'], owner_country: 'KW' })
  await services.stock.refresh()
  const named = (await room.app.request(`https://site.test/ar/showroom/${car}`)).headers.get('location') ?? ''
  const page = await (await room.app.request(new URL(named, 'https://site.test').href)).text()
  for (const text of ['24,950.125 دينار', '412.987 دينار', '"price":24950.125,"priceCurrency":"KWD"']) expect(page).toContain(text)

  const { buyer, lock } = await room.aCheckout(car)
  expect(lock.amount).toEqual({ minor: 500_000, currency: 'KWD' })
  const payment = { amount: lock.amount.minor, currency: 'KWD', vehicle_id: car, company_uuid: 'CI-1' }
  const intent = (await buyer.ask('POST', '/test_payment', { payment })).json.data.stripe_payment_intent_id
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const person = { first_name: 'نورة', last_name: 'المطيري', phone: '9912 3456' }
  const placed = await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent, lead_attributes: person }))
  expect(placed.json.data.payment_status).toBe('paid')
  await issueInvoices(services)
  const [{ id: paymentId }] = (await call('/api/payments/search', { method: 'POST', body: { q: intent } })).json.data
  const refund = { action: 'refund', reason: 'خصم متفق عليه', key: crypto.randomUUID(), amount_minor: 60_125 }
  expect((await post(`/api/payments/${paymentId}/actions`, refund)).status).toBe(202)
  await carryOutTasks(contextOf(services), paymentServicesOf(services))
  await issueInvoices(services)

  const letters = await readMails()
  const toBuyer = letters.filter(({ to }) => to === 'sara@example.com')
  expect(toBuyer.map(({ about }) => about)).toEqual(['order_update placed', 'order_update part_refunded'])
  expect(toBuyer[1]?.text).toContain('أعدنا 60.125 دينار إلى')
  for (const text of ['سعر السيارة: 24,950.125 دينار', 'المتبقي: 24,510.250 دينار', 'رقم الجوال: \u2068+96599123456\u2069', 'لا تُطبَّق ضريبة القيمة المضافة'])
    expect(toBuyer[1]?.text).toContain(text)

  const [{ id: orderId }] = (await call('/api/orders?per_page=1')).json.data
  const { sums, invoices } = (await call(`/api/orders/${orderId}`)).json.data
  expect(sums).toEqual({ total: 24_950_125, held: 0, paid: 439_875, refunded: 60_125, rest: 24_510_250 })
  const papers: string[] = []
  for (const { id } of invoices) {
    const pdf = await room.app.request(`https://site.test/api/orders/${orderId}/invoices/${id}`, { headers: token })
    papers.push(
      drawnRuns(Buffer.from(await pdf.arrayBuffer()))
        .map(({ text }) => (/[\u0600-\u06ff\ufb50-\ufeff]/.test(text) ? [...text].reverse().join('') : text))
        .join('\n'),
    )
  }
  expect(papers.map((paper) => paper.match(/\d[\d,]*\.\d{3}\b/g)?.slice(0, 2))).toEqual([
    ['500.000', '500.000'],
    ['60.125', '60.125'],
  ])
  // Nothing says the tax of the Emirates, which the setting of invoices still has.
  for (const paper of papers) expect(paper).not.toMatch(/5%|476\.19|23\.81/)

  const table = await room.app.request('https://site.test/api/orders/export', {
    ...{ method: 'POST', headers: { ...token, 'content-type': 'application/json' } },
    body: JSON.stringify({ language: 'ar' }),
  })
  const line = (await table.text()).split('\r\n')[1] ?? ''
  for (const cell of [',24950.125,', ',439.875,60.125,24510.25,KWD,', ",'+96599123456,", ',2026-05-15 11:00:00,']) expect(line).toContain(cell)
})
