import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { createStripeGateway } from './stripe-gateway.server.ts'

const NOW = new Date('2026-05-15T08:00:00Z')
const [ACCOUNT, CONNECT] = ['whsec_account', 'whsec_connect']
const gateway = createStripeGateway({ secretKey: 'sk_test_1', webhookSecrets: [ACCOUNT, CONNECT], url: 'http://127.0.0.1:9' })
const stripe = new Stripe('sk_test_1')
const seconds = NOW.getTime() / 1000
const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1', object: 'payment_intent' } } }

const signed = (secret: string, { timestamp = seconds, payload = JSON.stringify(event) } = {}) => ({
  bytes: Buffer.from(payload),
  header: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
})
const read = ({ bytes, header }: { bytes: Buffer; header: string }) => gateway.readWebhook({ bytes, headers: { 'stripe-signature': header } }, NOW)

test.each([ACCOUNT, CONNECT])('a webhook signed with %s is genuine', async (secret) => {
  expect(await read(signed(secret))).toEqual({ ok: true, hint: { eventId: 'evt_1', type: 'payment_intent.succeeded', payment: { providerId: 'pi_1' } } })
})

test('one signed with any other secret is forged, also with none', async () => {
  for (const secret of ['whsec_other', 'sk_test_1']) expect(await read(signed(secret))).toEqual({ ok: false, flaw: 'forged' })
  expect(await read({ bytes: Buffer.from(JSON.stringify(event)), header: '' })).toEqual({ ok: false, flaw: 'forged' })
})

test.each([ACCOUNT, CONNECT])('an old one that was signed with %s is stale: a second, fresh time in its header changes nothing', async (secret) => {
  const old = signed(secret, { timestamp: seconds - 3600 })
  expect(await read(old)).toEqual({ ok: false, flaw: 'stale' })
  expect(await read({ ...old, header: `t=${seconds},${old.header}` })).toEqual({ ok: false, flaw: 'stale' })
  expect(await read({ ...old, header: `${old.header},t=${seconds}` })).toEqual({ ok: false, flaw: 'forged' })
  expect(await read(signed(secret, { timestamp: seconds - 299 }))).toMatchObject({ ok: true })
  expect(await read(signed(secret, { timestamp: seconds - 301 }))).toEqual({ ok: false, flaw: 'stale' })
})

test.each([
  ['no JSON', 'not json'],
  ['a list', '[]'],
  ['no id', JSON.stringify({ ...event, id: undefined })],
  ['no data', JSON.stringify({ ...event, data: null })],
])('a genuine one with %s is unreadable', async (_what, payload) => {
  expect(await read(signed(ACCOUNT, { payload }))).toEqual({ ok: false, flaw: 'unreadable' })
})

test('one about a charge or a dispute names its payment', async () => {
  for (const intent of ['pi_2', { id: 'pi_2' }]) {
    const payload = JSON.stringify({ ...event, type: 'charge.dispute.created', data: { object: { id: 'dp_1', object: 'dispute', payment_intent: intent } } })
    expect(await read(signed(CONNECT, { payload }))).toMatchObject({ ok: true, hint: { payment: { providerId: 'pi_2' } } })
  }
  const payload = JSON.stringify({ ...event, type: 'payout.paid', data: { object: { id: 'po_1', object: 'payout' } } })
  expect(await read(signed(ACCOUNT, { payload }))).toMatchObject({ ok: true, hint: { payment: null } })
})
