import Stripe from 'stripe'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { aLiqpay } from '#tests/support/services/a-liqpay.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { aPaypal, PAYPAL_ROOTS, PAYPAL_WEBHOOK_ID, paypalWebhook } from '#tests/support/services/a-paypal.ts'
import { aStripe } from '#tests/support/services/a-stripe.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import type { BrowserPart, Gateway, RawWebhook } from '../gateway.ts'
import {
  capturePayment,
  carryOutTasks,
  checkPayments,
  createPaymentServices,
  processWebhooks,
  readPayment,
  reconcilePayments,
  receiveWebhook,
  refundPayment,
  releasePayment,
  settlePayment,
  startPayment,
} from '../index.server.ts'
import type { StartRequest } from '../start-payment.server.ts'
import { createLiqpayGateway } from './liqpay/liqpay-gateway.server.ts'
import { createPaypalGateway } from './paypal/paypal-gateway.server.ts'
import { createStripeGateway } from './stripe/stripe-gateway.server.ts'
import { signWithTime } from './signed-time.server.ts'
import { createTestProvider, type TestManner } from './test/test-gateway.server.ts'

const { db } = await testDatabase()
const START = new Date('2027-05-15T08:00:00Z')
const time = { now: START }
const clock = { now: () => time.now }
const ctx: Ctx = { db, clock, log: recordingLog(), staff: null, network: 'private' }
const environment = { network: 'private', clock } as const
const WEBHOOK_SECRET = 'whsec_tests'

const stripe = await aStripe(clock.now)
const paypal = await aPaypal(clock.now)
const liqpay = await aLiqpay()
const manners: TestManner[] = []
const sent: RawWebhook[] = []
const played = createTestProvider({
  ...{ db, clock, secret: 'a secret of tests' },
  send: async (webhook) => void sent.push(webhook),
  script: (call) => (call === 'read' ? 'works' : (manners.shift() ?? 'works')),
})

const BACK = 'https://site.test/ar/showroom-order-online/checkout?returned=1'
/** The page of a provider that buyers are sent to: it takes the choice, and sends them back. */
const page = await aReceiver(async ({ path }, response) => {
  const asked = new URL(path, page.url).searchParams
  await redirecting.pay(asked.get('payment') ?? '', 'approve')
  response.writeHead(303, { location: asked.get('back') ?? '' }).end()
})
const redirecting = createTestProvider({
  ...{ db, clock, secret: 'a secret of tests', page: page.url },
  send: async (webhook) => void sent.push(webhook),
  script: (call) => (call === 'read' ? 'works' : (manners.shift() ?? 'works')),
})

type Paid = { providerId: string; browser: BrowserPart }
type Harness = {
  gateway: Gateway
  /** Plays the buyer at the provider. */
  pay: (paid: Paid) => unknown
  /** The next call that changes something: its answer is lost after it took effect, or nothing is carried out. */
  upset: (how: 'lost' | 'away') => void
  webhook: (providerId: string, at: Date) => Promise<RawWebhook> | RawWebhook
  /** Signs a webhook about a payment that nobody began; `webhook` can, unless it gives what was sent. */
  invented?: (providerId: string) => RawWebhook
  forge: (webhook: RawWebhook) => RawWebhook
  /** How old a webhook may not be. */
  staleAfterMs: number
  flaws: () => readonly string[]
}

const down = (how: 'lost' | 'away') => ({ status: 503, body: { name: 'DOWN' }, after: how === 'lost' })
const changed = (webhook: RawWebhook): RawWebhook => ({ ...webhook, bytes: Buffer.concat([webhook.bytes, Buffer.from(' ')]) })

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
const paypalEvent = (id: string, at: Date, of: 'paypal' | 'stranger' = 'paypal') => {
  const bytes = Buffer.from(JSON.stringify({ id: `WH-${id}`, event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } }))
  return paypalWebhook(paypal.url, { bytes, at, of })
}
const testEvent = (charge: string): RawWebhook => {
  const bytes = Buffer.from(JSON.stringify({ id: `evt_${charge}`, type: 'charge.approved', charge }))
  return { bytes, headers: { 'test-signature': signWithTime('a secret of tests', bytes, START) } }
}

