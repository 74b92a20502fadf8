import { expect, test } from 'vitest'
import { anOrderSource } from '#tests/support/records/an-order-source.ts'
import { chosenPackIds } from './order-contents.ts'
import { orderFactTable, type FactAudience } from './order-fact-table.ts'
import { orderLines } from './order-lines.ts'
import type { OrderSource } from './order-source.server.ts'

const quote = { loan_tenure: 60, monthly_instalment: 3090.4, interest_rate: 4.72, down_payment: 40_900, monthly_mileage: 2000 }
const paidBy = (type: string) => ({
  paymentOptionsData: { type, metadata: {}, data: [null, { selectedOptionData: { dataLayer: quote }, subscriptionProductsData: [] }] },
})
const tradeIn = {
  ...{ brand: { name: 'Toyota' }, model: { name: 'Prado' }, bodyType: { name: 'دفع رباعي' }, fuelType: { name: 'بنزين' } },
  ...{ mileage: 45_000, registrationDate: { date: '2021-03-01' }, registration: 'A 12345' },
}
const tradedIn = (rawData: object, isTradeInOn = true) => ({ tradeInData: { isTradeInOn, rawData } })

/** A reservation of a car of 204,500 before a discount from 210,000, whose fee is taken, with two packs, a trade-in and a visit. */
const everything = anOrderSource({
  row: {
    ...{ state: 'paid', metadata: { ...paidBy('calculator'), ...tradedIn(tradeIn) }, financeOption: 'lease', amount: 50_000, vehiclePrice: 20_450_000 },
    ...{ vehicleVin: 'SALEVERYTHING0001', customerName: 'سارة المنصوري', customerPhone: '+971501234567' },
    appointment: { date: '2026-05-18', time: { value: '11:00' } },
  },
  contents: {
    ...{ car: { year: 2026, model: 'F-PACE', version: 'P400', colour: 'أبيض' }, listPrice: 21_000_000, vatPercent: 5 },
    priceTerms: ['VAT of 5% included', 'شامل ضريبة القيمة المضافة 5%'],
    packs: [
      { id: 'service-5', name: 'صيانة خمسة أعوام', price: 990_000 },
      { id: 'protection', name: 'حماية الطلاء', price: 420_000 },
    ],
  },
  payment: { capturedMinor: 50_000, providerId: 'pi_1' },
  retailer: { name: 'معرض الخليج', address: 'شارع الشيخ زايد', phone: '+971 4 000 0001', email: 'sales@example.com' },
  invoices: [
    { id: 1, kind: 'invoice', number: 'INV-2026-000041', total: { minor: 50_000, currency: 'AED' }, issued_at: '2026-05-05T20:31:00.000Z' },
    { id: 2, kind: 'credit_note', number: 'CN-2026-000002', total: { minor: 5000, currency: 'AED' }, issued_at: '2026-05-06T20:31:00.000Z' },
  ],
  adviser: 'ليلى',
})

const valuesFor = (source: OrderSource, audience: FactAudience, language: 'ar' | 'en' = 'ar') =>
  Object.fromEntries(orderLines(source, { audience, language }).map(({ key, value }) => [key, value]))
/** What a table for programs has of an order. */
const cellsOf = (source: OrderSource) =>
  Object.fromEntries(orderFactTable.filter(({ for: readers }) => readers.includes('program')).map(({ key, read }) => [key, read(source)?.cell ?? '']))

