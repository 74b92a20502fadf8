import { describe, expect, test } from 'vitest'
import { GatewayUnreachable } from '../../gateway.ts'
import { stripeIntent, stripeSnapshot } from './stripe-wire.ts'

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
  expect(stripeSnapshot(stripeIntent(held), []).authorisedUntil).toEqual(new Date((CREATED + 7 * 86_400) * 1000))
  const told = { ...held, latest_charge: { ...answer.latest_charge, payment_method_details: { card: { capture_before: CREATED + 60 } } } }
  expect(stripeSnapshot(stripeIntent(told), []).authorisedUntil).toEqual(new Date((CREATED + 60) * 1000))
})
