import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { aStripe } from '#tests/support/services/a-stripe.ts'
import { gatewayCheck, HOOKS, NOW } from '#tests/support/services/gateway-check.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { createGateways, createPaymentServices, receiveWebhook } from '../../index.server.ts'

const WEBHOOK_SECRET = 'whsec_tests'
const stripe = await aStripe(() => NOW)
const nowhere = await wrongPlaces()
const { db, ctx, clock, env, check } = await gatewayCheck('stripe', {
  ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: stripe.url },
})

async function sendStripeWebhook(id: string): Promise<void> {
  const body = JSON.stringify({ id: `evt_${id}`, object: 'event', type: 'payment_intent.canceled', data: { object: { id, object: 'payment_intent' } } })
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET, timestamp: NOW.getTime() / 1000 })
  const gateways = createGateways({ env, clock })
  const paymentServices = createPaymentServices({ gateways, watchers: [] })
  const webhook = { bytes: Buffer.from(body), headers: { 'stripe-signature': signature } }
  expect((await receiveWebhook(ctx, paymentServices, { gateway: 'STRIPE', webhook })).ok).toBe(true)
}

beforeEach(async () => {
  await db.execute(sql`truncate payment_webhook`)
  Object.assign(stripe, {
    endpoints: [{ url: `${HOOKS}/stripe`, status: 'enabled', enabled_events: ['*'] }],
    forbidden: new Set(),
    onCancel: sendStripeWebhook,
  })
  stripe.intents.clear()
})

test('with keys for tests: a payment is begun and cancelled, nothing is charged, and its webhook is heard', async () => {
  const host = new URL(stripe.url).host
  expect(await check()).toEqual([
    `good: ${host} answers and takes the keys.`,
    'info: The keys are for tests: no money moves.',
    'good: The webhook leads here with all its events.',
    'good: A test payment of 20,000 AED was begun and cancelled.',
    'good: The webhook of the test payment arrived.',
    'good: It takes AED, the currency of the site’s prices.',
    'info: The last webhook of the provider was received at this time.',
  ])
  expect([...stripe.intents.values()].map(({ status, received }) => [status, received])).toEqual([['canceled', 0]])
  expect(stripe.unseen()).not.toEqual(expect.arrayContaining(['get /v1/balance', 'get /v1/webhook_endpoints']))
})

test('with live keys: no payment is begun', async () => {
  const lines = await check({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })
  expect(lines).toContain('info: The keys are live. A check makes no payment with them.')
  expect(stripe.intents.size).toBe(0)
  expect(lines).toContain(`warn: No webhook of the provider has arrived yet. Its address is ${HOOKS}/stripe.`)
})

test('a live key and one for tests do not go together', async () => {
  const lines = await check({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })
  expect(lines).toContain('bad: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, one for tests and one live.')
})

test('a webhook that is sent and never arrives is told', async () => {
  stripe.onCancel = null
  expect(await check()).toContain(`bad: The webhook of the test payment did not arrive within 10 seconds. Check that the provider can reach ${HOOKS}/stripe.`)
})

test.each([
  [
    'is not entered',
    [{ url: 'https://other.test/hooks/stripe', status: 'enabled', enabled_events: ['*'] }],
    /^bad: No webhook of the provider leads to .*charge\.refunded/,
  ],
  ['is switched off', [{ url: `${HOOKS}/stripe`, status: 'disabled', enabled_events: ['*'] }], /^bad: The webhook that leads to .* is switched off/],
  [
    'lacks events',
    [{ url: `${HOOKS}/stripe`, status: 'enabled', enabled_events: ['payment_intent.succeeded', 'payment_intent.canceled', 'charge.refunded'] }],
    /^bad: The webhook lacks these events: payment_intent\.amount_capturable_updated, payment_intent\.payment_failed, charge\.dispute\.created, charge\.dispute\.closed\.$/,
  ],
])('a webhook that %s is told', async (_, endpoints, line) => {
  stripe.endpoints = endpoints
  expect(await check()).toContainEqual(expect.stringMatching(line))
})