const harnesses: [string, Harness][] = [
  [
    'STRIPE',
    {
      gateway: createStripeGateway({ secretKey: 'sk_test_1', webhookSecrets: [WEBHOOK_SECRET], url: stripe.url }),
      pay: ({ providerId }) => stripe.pay(providerId),
      // The library asks again by itself once.
      upset: (how) => {
        stripe.next = { ...down(how), body: { error: { type: 'api_error', message: 'down' } } }
      },
      webhook: stripeEvent,
      forge: changed,
      staleAfterMs: minutes(5),
      flaws: () => stripe.flaws,
    },
  ],
  [
    'PAYPAL',
    {
      gateway: createPaypalGateway(
        { clientId: 'client', clientSecret: 'secret', webhookId: PAYPAL_WEBHOOK_ID, url: paypal.url },
        { ...environment, roots: PAYPAL_ROOTS },
      ),
      pay: ({ providerId }) => paypal.approve(providerId),
      upset: (how) => {
        paypal.next = down(how)
      },
      webhook: paypalEvent,
      forge: changed,
      staleAfterMs: days(3),
      flaws: () => paypal.flaws,
    },
  ],
  [
    'LIQPAY',
    {
      gateway: createLiqpayGateway(
        { publicKey: 'public', privateKey: liqpay.privateKey, url: liqpay.url, hookUrl: 'https://site.test/hooks/liqpay' },
        environment,
      ),
      pay: ({ browser }) => browser.gateway === 'LIQPAY' && liqpay.pay(browser),
      upset: (how) => {
        liqpay.next = down(how)
      },
      webhook: (providerId, at) => ({ bytes: liqpay.callback(providerId, { end_date: at.getTime() }), headers: {} }),
      forge: ({ bytes, headers }) => ({ bytes: Buffer.from(Buffer.from(bytes).toString().replace('data=', 'data=eyJ4Ijox')), headers }),
      staleAfterMs: days(3),
      flaws: () => liqpay.flaws,
    },
  ],
  [
    'TEST',
    {
      gateway: played.gateway,
      pay: ({ providerId }) => played.pay(providerId, 'approve'),
      upset: (how) => void manners.push(how === 'lost' ? 'vanishes' : 'is_away'),
      webhook: () => sent.at(-1) as RawWebhook,
      invented: testEvent,
      forge: changed,
      staleAfterMs: minutes(5),
      flaws: () => [],
    },
  ],
  [
    'TEST by redirect',
    {
      gateway: redirecting.gateway,
      pay: async ({ browser }) => {
        if (browser.gateway !== 'TEST' || browser.redirectUrl === undefined) throw new Error('the buyer is sent nowhere')
        const gone = await fetch(browser.redirectUrl, { redirect: 'manual' })
        expect([gone.status, gone.headers.get('location')]).toEqual([303, BACK])
      },
      upset: (how) => void manners.push(how === 'lost' ? 'vanishes' : 'is_away'),
      webhook: () => sent.at(-1) as RawWebhook,
      invented: testEvent,
      forge: changed,
      staleAfterMs: minutes(5),
      flaws: () => [],
    },
  ],
]

beforeEach(() => {
  time.now = START
})

let count = 0

