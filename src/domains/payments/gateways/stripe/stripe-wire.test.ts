import { describe, expect, test } from 'vitest'
import { GatewayUnreachable } from '../../gateway.ts'
import { chargeOf, stripeDisputes, stripeIntent, stripeSnapshot } from './stripe-wire.ts'

const CREATED = 1_779_000_000
const answer = {
  ...{ id: 'pi_1', status: 'succeeded', amount: 50_000, amount_received: 50_000, currency: 'usd', created: CREATED },
  latest_charge: { created: CREATED, amount_refunded: 0, disputed: true },
}
const told = (disputes: { status: string; amount: number }[], refunded = 0) => {
  const intent = stripeIntent({ ...answer, latest_charge: { ...answer.latest_charge, amount_refunded: refunded } })
  const { dispute, refundedMinor } = stripeSnapshot(intent, disputes)
  return [dispute, refundedMinor]
}

describe('disputes at Stripe', () => {
  test.each([
    ['warning_needs_response', 'none', 0],
    ['warning_under_review', 'none', 0],
    ['warning_closed', 'none', 0],
    ['prevented', 'none', 0],
    ['needs_response', 'open', 0],
    ['under_review', 'open', 0],
    ['appeal_needs_response', 'open', 0],
    ['appeal_under_review', 'open', 0],
    ['won', 'won', 0],
    ['lost', 'lost', 50_000],
    ['something_new', 'none', 0],
  ])('%s is %s', (status, dispute, refunded) => {
    expect(told([{ status, amount: 50_000 }])).toEqual([dispute, refunded])
  })

  test('a lost dispute about a part takes that part; with a refund of the rest nothing is left', () => {
    expect(told([{ status: 'lost', amount: 20_000 }])).toEqual(['won', 20_000])
    expect(told([{ status: 'lost', amount: 20_000 }], 30_000)).toEqual(['lost', 50_000])
  })

  test('an inquiry beside a dispute changes nothing', () => {
    const inquiry = { status: 'warning_closed', amount: 50_000 }
    expect(told([inquiry, { status: 'under_review', amount: 50_000 }])).toEqual(['open', 0])
    expect(told([inquiry, { status: 'won', amount: 50_000 }])).toEqual(['won', 0])
  })
})

test.each([
  { created: undefined },
  { created: 'yesterday' },
  { created: Number.MAX_SAFE_INTEGER },
  { amount: -1 },
  { amount: '50000' },
  { currency: 'US dollars' },
  { id: '' },
  { latest_charge: { amount_refunded: 0 } },
])('an answer of Stripe with %j is no answer', (flaw) => {
  expect(() => stripeIntent({ ...answer, ...flaw })).toThrow(GatewayUnreachable)
})

test('a hold ends when the card says so, else after seven days', () => {
  const held = { ...answer, status: 'requires_capture', amount_received: 0 }
  expect(stripeSnapshot(stripeIntent(held), []).authorizedUntil).toEqual(new Date((CREATED + 7 * 86_400) * 1000))
  const told = { ...held, latest_charge: { ...answer.latest_charge, payment_method_details: { card: { capture_before: CREATED + 60 } } } }
  expect(stripeSnapshot(stripeIntent(told), []).authorizedUntil).toEqual(new Date((CREATED + 60) * 1000))
})

describe('a payment at Stripe', () => {
  const intent = (more: object) => stripeIntent({ ...answer, ...more })
  const snapshot = (more: object) => stripeSnapshot(intent(more), [])

  test.each([
    [{ status: 'requires_payment_method' }, 'pending', 0],
    [{ status: 'processing' }, 'pending', 0],
    [{ status: 'requires_capture', amount_received: 0 }, 'authorized', 0],
    [{ status: 'succeeded', amount_received: 40_000 }, 'captured', 40_000],
    [{ status: 'canceled', cancellation_reason: 'abandoned' }, 'released', 0],
    [{ status: 'canceled', cancellation_reason: null }, 'released', 0],
    [{ status: 'canceled', cancellation_reason: 'automatic' }, 'expired', 0],
    [{ status: 'succeeded', cancellation_reason: 'automatic' }, 'captured', 50_000],
  ])('%j is %s', (more, state, captured) => {
    expect(snapshot(more)).toMatchObject({ state, capturedMinor: captured, amount: { minor: 50_000, currency: 'USD' } })
  })

  test('says why the last try failed while another one may follow, by the reason of the bank where there is one', () => {
    const failureOf = (last_payment_error: object | null, status = 'requires_payment_method') => snapshot({ status, last_payment_error }).failure
    expect([failureOf({ code: 'card_declined', decline_code: 'lost_card' }), failureOf({ code: 'card_declined' }), failureOf({}), failureOf(null)]).toEqual([
      ...['lost_card', 'card_declined', '', ''],
    ])
    expect(failureOf({ code: 'card_declined' }, 'succeeded')).toBe('')
  })

  test('is held until it is known, only while it is held, and counted from its charge', () => {
    const held = { status: 'requires_capture', amount_received: 0 }
    const charge = { ...answer.latest_charge, created: CREATED + 60 }
    expect(snapshot({ ...held, latest_charge: charge }).authorizedUntil).toEqual(new Date((CREATED + 60 + 7 * 86_400) * 1000))
    expect(snapshot({ ...held, latest_charge: 'ch_1' }).authorizedUntil).toEqual(new Date((CREATED + 7 * 86_400) * 1000))
    expect(snapshot({ ...held, latest_charge: { ...charge, payment_method_details: {} } }).authorizedUntil).toEqual(
      new Date((CREATED + 60 + 7 * 86_400) * 1000),
    )
    expect(snapshot({}).authorizedUntil).toBeNull()
  })

  test('has a charge where Stripe gives it whole, and the last digits of its card', () => {
    expect([chargeOf(intent({ latest_charge: 'ch_1' })), chargeOf(intent({ latest_charge: null })), chargeOf(intent({ latest_charge: undefined }))]).toEqual([
      null,
      null,
      null,
    ])
    expect(chargeOf(intent({}))).toMatchObject({ created: CREATED, disputed: true })
    const cardOf = (payment_method_details: object) => snapshot({ latest_charge: { ...answer.latest_charge, payment_method_details } }).card
    expect([cardOf({ card: { last4: '4242' } }), cardOf({ card: { last4: null } }), cardOf({}), snapshot({ latest_charge: null }).card]).toEqual([
      ...['4242', undefined, undefined, undefined],
    ])
  })

  test('went back no further than it was taken', () => {
    expect(snapshot({ latest_charge: { ...answer.latest_charge, amount_refunded: 60_000 } }).refundedMinor).toBe(50_000)
    expect(stripeSnapshot(intent({ status: 'requires_capture' }), [{ status: 'lost', amount: 50_000 }]).refundedMinor).toBe(0)
  })
})

test.each([undefined, null, {}, [{}], [{ status: 'lost', amount: -1 }], [{ status: 1, amount: 1 }]])('%j is no list of disputes', (flaw) => {
  expect(() => stripeDisputes(flaw)).toThrow(GatewayUnreachable)
  expect(stripeDisputes([{ status: 'lost', amount: 1, more: true }])).toEqual([{ status: 'lost', amount: 1 }])
})
