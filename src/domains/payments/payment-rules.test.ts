import { describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#kernel/durations.ts'
import { needsSecondPerson } from './approvals/needs-second-person.ts'
import { nextCheck } from './checks/check-times.ts'
import { gatewayFinding } from './connections/gateway-finding.ts'
import { decimalAmount } from './decimal-amount.ts'
import { GatewayRefusal, GatewayUnreachable, type Snapshot } from './gateway.ts'
import { isPaid, mayBecome, type PaymentState, paymentStates } from './payment.ts'
import { isKey } from './payment-key.ts'
import { pathBetween, stateOf } from './provider-state.ts'

test('the buyer’s money is held or taken in these states, and in no other', () => {
  expect(paymentStates.filter((state) => isPaid({ state }))).toEqual(['authorized', 'captured', 'part_refunded', 'disputed'])
})

test('a payment that was given up may still be paid, one that was released may not', () => {
  expect([mayBecome('expired', 'captured'), mayBecome('failed', 'authorized'), mayBecome('released', 'captured'), mayBecome('refunded', 'captured')]).toEqual([
    ...[true, true, false, false],
  ])
})

describe('the state of a payment by what its provider says', () => {
  const told = (more: Partial<Snapshot>, current: PaymentState = 'pending') =>
    stateOf({ providerId: 'p', state: 'captured', amount: { minor: 500, currency: 'AED' }, capturedMinor: 500, refundedMinor: 0, ...rest, ...more }, current)
  const rest = { dispute: 'none', authorizedUntil: null, failure: '' } as const

  test('is disputed while a chargeback is open, refunded once it is lost, and what it was once it is won', () => {
    expect([told({ dispute: 'open' }), told({ dispute: 'lost' }), told({ dispute: 'won' })]).toEqual(['disputed', 'refunded', 'captured'])
    expect(told({ dispute: 'open', refundedMinor: 500 })).toBe('disputed')
  })

  test('stays disputed where the provider does not show chargebacks, and only there', () => {
    expect([told({ dispute: 'not_told' }, 'disputed'), told({ dispute: 'none' }, 'disputed'), told({ dispute: 'not_told' }, 'captured')]).toEqual([
      ...['disputed', 'captured', 'captured'],
    ])
  })

  test('is refunded when all that was taken went back', () => {
    expect([0, 1, 499, 500, 501].map((refundedMinor) => told({ refundedMinor }))).toEqual([
      ...['captured', 'part_refunded', 'part_refunded', 'refunded', 'refunded'],
    ])
  })

  test('waits while the buyer has agreed and nothing is held', () => {
    expect([told({ state: 'approved' }), told({ state: 'pending' }), told({ state: 'failed' })]).toEqual(['pending', 'pending', 'failed'])
  })

  test('is expired where it was closed before any money was held, and released after', () => {
    const released = (current: PaymentState) => told({ state: 'released' }, current)
    expect([released('created'), released('pending'), released('authorized'), released('released'), released('failed')]).toEqual([
      ...['expired', 'expired', 'released', 'released', 'expired'],
    ])
    expect(told({ state: 'authorized' }, 'created')).toBe('authorized')
  })
})

test('what was missed between two states is passed through in order, and what no move leads to is no way', () => {
  expect(pathBetween('captured', 'captured')).toEqual([])
  expect(pathBetween('pending', 'captured')).toEqual(['captured'])
  expect(pathBetween('pending', 'released')).toEqual(['authorized', 'released'])
  expect(pathBetween('pending', 'refunded')).toEqual(['captured', 'refunded'])
  expect(pathBetween('authorized', 'part_refunded')).toEqual(['captured', 'part_refunded'])
  expect(pathBetween('refunded', 'authorized')).toBeNull()
  expect(pathBetween('released', 'captured')).toBeNull()
})

describe('when a provider is asked about a payment without a webhook', () => {
  const now = new Date('2027-05-15T08:00:00Z')
  const next = (state: PaymentState, more: { age?: number; checks?: number; lapsesIn?: number } = {}) => {
    const { age = 0, checks = 0, lapsesIn } = more
    const authorizedUntil = lapsesIn === undefined ? null : new Date(now.getTime() + lapsesIn)
    const at = nextCheck({ state, createdAt: new Date(now.getTime() - age), checks, authorizedUntil }, now)
    return at && at.getTime() - now.getTime()
  }

  test('while the buyer pays, at growing intervals up to ten minutes', () => {
    for (const state of ['created', 'pending'] as const)
      expect([0, 1, 2, 3, 4, 50].map((checks) => next(state, { checks }))).toEqual([1, 2, 4, 8, 10, 10].map(minutes))
  })

  test('at the end of the hour that a buyer has, and then as before', () => {
    expect(next('pending', { age: minutes(55), checks: 9 })).toBe(minutes(5))
    expect(next('pending', { age: hours(1), checks: 9 })).toBe(minutes(10))
    expect(next('pending', { age: hours(2), checks: 0 })).toBe(minutes(1))
  })

  test('while money is held or disputed, every six hours, and a day before the hold lapses', () => {
    expect([next('authorized'), next('disputed'), next('authorized', { lapsesIn: days(7) })]).toEqual([hours(6), hours(6), hours(6)])
    expect(next('authorized', { lapsesIn: hours(26) })).toBe(hours(2))
    expect([next('authorized', { lapsesIn: hours(24) }), next('authorized', { lapsesIn: hours(1) })]).toEqual([minutes(1), minutes(1)])
  })

  test('never again once nothing is expected', () => {
    for (const state of ['captured', 'released', 'part_refunded', 'refunded', 'failed', 'expired'] as const) expect(next(state)).toBeNull()
  })
})

describe('a second person', () => {
  const alone = new Map([
    ['AED', 50_000],
    ['KWD', 4],
  ])
  const needs = (minor: number, currency: string, amounts: ReadonlyMap<string, number> = alone) => needsSecondPerson(amounts, { minor, currency })

  test('is needed above the amount of the currency, in its minor unit, and not at it', () => {
    expect([needs(5_000_000, 'AED'), needs(5_000_001, 'AED'), needs(4000, 'KWD'), needs(4001, 'KWD')]).toEqual([false, true, false, true])
  })

  test('is always needed in a currency that was forgotten, and never where no money moves or nobody is asked for', () => {
    expect([needs(1, 'EUR'), needs(0, 'EUR'), needs(0, 'AED'), needs(9_000_000, 'EUR', new Map())]).toEqual([true, false, false, false])
  })
})

test('amounts are written with the decimals of their currency', () => {
  expect([
    decimalAmount({ minor: 50_000, currency: 'AED' }),
    decimalAmount({ minor: 5, currency: 'AED' }),
    decimalAmount({ minor: 5124, currency: 'KWD' }),
  ]).toEqual([...['500.00', '0.05', '5.124']])
})

test('a key of ours is a UUID in small letters and nothing else', () => {
  expect(isKey('0b0e8d5c-9d0f-4a53-9f0b-3a3a52f9ac11')).toBe(true)
  for (const text of ['0B0E8D5C-9D0F-4A53-9F0B-3A3A52F9AC11', 'x0b0e8d5c-9d0f-4a53-9f0b-3a3a52f9ac11', '0b0e8d5c-9d0f-4a53-9f0b-3a3a52f9ac11x', 'order-1', ''])
    expect(isKey(text)).toBe(false)
})

describe('what a failed call says of a connection', () => {
  const said = (error: unknown) => gatewayFinding(error, { host: 'api.pay.test', names: 'PAY_KEY' })
  const unreachable = (status?: number) => new GatewayUnreachable('x', status === undefined ? {} : { status })

  test('is a sentence of ours by its status', () => {
    const english = (error: unknown) => said(error).text[0]
    expect(english(unreachable())).toMatch(/^api\.pay\.test could not be reached/)
    for (const status of [401, 403]) expect(english(unreachable(status))).toMatch(/does not take the keys\. Check PAY_KEY\.$/)
    expect(english(unreachable(500))).toMatch(/^api\.pay\.test answered with HTTP 500, but not as the service does/)
    expect(english(unreachable(429))).not.toBe(english(unreachable(500)))
    expect(english(unreachable(429))).toContain('api.pay.test')
    expect(english(new GatewayRefusal('card_declined', 'secret words'))).toContain('card_declined')
    expect(JSON.stringify(said(new GatewayRefusal('card_declined', 'secret words')))).not.toContain('secret words')
    expect(english(unreachable(429))).not.toContain('not as the service does')
    for (const error of [unreachable(), unreachable(401), unreachable(429), unreachable(500), new GatewayRefusal('x', '')]) expect(said(error).tone).toBe('bad')
  })

  test('is nothing where the fault is ours', () => {
    expect(() => said(new TypeError('ours'))).toThrow('ours')
  })
})
