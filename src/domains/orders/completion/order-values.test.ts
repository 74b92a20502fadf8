import { expect, test } from 'vitest'
import { appointmentOf, customerOf, kindOf, tradeInDayFlaw } from './order-values.ts'
import { firstStateOf, nextStateOf } from './payment-effect.ts'

const named = (lead_attributes: Record<string, unknown>) => customerOf({ lead_attributes } as Parameters<typeof customerOf>[0])

test.each([
  [{ name: ' سارة العلي ', full_name: 'x', first_name: 'y' }, 'سارة العلي'],
  [{ name: ' ', full_name: 'سارة العلي' }, 'سارة العلي'],
  [{ first_name: 'سارة', last_name: 'العلي' }, 'سارة العلي'],
  [{ firstname: 'سارة', lastname: 'العلي' }, 'سارة العلي'],
  [{ first_name: 'سارة' }, 'سارة'],
  [{ last_name: 'العلي', name: 5 }, 'العلي'],
  [{}, ''],
  [{ name: 'س'.repeat(300) }, 'س'.repeat(200)],
])('the buyer of %j is called %j', (attributes, name) => {
  expect(named(attributes).customerName).toBe(name)
})

test.each([
  [{ phone: ' +971501234567 ', mobile: '1' }, '+971501234567'],
  [{ mobile: '0501234567' }, '0501234567'],
  [{ telephone: '042345678' }, '042345678'],
  [{ phone: ['1'] }, ''],
  [{ phone: '1'.repeat(60) }, '1'.repeat(40)],
])('the buyer of %j has the phone %j', (attributes, phone) => {
  expect(named(attributes).customerPhone).toBe(phone)
})

test('a car is reserved unless the order says that it is bought, and a visit counts with day and time only', () => {
  expect([{ order_type: 'purchase' }, { order_type: 'reservation' }, {}].map((metadata) => kindOf({ metadata }))).toEqual([
    'purchase',
    'reservation',
    'reservation',
  ])
  const appBookingData = { date: '2026-11-25', time: { value: '14:00' } }
  expect(appointmentOf({ metadata: { appBookingData } })).toEqual(appBookingData)
  for (const broken of [undefined, { date: '2026-11-25' }, { date: 'soon', time: { value: '14:00' } }])
    expect(appointmentOf({ metadata: { appBookingData: broken } })).toBeNull()
})

const registered = (date: unknown, isTradeInOn: unknown = true) =>
  tradeInDayFlaw({ metadata: { tradeInData: { isTradeInOn, rawData: { registrationDate: { date } } } } }, '2026-11-22')

test('[A-157] a car that is traded in was first registered on a day that is over or is today', () => {
  for (const day of ['2021-03-01', '01/03/2021', '2026-11-22', '22.11.2026']) expect([day, registered(day)]).toEqual([day, null])
  for (const day of ['2026-11-23', '23/11/2026']) expect([day, registered(day)]).toEqual([day, 'in_future'])
  for (const day of ['2026-02-30', '03/21/2021', 'soon']) expect([day, registered(day)]).toEqual([day, 'not_a_date'])
})

test('[A-157] a trade-in that is switched off, or that names no day, is left to the valuation', () => {
  expect(registered('2026-11-23', false)).toBeNull()
  for (const day of ['', undefined, 5]) expect(registered(day)).toBeNull()
  for (const tradeInData of [undefined, null, 'x', { isTradeInOn: true }]) expect(tradeInDayFlaw({ metadata: { tradeInData } }, '2026-11-22')).toBeNull()
})

test('the state of a payment decides how an order begins', () => {
  const states = ['created', 'pending', 'authorized', 'captured', 'part_refunded', 'disputed', 'released', 'refunded', 'failed', 'expired'] as const
  expect(states.map(firstStateOf)).toEqual(['pending', 'pending', 'authorized', 'paid', 'paid', 'paid', null, null, null, null])
  expect(states.map((payment) => nextStateOf('authorized', payment))).toEqual([
    null,
    null,
    null,
    'paid',
    null,
    null,
    'cancelled',
    'refunded',
    'failed',
    'failed',
  ])
  expect(states.map((payment) => nextStateOf('pending', payment))).toEqual([
    null,
    null,
    'authorized',
    'paid',
    null,
    null,
    'cancelled',
    null,
    'failed',
    'failed',
  ])
  // A confirmed order stays so while there is money.
  expect(states.map((payment) => nextStateOf('confirmed', payment))).toEqual([null, null, null, null, null, null, 'cancelled', 'refunded', 'failed', 'failed'])
})
