import { describe, expect, test } from 'vitest'
import { holdingAuthorization, PaypalOrder, paypalSnapshot, takenCapture } from './paypal-order.ts'

const usd = (value: string) => ({ currency_code: 'USD', value })
const authorization = (id: string, status: string, times: object = {}) => ({ id, status, ...times })
const capture = (id: string, status: string, value = '500.00') => ({ id, status, amount: usd(value) })

/** An order as PayPal answers. */
function anOrder(status: string, payments?: object, more: object = {}) {
  return PaypalOrder.parse({ id: 'ORDER1', status, purchase_units: [{ amount: usd('500.00'), ...(payments ? { payments } : {}) }], ...more })
}
const snapshot = (status: string, payments?: object, more?: object) => paypalSnapshot(anOrder(status, payments, more))

describe('the state of an order of PayPal', () => {
  test.each([
    ['CREATED', undefined, 'pending'],
    ['PAYER_ACTION_REQUIRED', undefined, 'pending'],
    ['APPROVED', undefined, 'approved'],
    ['VOIDED', undefined, 'released'],
    ['constructor', undefined, 'pending'],
    ['COMPLETED', { authorizations: [authorization('a', 'CREATED')] }, 'authorized'],
    ['COMPLETED', { authorizations: [authorization('a', 'VOIDED')] }, 'released'],
    ['COMPLETED', { authorizations: [authorization('a', 'DENIED')] }, 'failed'],
    ['COMPLETED', { authorizations: [authorization('a', 'EXPIRED')] }, 'expired'],
    ['COMPLETED', { authorizations: [authorization('a', 'PENDING')] }, 'pending'],
    ['COMPLETED', { authorizations: [authorization('a', 'CREATED'), authorization('b', 'VOIDED')] }, 'authorized'],
    ['COMPLETED', { captures: [capture('c', 'COMPLETED')] }, 'captured'],
    ['COMPLETED', { captures: [capture('c', 'PENDING')] }, 'pending'],
    ['COMPLETED', { captures: [capture('c', 'DECLINED')] }, 'failed'],
    ['COMPLETED', { captures: [capture('c', 'FAILED')] }, 'failed'],
    ['COMPLETED', { captures: [capture('c', 'DECLINED'), capture('d', 'PENDING')] }, 'pending'],
    ['COMPLETED', { captures: [capture('c', 'FAILED'), capture('d', 'DECLINED')] }, 'failed'],
    ['COMPLETED', { authorizations: [authorization('a', 'CREATED')], captures: [capture('c', 'DECLINED')] }, 'authorized'],
    ['COMPLETED', { authorizations: [authorization('a', 'CAPTURED')], captures: [capture('c', 'COMPLETED')] }, 'captured'],
  ])('%s with %j is %s', (status, payments, state) => {
    expect(snapshot(status, payments).state).toBe(state)
  })
})

test('what was taken and what went back are counted by what PayPal says of each', () => {
  const payments = {
    captures: [
      capture('c', 'COMPLETED', '300.00'),
      capture('d', 'PARTIALLY_REFUNDED', '100.50'),
      capture('e', 'DECLINED', '99.50'),
      capture('f', 'REFUNDED', '1.00'),
    ],
    refunds: [
      { status: 'COMPLETED', amount: usd('50.25') },
      { status: 'PENDING', amount: usd('1.00') },
      { status: 'FAILED', amount: usd('20.00') },
    ],
  }
  expect(snapshot('COMPLETED', payments)).toMatchObject({
    ...{ providerId: 'ORDER1', amount: { minor: 50_000, currency: 'USD' }, capturedMinor: 40_150, refundedMinor: 5125, dispute: 'not_told' },
  })
  const tooMuch = { captures: [capture('c', 'REFUNDED', '10.00')], refunds: [{ status: 'COMPLETED', amount: usd('20.00') }] }
  expect(snapshot('COMPLETED', tooMuch)).toMatchObject({ capturedMinor: 1000, refundedMinor: 1000 })
  expect(takenCapture(anOrder('COMPLETED', payments))?.id).toBe('c')
  expect(takenCapture(anOrder('COMPLETED', { captures: [capture('e', 'DECLINED')] }))).toBeUndefined()
})

