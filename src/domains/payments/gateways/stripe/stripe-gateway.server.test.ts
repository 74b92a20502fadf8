import Stripe from 'stripe'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes } from '#kernel/durations.ts'
import { reconcileAll } from '#tests/support/services/reconcile-all.ts'
import { aStripe } from '#tests/support/services/a-stripe.ts'
import { aRequest, tampered, down, gatewayRoom, gatewaySuite, type Harness } from '#tests/support/services/gateway-suite.ts'
import type { RawWebhook } from '../../gateway.ts'
import { carryOutTasks, createPaymentServices, readPayment, refundPayment, settlePayment, startPayment } from '../../index.server.ts'
import { createStripeGateway } from './stripe-gateway.server.ts'

const WEBHOOK_SECRET = 'whsec_tests'
const room = await gatewayRoom()
const { db, ctx, clock } = room
const stripe = await aStripe(clock.now)

const stripeEvent = (id: string, at: Date): RawWebhook => {
  const bytes = Buffer.from(
    JSON.stringify({ id: `evt_${id}`, object: 'event', type: 'payment_intent.succeeded', data: { object: { id, object: 'payment_intent' } } }),
  )
  const header = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload: bytes.toString(),
    secret: WEBHOOK_SECRET,
    timestamp: at.getTime() / 1000,
  })
  return { bytes, headers: { 'stripe-signature': header } }
}

const harness: Harness = {
  gateway: createStripeGateway({ secretKey: 'sk_test_1', webhookSecrets: [WEBHOOK_SECRET], url: stripe.url }),
  pay: ({ providerId }) => stripe.pay(providerId),
  // The library asks again by itself once.
  upset: (how) => {
    stripe.next = { ...down(how), body: { error: { type: 'api_error', message: 'down' } } }
  },
  webhook: stripeEvent,
  forge: tampered,
  staleAfterMs: minutes(5),
  lapses: [
    ['capture', 6, 'captured'],
    ['release', 6, 'released'],
  ],
  flaws: () => stripe.flaws,
}
gatewaySuite('STRIPE', room, harness)

test('[C-104][C-253] Stripe charges in the name of the connected account, for every call of the payment', async () => {
  const paymentServices = createPaymentServices({ gateways: [harness.gateway], watchers: [] })
  const started = await startPayment(ctx, paymentServices, aRequest('STRIPE', { stripeAccount: 'acct_1' }))
  if (!started.ok) throw new Error(started.code)
  stripe.accounts.length = 0
  stripe.pay(started.value.payment.providerId ?? '')
  const { id } = started.value.payment
  await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
  await refundPayment(ctx, { id, key: 'x' })
  await carryOutTasks(ctx, paymentServices)
  expect(await readPayment(ctx, { id })).toMatchObject({ state: 'refunded' })
  expect(new Set(stripe.accounts)).toEqual(new Set(['acct_1']))
})

test('[C-104] reconciliation looks at every connected account at Stripe that payments went to', async () => {
  const paymentServices = createPaymentServices({ gateways: [harness.gateway], watchers: [] })
  for (const account of ['acct_one', 'acct_two', null]) {
    const started = await startPayment(ctx, paymentServices, aRequest('STRIPE', { stripeAccount: account }))
    if (!started.ok) throw new Error(started.code)
    stripe.pay(started.value.payment.providerId ?? '')
  }
  // Money on a connected account whose payment is lost.
  const [lost] = [...stripe.intents.values()].filter(({ account }) => account === 'acct_two')
  await db.execute(sql`update payment set provider_id = 'pi_another', key = 'another' where provider_id = ${lost?.id}`)
  stripe.accounts.length = 0
  await reconcileAll(ctx, paymentServices)
  expect(stripe.accounts).toEqual(expect.arrayContaining(['acct_one', 'acct_two', undefined]))
  const { rows } = await db.execute(sql`select theirs from payment_difference where provider_id = ${lost?.id} and kind = 'unknown'`)
  expect(rows).toEqual([{ theirs: 'captured 50000 USD' }])
})

test('a chargeback is read from the payment itself', async () => {
  const paymentServices = createPaymentServices({ gateways: [harness.gateway], watchers: [] })
  const started = await startPayment(ctx, paymentServices, aRequest('STRIPE'))
  if (!started.ok) throw new Error(started.code)
  const { id, providerId } = started.value.payment
  stripe.pay(providerId ?? '')
  const settle = () => settlePayment(ctx, paymentServices, { name: { id }, source: 'webhook' })
  await settle()
  const intent = stripe.intents.get(providerId ?? '')
  if (intent) intent.isDisputed = true
  expect(await settle()).toMatchObject({ value: { state: 'disputed' } })
  if (intent) intent.disputeStatus = 'lost'
  expect(await settle()).toMatchObject({ value: { state: 'refunded', refundedMinor: 50_000 } })
})

test('each call that it has was made above, save those of its check, and fits what Stripe describes', () => {
  expect(stripe.unseen()).toEqual(['get /v1/balance', 'get /v1/webhook_endpoints'])
})