describe.each(harnesses)('%s', (_name, { gateway, pay, upset, webhook, invented = (id) => webhook(id, START), forge, staleAfterMs, flaws }) => {
  const paymentServices = createPaymentServices({ gateways: [gateway], watchers: [] })
  const begin = async (more: Partial<StartRequest> = {}) => {
    count += 1
    const request = {
      reference: `order ${count}`,
      vendor: gateway.name,
      amount: { minor: 50_000, currency: 'USD' },
      isOnHold: false,
      description: 'حجز سيارة',
      returnUrl: BACK,
      ...more,
    }
    const started = await startPayment(ctx, paymentServices, request)
    if (!started.ok) throw new Error(started.code)
    const { id, providerId } = started.value.payment
    return { id, providerId: providerId ?? '', browser: started.value.browser, request }
  }
  const settle = (id: number) => settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
  const paid = async (more: Partial<StartRequest> = {}) => {
    const begun = await begin(more)
    await pay(begun)
    await settle(begun.id)
    return begun
  }
  const now = (id: number) => readPayment(ctx, { id })
  const later = async (ms: number) => {
    time.now = new Date(time.now.getTime() + ms)
    await carryOutTasks(ctx, paymentServices)
  }

  test('begins once for a reference, also when the first answer was lost', async () => {
    const begun = await begin()
    const again = await startPayment(ctx, paymentServices, begun.request)
    expect(again).toMatchObject({ ok: true, value: { payment: { id: begun.id, providerId: begun.providerId, state: 'pending' } } })
    expect(await settle(begun.id)).toMatchObject({ ok: true, value: { state: 'pending' } })
  })

  test('takes the money of what the buyer paid; without the buyer it takes nothing', async () => {
    const { id } = await paid()
    expect(await now(id)).toMatchObject({ state: 'captured', capturedMinor: 50_000, refundedMinor: 0 })
  })

  test.each(['lost', 'away'] as const)('[C-254] holds money first and takes it once, though an answer is %s', async (how) => {
    const { id } = await paid({ isOnHold: true })
    expect(await now(id)).toMatchObject({ state: 'authorised', capturedMinor: 0 })
    await capturePayment(ctx, { id, key: 'confirmed' })
    upset(how)
    await carryOutTasks(ctx, paymentServices)
    await later(hours(1))
    expect(await now(id)).toMatchObject({ state: 'captured', capturedMinor: 50_000 })
  })

  test.each(['lost', 'away'] as const)('gives a part back once, and then the rest, though an answer is %s', async (how) => {
    const { id } = await paid()
    await refundPayment(ctx, { id, key: 'part', minor: 20_000 })
    upset(how)
    await carryOutTasks(ctx, paymentServices)
    await later(hours(1))
    expect(await now(id)).toMatchObject({ state: 'part_refunded', refundedMinor: 20_000 })
    await refundPayment(ctx, { id, key: 'rest' })
    await carryOutTasks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'refunded', refundedMinor: 50_000 })
  })

  test('lets held money go, and does not let go what it has taken', async () => {
    const { id } = await paid({ isOnHold: true })
    await releasePayment(ctx, { id, key: 'cancelled' })
    await carryOutTasks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'released', capturedMinor: 0 })
    const taken = await paid()
    await releasePayment(ctx, { id: taken.id, key: 'cancelled' })
    await carryOutTasks(ctx, paymentServices)
    expect(await now(taken.id)).toMatchObject({ state: 'refunded' })
  })

  test('closes what nobody pays within the hour', async () => {
    const { id } = await begin()
    time.now = new Date(START.getTime() + minutes(61))
    await checkPayments(ctx, paymentServices, 'release')
    await carryOutTasks(ctx, paymentServices)
    expect(await now(id)).toMatchObject({ state: 'expired' })
  })

  test('a webhook completes a payment whose buyer never came back; twice changes nothing', async () => {
    const begun = await begin()
    await pay(begun)
    const one = await webhook(begun.providerId, START)
    const deliver = () => receiveWebhook(ctx, paymentServices, { gateway: gateway.name, webhook: one })
    expect([await deliver(), await deliver()]).toEqual([
      { ok: true, value: { isNew: true } },
      { ok: true, value: { isNew: false } },
    ])
    await processWebhooks(ctx, paymentServices)
    expect(await now(begun.id)).toMatchObject({ state: 'captured' })
  })

  test('a webhook that is forged or stale is refused on its bytes and not stored', async () => {
    const begun = await begin()
    await pay(begun)
    const one = await webhook(begun.providerId, START)
    const receive = (raw: RawWebhook) => receiveWebhook(ctx, paymentServices, { gateway: gateway.name, webhook: raw })
    const before = (await db.execute(sql`select id from payment_webhook`)).rows.length
    expect(await receive(forge(one))).toEqual({ ok: false, code: 'forged' })
    expect(await receive({ bytes: Buffer.from('{}'), headers: {} })).toEqual({ ok: false, code: 'forged' })
    time.now = new Date(START.getTime() + staleAfterMs + minutes(1))
    expect(await receive(one)).toEqual({ ok: false, code: 'stale' })
    expect((await db.execute(sql`select id from payment_webhook`)).rows.length).toBe(before)
  })

  test('a genuine webhook that no database stores is unreadable, not a failure', async () => {
    const receive = async (id: string) => receiveWebhook(ctx, paymentServices, { gateway: gateway.name, webhook: await invented(id) })
    expect(await receive('stranger')).toMatchObject({ ok: true })
    for (const id of ['a\u0000b', '\ud800']) expect(await receive(id)).toEqual({ ok: false, code: 'unreadable' })
  })

  test('reconciliation finds money that only the provider has, lists it once, and takes over what was given up too soon', async () => {
    const [held, taken, refunded, late] = [await paid({ isOnHold: true }), await paid(), await paid(), await paid()]
    await refundPayment(ctx, { id: refunded.id, key: 'x' })
    await carryOutTasks(ctx, paymentServices)
    // As after restoring a backup: the provider has a payment that we do not know.
    for (const { id } of [held, taken, refunded]) await db.execute(sql`delete from payment where id = ${id}`)
    // Given up long ago, so that only the provider's list still names it.
    await db.execute(
      sql`update payment set state = 'expired', captured_minor = 0, check_at = null, updated_at = ${new Date(START.getTime() - days(60))}::timestamptz where id = ${late.id}`,
    )
    await reconcilePayments(ctx, paymentServices)
    await reconcilePayments(ctx, paymentServices)
    const { rows } = await db.execute<{ provider_id: string; theirs: string }>(
      sql`select provider_id, theirs from payment_difference where gateway = ${gateway.name} and kind = 'unknown' and provider_id in (${held.providerId}, ${taken.providerId}, ${refunded.providerId}) order by theirs`,
    )
    expect(rows).toEqual([
      { provider_id: held.providerId, theirs: 'authorised 50000 USD' },
      { provider_id: taken.providerId, theirs: 'captured 50000 USD' },
    ])
    expect(await now(late.id)).toMatchObject({ state: 'captured', capturedMinor: 50_000 })
  })

  test('every call fits what the provider says of its calls', () => {
    expect(flaws()).toEqual([])
  })
})

