import { parse } from 'csv-parse/sync'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { CompanyConfigDraft } from '#domains/stock/index.ts'
import { createCompanyConfig } from '#domains/stock/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { drawnRuns } from '#tests/support/reading/read-pdf.ts'
import { anOrderRoom } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { deliverySenders } from '../../jobs/delivery-senders.gen.server.ts'
import { contextOf } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { call } = apiCaller(services)
const { $client } = services.database.db

const packs = [
  { id: 'service-5', name: 'صيانة خمسة أعوام', price: 9900 },
  { id: 'protection', name: 'حماية الطلاء', price: 4200 },
]

beforeAll(async () => {
  const steps = CompanyConfigDraft.parse({ key: 'orders', config_type: 'order_online_steps_page', content: { service_packs: { packs } } })
  await createCompanyConfig(services.staffCtx, steps)
  await $client.query(`update retailer set opening_hours = '[{"days": "الاثنين-السبت", "hours": "09:00-18:00"}]'`)
  await services.set({ 'price.currencyIso': 'AED' })
})
afterEach(() => $client.query('delete from mailbox_mail'))

/** What the journey sends of an order with everything: 60 months, 40,900 down, two packs, a trade-in and a visit. */
const everything = {
  order_type: 'reservation',
  tabChoice: 'reservation',
  servicePackData: ['service-5', 'protection'],
  appBookingData: { date: '2026-05-18', time: { value: '11:00' } },
  paymentOptionsData: {
    type: 'calculator',
    metadata: { depositPercent: 20, months: 60 },
    data: [
      null,
      {
        selectedOptionData: { dataLayer: { loan_tenure: 60, monthly_instalment: 3090.4, interest_rate: 4.72, down_payment: 40_900 } },
        subscriptionProductsData: [],
      },
    ],
  },
  tradeInData: {
    isTradeInOn: true,
    rawData: {
      ...{ brand: { name: 'Toyota' }, model: { name: 'Prado' }, bodyType: { name: 'دفع رباعي' }, fuelType: { name: 'بنزين' } },
      ...{ mileage: 45_000, registrationDate: { date: '2021-03-01' }, registration: 'A 12345' },
    },
  },
}

/** A reservation of a car of 204,500 before a discount from 210,000, whose fee is taken at once. */
async function anOrderWithEverything(email: string) {
  await $client.query(`update company_config set content = content || $1::jsonb where config_type = 'order_online_checkout_page'`, [
    JSON.stringify({ payment: { vendor: { type: 'TEST' }, is_on_hold: false } }),
  ])
  const car = await room.aCar({ sale_price: 204_500, gross_price: 210_000, model_year: 2026, color_name: 'أبيض', vin: `SALEVERYTHING${email.length}` })
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const posted = await buyer.ask(
    'POST',
    '/orders',
    room.orderOf(lock, { stripe_payment_intent_id: intent, customer_email: email, metadata: everything, finance_option: 'lease' }),
  )
  expect(posted.status).toBe(201)
  services.time.now = new Date(services.time.now.getTime() + minutes(2))
  await createDeliveryLoop(contextOf(services), deliverySenders(services)).run()
  const number = posted.json.data.order_number as string
  const { rows } = await $client.query<{ id: number }>('select id from customer_order where number = $1', [number])
  return { buyer, number, id: rows[0]?.id as number, intent, car }
}

/** What people read of it, wherever they read it. */
const factsOf = ({ number, intent }: { number: string; intent: string }) => [
  number,
  'حجز',
  'شراء بالتقسيط',
  '2026',
  '210,000 درهم',
  '5,500 درهم',
  '204,500 درهم',
  '5%',
  'صيانة خمسة أعوام (9,900 درهم)',
  'حماية الطلاء (4,200 درهم)',
  '14,100 درهم',
  '218,600 درهم',
  '40,900 درهم',
  '60',
  '3,090 درهمًا',
  '4.72%',
  '500 درهم',
  'دُفع مبلغ الحجز 500 درهم، والمتبقي 218,100 درهم',
  'بوابة تجريبية',
  intent,
  'Toyota Prado',
  'استلام من المعرض',
]

type Line = { key: string; value: string }
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')