test('[A-153] a buyer reads everything about the order in Arabic', () => {
  expect(valuesFor(everything, 'customer')).toEqual({
    order_number: 'M-7KQ4-9XWD-2FTP',
    created_at: '6 مايو 2026، 00:30',
    standing: 'دُفع مبلغ الحجز 500 درهم، والمتبقي 218,100 درهم',
    order_type: 'حجز',
    vehicle: 'F-PACE P400',
    vehicle_model: 'F-PACE',
    vehicle_year: '2026',
    vehicle_colour: 'أبيض',
    vehicle_vin: 'SALEVERYTHING0001',
    list_price: '210,000 درهم',
    discount: '5,500 درهم',
    vehicle_price: '204,500 درهم',
    vat: '9,738.10 درهم (5%)',
    price_terms: 'شامل ضريبة القيمة المضافة 5%',
    packs: 'صيانة خمسة أعوام (9,900 درهم)، حماية الطلاء (4,200 درهم)',
    packs_price: '14,100 درهم',
    total: '218,600 درهم',
    way_to_pay: 'شراء بالتقسيط',
    deposit: '40,900 درهم',
    term_months: '60',
    monthly: '3,090 درهمًا',
    annual_rate: '4.72%',
    monthly_mileage: '2,000',
    amount: '500 درهم',
    paid: '500 درهم',
    rest: '218,100 درهم',
    payment_provider: 'بوابة تجريبية',
    payment_reference: 'pi_1',
    invoice_number: 'INV-2026-000041, CN-2026-000002',
    trade_in: 'Toyota Prado',
    trade_in_kind: 'دفع رباعي، بنزين',
    trade_in_mileage: '45,000',
    trade_in_registered: '1 مارس 2021',
    trade_in_plate: 'A 12345',
    retailer: 'معرض الخليج، شارع الشيخ زايد',
    retailer_phone: '+971 4 000 0001',
    adviser: 'ليلى',
    handover: 'استلام من المعرض',
    visit: '18 مايو 2026، 11:00',
    customer_name: 'سارة المنصوري',
    customer_phone: '+971501234567',
    customer_email: 'sara@example.com',
  })
})

test('the team reads the same in English', () => {
  expect(valuesFor(everything, 'staff', 'en')).toMatchObject({
    standing: 'The fee of 500 AED is paid; 218,100 AED remains',
    order_type: 'Reservation',
    vat: '9,738.10 AED (5%)',
    price_terms: 'VAT of 5% included',
    packs: 'صيانة خمسة أعوام (9,900 AED), حماية الطلاء (4,200 AED)',
    way_to_pay: 'Instalments (finance purchase)',
    monthly: '3,090 AED',
    payment_provider: 'Test gateway',
    trade_in_registered: '1 March 2021',
    handover: 'Collection at the retailer',
    visit: '18 May 2026, 11:00',
  })
})

test('[C-260] programs get figures and codes, amounts in units of the currency', () => {
  expect(cellsOf(everything)).toEqual({
    order_number: 'M-7KQ4-9XWD-2FTP',
    created_at: '2026-05-06 00:30:15',
    payment_status: 'paid',
    standing: 'The fee of 500 AED is paid; 218,100 AED remains',
    order_type: 'reservation',
    vehicle_id: 326,
    vehicle: 'F-PACE P400',
    vehicle_model: 'F-PACE',
    vehicle_year: 2026,
    vehicle_colour: 'أبيض',
    vehicle_vin: 'SALEVERYTHING0001',
    list_price: 210_000,
    discount: 5500,
    vehicle_price: 204_500,
    vat: 9738.1,
    price_terms: 'VAT of 5% included',
    packs: 'صيانة خمسة أعوام; حماية الطلاء',
    packs_price: 14_100,
    total: 218_600,
    finance_option: 'lease',
    way_to_pay: 'instalments',
    deposit: 40_900,
    term_months: 60,
    monthly: 3090,
    annual_rate: 4.72,
    monthly_mileage: 2000,
    amount: 500,
    held: '',
    paid: 500,
    refunded: '',
    rest: 218_100,
    currency: 'AED',
    vendor: 'TEST',
    payment_provider: 'Test gateway',
    payment_reference: 'pi_1',
    invoice_number: 'INV-2026-000041, CN-2026-000002',
    trade_in: 'Toyota Prado',
    trade_in_kind: 'دفع رباعي، بنزين',
    trade_in_mileage: 45_000,
    trade_in_registered: '2021-03-01',
    retailer: 'معرض الخليج، شارع الشيخ زايد',
    company_uuid: 'CI-1',
    adviser: 'ليلى',
    handover: 'collection',
    visit: '2026-05-18 11:00',
    handed_over: '',
    customer_name: 'سارة المنصوري',
    customer_phone: '+971501234567',
    customer_email: 'sara@example.com',
  })
})