describe('with accounts of retailers', () => {
  const ofAccount = { url: `${HOOKS}/stripe`, status: 'enabled', enabled_events: ['*'] }
  const ofConnect = { ...ofAccount, application: 'ca_1' }
  const withSecret = { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_of_connect' }

  test('the endpoint of connected accounts is told apart from that of the account', async () => {
    stripe.endpoints = [ofAccount, ofConnect]
    const lines = await check(withSecret)
    expect(lines).toContain('good: The webhook leads here with all its events.')
    expect(lines).toContain('good: The webhook for connected accounts leads here with all its events.')
  })

  test.each([
    ['is not entered', [ofAccount], /^bad: No webhook for connected accounts leads to https:.*charge\.refunded/],
    ['is switched off', [ofAccount, { ...ofConnect, status: 'disabled' }], /^bad: The webhook for connected accounts that leads to .* is switched off/],
    [
      'lacks events that the other has',
      [ofAccount, { ...ofConnect, enabled_events: ['charge.refunded'] }],
      /^bad: The webhook for connected accounts lacks these events: payment_intent\.succeeded, /,
    ],
    ['leads elsewhere', [ofAccount, { ...ofConnect, url: 'https://other.test/' }], /^bad: No webhook for connected accounts leads to/],
  ])('one of connected accounts that %s is told, and that of the account is fine', async (_, endpoints, line) => {
    stripe.endpoints = endpoints
    const lines = await check(withSecret)
    expect(lines).toContainEqual(expect.stringMatching(line))
    expect(lines).toContain('good: The webhook leads here with all its events.')
  })

  test('one of connected accounts is none for the account, and no webhook of a payment there is waited for', async () => {
    stripe.endpoints = [ofConnect]
    const lines = await check(withSecret)
    expect(lines).toContainEqual(expect.stringMatching(/^bad: The webhook that leads to .* tells of connected accounts only\. .*charge\.refunded, /))
    expect(lines).toContain('good: The webhook for connected accounts leads here with all its events.')
    expect(lines.join()).not.toContain('The webhook of the test payment')
    stripe.endpoints = [{ ...ofAccount, status: 'disabled' }, ofConnect]
    expect(await check(withSecret)).toContain(`bad: The webhook that leads to ${HOOKS}/stripe is switched off at the provider.`)
  })

  test('one of connected accounts whose secret nobody entered is told; without any of both nothing is said', async () => {
    stripe.endpoints = [ofAccount, ofConnect]
    expect(await check()).toContain(
      `bad: The webhook for connected accounts leads to ${HOOKS}/stripe, but its secret is missing in STRIPE_CONNECT_WEBHOOK_SECRET, so that it is refused.`,
    )
    stripe.endpoints = [ofAccount]
    expect((await check()).join()).not.toContain('connected accounts')
  })
})

test('a key that may not read endpoints is a warning, one that may not begin payments is wrong', async () => {
  stripe.forbidden.add('/v1/webhook_endpoints')
  expect(await check()).toContain('warn: The key lacks a permission: Webhook Endpoints: Read. The check goes on without it.')
  stripe.forbidden.add('/v1/payment_intents')
  expect(await check()).toContain('bad: The key lacks a permission: PaymentIntents: Write. The check goes on without it.')
})

test('a currency that it does not take is told', async () => {
  expect(await check({}, 'IRR')).toContain('bad: It does not take IRR, the currency of the site’s prices, so it is not offered to buyers.')
  expect(await check({}, 'درهم')).toContain('warn: The setting price.currencyIso names no currency.')
})

test('a wrong key, a host that is away and one that answers with a page are told, and the key is not repeated', async () => {
  const wrong = await check({ STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' })
  expect(wrong[0]).toMatch(/^bad: .* does not take the keys\. Check STRIPE_SECRET_KEY\.$/)
  expect(wrong.join()).not.toContain('of_somebody_else')
  expect((await check({ STRIPE_API_URL: nowhere.closed }))[0]).toMatch(/^bad: .* could not be reached/)
  expect((await check({ STRIPE_API_URL: nowhere.page }))[0]).toMatch(/^bad: .* not as the service does/)
})
