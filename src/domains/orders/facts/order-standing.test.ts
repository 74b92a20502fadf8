import { expect, test } from 'vitest'
import type { Payment } from '#domains/payments/index.ts'
import { anOrderSource } from '#tests/support/records/an-order-source.ts'
import type { OrderState } from '../order.ts'
import { orderMoney } from './order-money.ts'
import { orderLines } from './order-lines.ts'
import { orderStages } from './order-stages.ts'
import { orderStanding } from './order-standing.ts'

const PRICE = 10_000_000
type Paid = Partial<Payment> | null
const source = (state: OrderState, payment: Paid, kind: 'reservation' | 'purchase' = 'reservation') =>
  anOrderSource({ row: { state, kind, vehiclePrice: PRICE }, payment })
const standing = (state: OrderState, payment: Paid = null, kind: 'reservation' | 'purchase' = 'reservation') => {
  const { row, payment: stored, money } = source(state, payment, kind)
  return (['en', 'ar'] as const).map((language) => orderStanding({ state, kind, currency: row.currency, payment: stored, money }, language))
}
const captured = { state: 'captured', capturedMinor: 50_000 } as const

test.each<[OrderState, Paid, string, string]>([
  ['pending', null, 'Waiting for confirmation; 100,000 AED remains', 'بانتظار التأكيد، والمتبقي 100,000 درهم'],
  ['free', null, 'Waiting for the retailer; 100,000 AED remains', 'بانتظار تأكيد المعرض، والمتبقي 100,000 درهم'],
  ['authorized', { state: 'authorized' }, '500 AED is held on the card; 99,500 AED remains', 'حُجز 500 درهم على البطاقة ولم يُحصَّل بعد، والمتبقي 99,500 درهم'],
  ['paid', captured, 'The fee of 500 AED is paid; 99,500 AED remains', 'دُفع مبلغ الحجز 500 درهم، والمتبقي 99,500 درهم'],
  ['confirmed', captured, 'Confirmed; The fee of 500 AED is paid; 99,500 AED remains', 'الطلب مؤكَّد، دُفع مبلغ الحجز 500 درهم، والمتبقي 99,500 درهم'],
  ['paid', { state: 'captured', capturedMinor: PRICE }, '100,000 AED is paid, the whole price', 'سُدّد الثمن كاملًا 100,000 درهم'],
  [
    'confirmed',
    { state: 'part_refunded', capturedMinor: 50_000, refundedMinor: 20_000 },
    'Confirmed; 300 AED is paid after a refund of 200 AED; 99,700 AED remains',
    'الطلب مؤكَّد، المدفوع 300 درهم بعد ردّ 200 درهم، والمتبقي 99,700 درهم',
  ],
  ['completed', captured, 'Handed over; The fee of 500 AED is paid', 'سُلّمت السيارة، دُفع مبلغ الحجز 500 درهم'],
  ['failed', null, 'Not completed', 'لم يكتمل الطلب'],
  ['failed', { state: 'expired' }, 'Not completed; the hold on the card has lapsed', 'لم يكتمل الطلب، انتهت مدة حجز المبلغ على البطاقة'],
  ['cancelled', { state: 'released' }, 'Cancelled; the hold on the card was released', 'أُلغي الطلب، أُلغي حجز المبلغ على البطاقة'],
  [
    'confirmed',
    { state: 'disputed', capturedMinor: 50_000 },
    'Confirmed; the bank is examining the payment; 99,500 AED remains',
    'الطلب مؤكَّد، الدفعة محل اعتراض لدى البنك، والمتبقي 99,500 درهم',
  ],
  [
    'refunded',
    { state: 'refunded', capturedMinor: 50_000, refundedMinor: 50_000 },
    'Over, money returned; 500 AED was returned',
    'انتهى الطلب ورُدّ المبلغ، رُدّ 500 درهم',
  ],
])('an order that is %s with the payment %j says no more than is true', (state, payment, english, arabic) => {
  expect(standing(state, payment)).toEqual([english, arabic])
})

test('what is paid towards a purchase is a down payment', () => {
  expect(standing('paid', captured, 'purchase')).toEqual([
    'A down payment of 500 AED is paid; 99,500 AED remains',
    'سُدّدت دفعة مقدمة قدرها 500 درهم، والمتبقي 99,500 درهم',
  ])
})

test('[C-256] what is still owed is the price with its packs without what is paid or held, and never less than nothing', () => {
  const packs = [{ id: 'a', name: 'a', price: 100_000 }]
  const moneyOf = (values: Parameters<typeof anOrderSource>[0]) => anOrderSource(values).money
  const row = { state: 'paid', vehiclePrice: PRICE } as const
  expect(moneyOf({ row, contents: { packs }, payment: { ...captured, refundedMinor: 20_000 } })).toEqual({
    packs: 100_000,
    total: 10_100_000,
    held: 0,
    paid: 30_000,
    refunded: 20_000,
    rest: 10_070_000,
  })
  expect(moneyOf({ row, payment: { state: 'authorized' } })).toMatchObject({ packs: 0, held: 50_000, paid: 0, rest: 9_950_000 })
  expect(moneyOf({ row: { ...row, vehiclePrice: 40_000 }, payment: captured }).rest).toBe(0)
})