test('[A-153] an order with everything says every fact to its buyer, to the team, to the retailer, in tables and on the invoice', async () => {
  const order = await anOrderWithEverything('everything@example.com')
  const facts = factsOf(order)
  const missing = (text: string, wantedFacts: readonly string[] = facts) => wantedFacts.filter((fact) => !text.includes(fact))

  const own = (await order.buyer.ask('GET', `/orders/${order.number}/own`)).json.data
  const factTexts = own.facts.map(({ value }: Line) => value).join('\n')
  const inDetail = ['أبيض', 'دفع رباعي، بنزين', '45,000', '1 مارس 2021', 'A 12345', 'معرض الخليج', '18 مايو 2026، 11:00', 'سارة المنصوري', '+971501234567']
  expect(missing(factTexts, [...facts, ...inDetail, own.invoices[0].number])).toEqual([])
  // Programs are told as the specification has it; people bought by instalments.
  expect(own.finance_option).toBe('lease')
  expect(factTexts).not.toContain('تأجير')

  const whole = (await call(`/api/orders/${order.id}`)).json.data
  expect(missing(whole.facts.map(({ value }: Line) => value).join('\n'), [...facts, ...inDetail, 'everything@example.com'])).toEqual([])

  const { rows: mails } = await $client.query<{ recipient: string; html: string }>(`select recipient, html from mailbox_mail where subject_id = $1`, [
    String(order.id),
  ])
  for (const recipient of ['everything@example.com', 'sales@example.com']) {
    const html = mails.find((mail) => mail.recipient === recipient)?.html ?? ''
    expect([recipient, missing(plain(html), [...facts, ...inDetail])]).toEqual([recipient, []])
  }

  const response = await room.app.request(`https://site.test${own.invoices[0].href}`)
  const runs = drawnRuns(Buffer.from(await response.arrayBuffer())).map(({ text }) => text)
  const drawnText = [...runs, ...runs.map((text) => [...text].reverse().join(''))].join('\n')
  const onPaper = [
    '210,000',
    '204,500',
    '14,100',
    '218,600',
    '40,900',
    '60',
    '4.72%',
    '218,100',
    'بالتقسيط',
    'صيانة',
    'Toyota Prado',
    'درهم',
    '100123456700003',
  ]
  expect(missing(drawnText, onPaper)).toEqual([])

  const asTable = (body: object) =>
    room.app.request('https://site.test/api/orders/export', {
      ...{ method: 'POST', headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' } },
      body: JSON.stringify(body),
    })
  const refused = await asTable({ filters: { customer_email: 'everything@example.com' } })
  expect([refused.status, JSON.stringify(await refused.json())]).toEqual([422, expect.stringContaining('filters')])
  const table = await asTable({ q: 'everything@example.com' })
  expect(parse(await table.text(), { columns: true, bom: true })).toMatchObject([
    {
      order_number: order.number,
      payment_status: 'paid',
      order_type: 'reservation',
      finance_option: 'lease',
      way_to_pay: 'instalments',
      vehicle_price: '204500',
      discount: '5500',
      packs_price: '14100',
      total: '218600',
      deposit: '40900',
      term_months: '60',
      monthly: '3090',
      paid: '500',
      rest: '218100',
      payment_reference: order.intent,
      trade_in: 'Toyota Prado',
      currency: 'AED',
    },
  ])
})

test('people export orders with headings and values in their words, amounts as numbers, and days as spreadsheets sort them', async () => {
  const order = await anOrderWithEverything('words@example.com')
  const table = await room.app.request('https://site.test/api/orders/export', {
    ...{ method: 'POST', headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' } },
    body: JSON.stringify({ language: 'ar' }),
  })
  const [headings = [], ...rows] = parse(await table.text(), { bom: true }) as string[][]
  const cells = rows.find((row) => row.includes(order.number)) ?? []
  expect(headings.filter((heading) => /[a-z_]/i.test(heading))).toEqual([])
  expect(new Set(headings).size).toBe(headings.length)
  const cellsByHeading = Object.fromEntries(headings.map((heading, index) => [heading, cells[index]]))
  expect(cellsByHeading).toMatchObject({
    'رقم الطلب': order.number,
    'تاريخ الطلب': expect.stringMatching(/^2026-05-\d\d \d\d:\d\d:\d\d$/),
    'نوع الطلب': 'حجز',
    'طريقة الدفع': 'شراء بالتقسيط',
    'سعر السيارة': '204500',
    الإجمالي: '218600',
    'المبلغ الشهري': '3090',
    العملة: 'AED',
    السيارة: expect.stringMatching(/./),
    'السيارة المستبدلة': 'Toyota Prado',
    'أول تسجيل': '2021-03-01',
    'موعد الزيارة': '2026-05-18 11:00',
  })
})

test('an order from before its contents were kept reads as well, from its metadata', async () => {
  const order = await anOrderWithEverything('before@example.com')
  const before = (await order.buyer.ask('GET', `/orders/${order.number}/own`)).json.data.facts
  await $client.query('update customer_order set contents = null where id = $1', [order.id])
  expect((await order.buyer.ask('GET', `/orders/${order.number}/own`)).json.data.facts).toEqual(before)
})

test('what was ordered stays as it was offered: packs that change later change no order', async () => {
  const order = await anOrderWithEverything('stays@example.com')
  await $client.query(`update company_config set content = '{}' where config_type = 'order_online_steps_page'`)
  const { facts } = (await order.buyer.ask('GET', `/orders/${order.number}/own`)).json.data
  expect(facts.find(({ key }: Line) => key === 'packs')?.value).toBe('صيانة خمسة أعوام (9,900 درهم)، حماية الطلاء (4,200 درهم)')
  await $client.query(`update company_config set content = $1 where config_type = 'order_online_steps_page'`, [JSON.stringify({ service_packs: { packs } })])
})