test('the buyer is told of a card that was declined, and staff of its last digits', () => {
  const failureOf = (...statuses: string[]) => snapshot('COMPLETED', { captures: statuses.map((status, index) => capture(String(index), status)) }).failure
  expect([failureOf('DECLINED'), failureOf('FAILED'), failureOf('COMPLETED', 'DECLINED'), failureOf('COMPLETED'), failureOf('PENDING'), failureOf()]).toEqual([
    ...['declined', 'declined', 'declined', '', '', ''],
  ])
  const cardOf = (more: object) => snapshot('APPROVED', undefined, more).card
  expect([
    cardOf({ payment_source: { card: { last_digits: '1234' } } }),
    cardOf({ payment_source: { card: {} } }),
    cardOf({ payment_source: {} }),
    cardOf({}),
  ]).toEqual([...['1234', undefined, undefined, undefined]])
})

test.each([
  ['USD', 'a lot'],
  ['USD', ''],
  ['USD', '5,00'],
  ['USD', '1e400'],
  ['dollars', '5.00'],
  ['', '5.00'],
  ['usd', '5.00'],
])('an order over money as PayPal never writes it is none: %j %j', (currency_code, value) => {
  const order = { id: 'ORDER1', status: 'APPROVED', purchase_units: [{ amount: { currency_code, value } }] }
  expect(PaypalOrder.safeParse(order).success).toBe(false)
})

test('an order whose hold ends at no time is none', () => {
  const authorizations = [authorization('a', 'CREATED', { expiration_time: 'soon' })]
  expect(() => anOrder('COMPLETED', { authorizations })).toThrow()
})

test.each([
  ['JPY', '500', 500],
  ['KWD', '5.125', 5125],
  ['USD', '.50', 50],
])('money of %s is read: %s', (currency_code, value, minor) => {
  const order = PaypalOrder.parse({ id: 'ORDER1', status: 'APPROVED', purchase_units: [{ amount: { currency_code, value } }] })
  expect(paypalSnapshot(order).amount).toEqual({ minor, currency: currency_code })
})

describe('money that is held', () => {
  const BEGAN = '2027-05-15T08:00:00Z'
  const held = (...authorizations: object[]) => snapshot('COMPLETED', { authorizations }).authorizedUntil

  test('is renewed within five days, or ends when PayPal says so', () => {
    expect(held(authorization('a', 'CREATED', { create_time: BEGAN }))).toEqual(new Date('2027-05-20T08:00:00Z'))
    expect(held(authorization('a', 'CREATED', { create_time: BEGAN, expiration_time: '2027-06-13T08:00:00Z' }))).toEqual(new Date('2027-05-20T08:00:00Z'))
    expect(held(authorization('a', 'CREATED', { create_time: BEGAN, expiration_time: '2027-05-16T08:00:00Z' }))).toEqual(new Date('2027-05-16T08:00:00Z'))
    expect(held(authorization('a', 'CREATED', { expiration_time: '2027-06-13T08:00:00Z' }))).toEqual(new Date('2027-06-13T08:00:00Z'))
    expect(held(authorization('a', 'CREATED'))).toBeNull()
  })

  test('is renewed once: after that its end counts, of the last that holds it', () => {
    const first = authorization('a', 'VOIDED', { create_time: BEGAN, expiration_time: '2027-06-01T08:00:00Z' })
    const second = authorization('b', 'CREATED', { create_time: BEGAN, expiration_time: '2027-06-13T08:00:00Z' })
    expect(held(first, second)).toEqual(new Date('2027-06-13T08:00:00Z'))
    expect(held(first, authorization('b', 'CREATED', { create_time: BEGAN }))).toBeNull()
    const order = anOrder('COMPLETED', { authorizations: [authorization('a', 'CREATED'), authorization('b', 'CREATED'), authorization('c', 'VOIDED')] })
    expect(holdingAuthorization(order)?.id).toBe('b')
  })

  test('is held no longer once it is taken', () => {
    const payments = { authorizations: [authorization('a', 'CREATED', { create_time: BEGAN })], captures: [capture('c', 'COMPLETED')] }
    expect(snapshot('COMPLETED', payments).authorizedUntil).toBeNull()
    expect(snapshot('COMPLETED', { authorizations: [authorization('a', 'VOIDED', { create_time: BEGAN })] }).authorizedUntil).toBeNull()
  })
})