test('what an order does not have is left out, and nothing is made up', () => {
  const least = anOrderSource()
  expect(valuesFor(least, 'customer')).toEqual({
    order_number: 'M-7KQ4-9XWD-2FTP',
    created_at: '6 مايو 2026، 00:30',
    standing: 'بانتظار التأكيد',
    order_type: 'حجز',
    vehicle: 'F-PACE P400',
    way_to_pay: 'نقدًا',
    amount: 'بلا رسوم',
    handover: 'استلام من المعرض',
    customer_email: 'sara@example.com',
  })
  expect(cellsOf(least)).toMatchObject({
    amount: 0,
    handover: '',
    paid: '',
    rest: '',
    vat: '',
    price_terms: '',
    packs: '',
    packs_price: '',
    total: '',
    way_to_pay: 'cash',
    visit: '',
  })
  expect(valuesFor(least, 'customer', 'en')).toMatchObject({ amount: 'Free of charge', way_to_pay: 'Cash' })
})

test('lines say which of them are figures, which part of the order they belong to and what they are called; a group can be left out', () => {
  const line = (key: string, language: 'ar' | 'en' = 'ar') => orderLines(everything, { audience: 'customer', language }).find((one) => one.key === key)
  expect(line('total')).toEqual({ key: 'total', group: 'الدفع', label: 'الإجمالي', value: '218,600 درهم', is_figure: true })
  expect(line('trade_in', 'en')).toEqual({ key: 'trade_in', group: 'Trade-in', label: 'Car traded in', value: 'Toyota Prado', is_figure: false })
  const figures = orderLines(everything, { audience: 'customer', language: 'ar' }).filter(({ is_figure }) => is_figure)
  expect(figures.map(({ key }) => key)).toEqual([
    ...['order_number', 'vehicle_year', 'vehicle_vin', 'list_price', 'discount', 'vehicle_price', 'vat', 'packs_price', 'total', 'deposit', 'term_months'],
    ...['monthly', 'annual_rate', 'monthly_mileage', 'amount', 'paid', 'rest', 'payment_reference', 'invoice_number', 'trade_in_mileage', 'retailer_phone'],
    ...['customer_phone', 'customer_email'],
  ])
  const without = orderLines(everything, { audience: 'customer', language: 'en', without: ['customer', 'trade_in'] })
  expect([...new Set(without.map(({ group }) => group))]).toEqual(['Order', 'Car', 'Payment', 'Retailer and handover'])
})

test.each([
  ['cash', 'cash', 'Cash', undefined],
  ['calculator', 'instalments', 'Instalments (finance purchase)', 'Instalment a month'],
  ['lease', 'lease', 'Lease', 'Lease a month'],
  ['subscription', 'subscription', 'Subscription', 'Subscription a month'],
])('a car paid for by %s says so, and its sum a month has the name of that way', (type, cell, text, monthly) => {
  const source = anOrderSource({ row: { metadata: paidBy(type), financeOption: '' } })
  expect([cellsOf(source).way_to_pay, valuesFor(source, 'customer', 'en').way_to_pay]).toEqual([cell, text])
  expect(orderLines(source, { audience: 'customer', language: 'en' }).find(({ key }) => key === 'monthly')?.label).toBe(monthly)
})

test('a way to pay that this site does not know is not named', () => {
  expect(valuesFor(anOrderSource({ row: { financeOption: 'barter' } }), 'customer').way_to_pay).toBeUndefined()
})