describe('what only one of them has', () => {
  const byName = new Map(harnesses)
  const request = (vendor: string, more: Partial<StartRequest> = {}) => {
    count += 1
    return { reference: `order ${count}`, vendor, amount: { minor: 50_000, currency: 'USD' }, isOnHold: false, ...more }
  }

  test('[C-104][C-253] Stripe charges in the name of the connected account, for every call of the payment', async () => {
    const paymentServices = createPaymentServices({ gateways: [byName.get('STRIPE')?.gateway as Gateway], watchers: [] })
    const started = await startPayment(ctx, paymentServices, request('STRIPE', { stripeAccount: 'acct_1' }))
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
    const paymentServices = createPaymentServices({ gateways: [byName.get('STRIPE')?.gateway as Gateway], watchers: [] })
    for (const account of ['acct_one', 'acct_two', null]) {
      const started = await startPayment(ctx, paymentServices, request('STRIPE', { stripeAccount: account }))
      if (!started.ok) throw new Error(started.code)
      stripe.pay(started.value.payment.providerId ?? '')
    }
    // Money on a connected account whose payment is lost.
    const [lost] = [...stripe.intents.values()].filter(({ account }) => account === 'acct_two')
    await db.execute(sql`update payment set provider_id = 'pi_another', key = 'another' where provider_id = ${lost?.id}`)
    stripe.accounts.length = 0
    await reconcilePayments(ctx, paymentServices)
    expect(stripe.accounts).toEqual(expect.arrayContaining(['acct_one', 'acct_two', undefined]))
    const { rows } = await db.execute(sql`select theirs from payment_difference where provider_id = ${lost?.id} and kind = 'unknown'`)
    expect(rows).toEqual([{ theirs: 'captured 50000 USD' }])
  })

  test('a chargeback at Stripe is read from the payment itself, at PayPal from its webhook', async () => {
    const gateways = [byName.get('STRIPE')?.gateway as Gateway, byName.get('PAYPAL')?.gateway as Gateway]
    const paymentServices = createPaymentServices({ gateways, watchers: [] })
    const start = async (vendor: string) => {
      const started = await startPayment(ctx, paymentServices, request(vendor))
      if (!started.ok) throw new Error(started.code)
      return started.value.payment
    }
    const [one, other] = [await start('STRIPE'), await start('PAYPAL')]
    stripe.pay(one.providerId ?? '')
    paypal.approve(other.providerId ?? '')
    const settle = (id: number) => settlePayment(ctx, paymentServices, { name: { id }, source: 'webhook' })
    for (const { id } of [one, other]) await settle(id)
    const intent = stripe.intents.get(one.providerId ?? '')
    if (intent) intent.isDisputed = true
    expect(await settle(one.id)).toMatchObject({ value: { state: 'disputed' } })
    if (intent) intent.disputeStatus = 'lost'
    expect(await settle(one.id)).toMatchObject({ value: { state: 'refunded', refundedMinor: 50_000 } })
    const custom = paypal.orders.get(other.providerId ?? '')?.purchase_units[0]?.custom_id
    const tell = async (id: string, resource: object) => {
      const bytes = Buffer.from(JSON.stringify({ id, event_type: 'CUSTOMER.DISPUTE.UPDATED', resource: { disputed_transactions: [{ custom }], ...resource } }))
      await receiveWebhook(ctx, paymentServices, { gateway: 'PAYPAL', webhook: paypalWebhook(paypal.url, { bytes, at: START }) })
      await processWebhooks(ctx, paymentServices)
    }
    await tell('WH-D1', { status: 'OPEN' })
    expect(await settle(other.id)).toMatchObject({ value: { state: 'disputed' } })
    await tell('WH-D2', { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } })
    expect(await settle(other.id)).toMatchObject({ value: { state: 'captured' } })
    await tell('WH-D3', { status: 'OPEN' })
    await tell('WH-D4', { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } })
    expect(await readPayment(ctx, { id: other.id })).toMatchObject({ state: 'refunded', refundedMinor: 50_000 })
  })

  test('a webhook of PayPal with somebody else’s certificate is forged, also when its signature is right', async () => {
    const paymentServices = createPaymentServices({ gateways: [byName.get('PAYPAL')?.gateway as Gateway], watchers: [] })
    const stranger = paypalEvent('ORDER1', START, 'stranger')
    expect(await receiveWebhook(ctx, paymentServices, { gateway: 'PAYPAL', webhook: stranger })).toEqual({ ok: false, code: 'forged' })
    const elsewhere = { ...stranger, headers: { ...stranger.headers, 'paypal-cert-url': 'https://paypal.com.evil.test/v1/notifications/certs/paypal' } }
    expect(await receiveWebhook(ctx, paymentServices, { gateway: 'PAYPAL', webhook: elsewhere })).toEqual({ ok: false, code: 'forged' })
  })

  test.each([
    ['STRIPE', 'capture', 6, 'captured'],
    ['STRIPE', 'release', 6, 'released'],
    ['LIQPAY', 'capture', 6, 'captured'],
    ['LIQPAY', 'release', 6, 'released'],
    ['PAYPAL', 'capture', 32, 'captured'],
  ] as const)('%s: what is held is dealt with before it lapses, by the setting: %s', async (name, lapsing, day, state) => {
    const harness = byName.get(name) as Harness
    const paymentServices = createPaymentServices({ gateways: [harness.gateway], watchers: [] })
    const started = await startPayment(ctx, paymentServices, request(name, { isOnHold: true }))
    if (!started.ok) throw new Error(started.code)
    const { payment, browser } = started.value
    await harness.pay({ providerId: payment.providerId ?? '', browser })
    await settlePayment(ctx, paymentServices, { name: { id: payment.id }, source: 'buyer' })
    for (let passed = 1; passed <= day; passed += 1) {
      time.now = new Date(START.getTime() + days(passed) + minutes(1))
      await checkPayments(ctx, paymentServices, lapsing)
      await carryOutTasks(ctx, paymentServices)
      if (passed === 2) expect(await readPayment(ctx, { id: payment.id })).toMatchObject({ state: 'authorised' })
    }
    expect(await readPayment(ctx, { id: payment.id })).toMatchObject({ state })
  })

  test('PayPal prolongs a hold once; after that it is let go in time', async () => {
    const paymentServices = createPaymentServices({ gateways: [byName.get('PAYPAL')?.gateway as Gateway], watchers: [] })
    const started = await startPayment(ctx, paymentServices, request('PAYPAL', { isOnHold: true }))
    if (!started.ok) throw new Error(started.code)
    const { id, providerId } = started.value.payment
    paypal.approve(providerId ?? '')
    await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
    const at = async (day: number) => {
      time.now = new Date(START.getTime() + days(day) + minutes(1))
      await checkPayments(ctx, paymentServices, 'release')
      await carryOutTasks(ctx, paymentServices)
      return (await readPayment(ctx, { id }))?.state
    }
    expect(await at(4)).toBe('authorised')
    expect(paypal.orders.get(providerId ?? '')?.purchase_units[0]?.payments.authorizations).toHaveLength(2)
    expect(await at(20)).toBe('authorised')
    expect(await at(32)).toBe('released')
  })
})

test('each call that a gateway has was made above, and fits what the vendor describes', () => {
  expect([...stripe.unseen(), ...paypal.unseen()]).toEqual(['get /v1/balance', 'get /v1/webhook_endpoints', 'get /v1/notifications/webhooks/{webhook_id}'])
})