test('nobody knows a total with a price on request, of a lease or of a subscription', () => {
  const moneyOf = (vehiclePrice: number | null, financeOption: string) => anOrderSource({ row: { vehiclePrice, financeOption } }).money
  expect(moneyOf(null, 'cash')).toMatchObject({ total: null, rest: null })
  for (const way of ['lease', 'subscription']) expect(moneyOf(PRICE, way)).toMatchObject({ total: null, rest: null })
  expect(moneyOf(PRICE, 'barter').total).toBe(PRICE)
})

test('an order that has ended leaves nothing to pay here', () => {
  const restOf = (state: OrderState) => {
    const { row, contents, finance } = source(state, null)
    return orderMoney({ row, contents, finance, payment: null }).rest
  }
  for (const state of ['pending', 'free', 'authorized', 'paid', 'confirmed'] as const) expect([state, restOf(state)]).toEqual([state, PRICE])
  for (const state of ['completed', 'failed', 'cancelled', 'refunded'] as const) expect([state, restOf(state)]).toEqual([state, null])
})

const readers = { language: 'en', timeZone: 'Asia/Dubai', siteTimeZone: 'Asia/Dubai' } as const
const moments = (row: Partial<ReturnType<typeof anOrderSource>['row']>) => orderStages(anOrderSource({ row }).row, readers).map(({ key, at }) => [key, at])

test('the way of an order names its stages, each with the moment in which it came to it', () => {
  const confirmedAt = new Date('2026-05-06T06:00:00Z')
  const stages = { preparing: '2026-05-07T06:00:00.000Z', ready: '2026-05-08T06:00:00.000Z', handed_over: '2026-05-09T06:00:00.000Z' }
  expect(
    orderStages(anOrderSource({ row: { state: 'completed', confirmedAt, stages } }).row, {
      language: 'ar',
      timeZone: 'Asia/Dubai',
      siteTimeZone: 'Asia/Dubai',
    }),
  ).toEqual([
    { key: 'reserved', label: 'حُجزت السيارة', at: '6 مايو 2026، 00:30' },
    { key: 'confirmed', label: 'أُكّد الطلب', at: '6 مايو 2026، 10:00' },
    { key: 'preparing', label: 'قيد التجهيز', at: '7 مايو 2026، 10:00' },
    { key: 'ready', label: 'جاهزة للاستلام', at: '8 مايو 2026، 10:00' },
    { key: 'handed_over', label: 'سُلّمت السيارة', at: '9 مايو 2026، 10:00' },
  ])
})

test('[C-259] a handover that the team enters later has the day that they say, without a time, in stages and facts', () => {
  const row = { state: 'completed', stages: { handed_over: '2026-05-08' } } as const
  expect(moments(row).at(-1)).toEqual(['handed_over', '8 May 2026'])
  const factOf = (stages: { handed_over?: string }, timeZone: string) =>
    orderLines({ ...anOrderSource({ row: { ...row, stages } }), timeZone }, { audience: 'staff', language: 'ar' }).find(({ key }) => key === 'handed_over')
      ?.value
  expect(factOf(row.stages, 'Asia/Dubai')).toBe('8 مايو 2026')
  // Of a moment it is the day on the clock of the retailer.
  expect(factOf({ handed_over: '2026-05-08T22:00:00.000Z' }, 'Asia/Dubai')).toBe('9 مايو 2026')
  expect(factOf({ handed_over: '2026-05-08T22:00:00.000Z' }, 'UTC')).toBe('8 مايو 2026')
  expect(factOf({}, 'UTC')).toBeUndefined()
})

test('stages that lie ahead have no moment, and a car that is only held is not reserved yet', () => {
  const ahead = [
    ['confirmed', ''],
    ['preparing', ''],
    ['ready', ''],
    ['handed_over', ''],
  ]
  expect(moments({ state: 'paid' })).toEqual([['reserved', '6 May 2026, 00:30'], ...ahead])
  for (const state of ['pending', 'free'] as const) expect(moments({ state })).toEqual([['reserved', ''], ...ahead])
  expect(orderStages(anOrderSource().row, readers).map(({ label }) => label)).toEqual(['Reserved', 'Confirmed', 'In preparation', 'Ready', 'Handed over'])
})

test('a car from before stages were kept was handed over when its order changed last; an order that came to nothing has no stages', () => {
  expect(moments({ state: 'completed' }).at(-1)).toEqual(['handed_over', '6 May 2026, 12:00'])
  for (const state of ['failed', 'cancelled', 'refunded'] as const) expect(moments({ state })).toEqual([])
})