test('the amount that is asked online is the fee of a reservation and the down payment of a purchase', () => {
  const labelOf = (kind: 'reservation' | 'purchase') =>
    orderLines(anOrderSource({ row: { kind, amount: 50_000 } }), { audience: 'customer', language: 'en' }).find(({ key }) => key === 'amount')?.label
  expect([labelOf('reservation'), labelOf('purchase')]).toEqual(['Reservation fee', 'Down payment online'])
  expect(cellsOf(anOrderSource({ row: { kind: 'purchase' } })).order_type).toBe('purchase')
})

test('a discount is the difference of two known prices, and the tax is a part of a known price', () => {
  const priced = (vehiclePrice: number | null, listPrice: number | null, vatPercent = 5) =>
    cellsOf(anOrderSource({ row: { vehiclePrice }, contents: { listPrice, vatPercent } }))
  expect(priced(10_500, null)).toMatchObject({ discount: '', vat: 5, list_price: '' })
  expect(priced(null, 10_500)).toMatchObject({ discount: '', vat: '', list_price: 105 })
  expect(priced(10_500, 12_000, 0)).toMatchObject({ discount: 15, vat: '' })
})

test('a pack whose price is on request is named without one, and then nobody knows the sum', () => {
  const packs = [
    { id: 'a', name: 'صيانة', price: null },
    { id: 'b', name: 'حماية', price: 420_000 },
  ]
  const source = anOrderSource({ row: { vehiclePrice: 10_000 }, contents: { packs } })
  expect(valuesFor(source, 'customer')).toMatchObject({ packs: 'صيانة، حماية (4,200 درهم)', vehicle_price: '100 درهم' })
  expect(cellsOf(source)).toMatchObject({ packs_price: '', total: '', rest: '' })
})

test('held and returned money are named where there is any', () => {
  const held = anOrderSource({ row: { state: 'authorized' }, payment: { state: 'authorized' } })
  expect(cellsOf(held)).toMatchObject({ held: 500, paid: 0, refunded: '' })
  const returned = anOrderSource({ row: { state: 'refunded' }, payment: { state: 'refunded', capturedMinor: 50_000, refundedMinor: 50_000 } })
  expect(cellsOf(returned)).toMatchObject({ held: '', paid: 0, refunded: 500 })
})

test('a trade-in says what is known of it, and nothing once it is switched off', () => {
  const facts = (metadata: Record<string, unknown>) => {
    const lines = valuesFor(anOrderSource({ row: { metadata } }), 'customer')
    return Object.fromEntries(Object.entries(lines).filter(([key]) => key.startsWith('trade_in')))
  }
  expect(facts(tradedIn({ model: { name: 'Prado' }, fuelType: { name: 'بنزين' }, registrationDate: { date: 'ربيع 2021' } }))).toEqual({
    trade_in: 'Prado',
    trade_in_kind: 'بنزين',
    trade_in_registered: 'ربيع 2021',
  })
  expect(facts(tradedIn({ brand: 'Toyota', model: { name: 5 }, mileage: '45', registrationDate: '2021', registration: 12 }))).toEqual({})
  for (const none of [tradedIn(tradeIn, false), { tradeInData: null }, { tradeInData: 'x' }, { tradeInData: { isTradeInOn: true, rawData: [] } }])
    expect(facts(none)).toEqual({})
})

test('a retailer without an address is named alone, and a visit without one is left out', () => {
  const source = anOrderSource({ retailer: { name: 'معرض الخليج', address: '', phone: '', email: '' } })
  expect(valuesFor(source, 'customer')).toMatchObject({ retailer: 'معرض الخليج' })
  expect(cellsOf(source).handover).toBe('collection')
})

test('chosen packs are read by their ids, as browsers and other programs write them', () => {
  const idsOf = (servicePackData: unknown) => chosenPackIds({ metadata: { servicePackData } })
  expect(idsOf(['service-5', { id: 'protection', name: 'x' }, { id: 5 }, { name: 'x' }, null, 7, ['a']])).toEqual(['service-5', 'protection'])
  for (const other of [undefined, null, 'service-5', { id: 'service-5' }]) expect(idsOf(other)).toEqual([])
})
