import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { PayableFinder } from '#domains/payments/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { aLiqpay } from '#tests/support/services/a-liqpay.ts'
import { aPaypal, PAYPAL_WEBHOOK_ID } from '#tests/support/services/a-paypal.ts'
import { aStripe } from '#tests/support/services/a-stripe.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const stripe = await aStripe()
const paypal = await aPaypal(() => new Date())
const liqpay = await aLiqpay()
const keys = {
  ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_tests', STRIPE_API_URL: stripe.url },
  ...{ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID, PAYPAL_API_URL: paypal.url },
  ...{ LIQPAY_PUBLIC_KEY: 'public', LIQPAY_PRIVATE_KEY: liqpay.privateKey, LIQPAY_API_URL: liqpay.url },
}
const services = await testServices({ PUBLIC_URL: 'http://site.localhost', SERVICE_NETWORK: 'private', ...keys })
const bare = await testServices()
const { post, call, audited } = apiCaller(services)

// What orders answer has tests of its own: here it is a reservation of 500 dollars, held, for whoever asks with its cookie.
vi.mock('#server/payments/payment-domains.gen.server.ts', () => {
  const find: PayableFinder = async (_ctx, { vehicleId, gateway, cookie }) => {
    if (vehicleId === 2) return refuse('locked')
    if (vehicleId !== 1 || cookie('buyer') === undefined) return refuse('gone')
    const terms = { amount: { minor: 50_000, currency: 'USD' }, isOnHold: true, stripeAccount: 'acct_1', description: 'حجز سيارة' }
    return done({ reference: `lock ${gateway} ${cookie('buyer')}`, ...terms })
  }
  return { payableFinders: [find], paymentWatchers: () => [] }
})

const anyone = (buyer = 'one') => ({ token: null, headers: { cookie: `buyer=${buyer}` } })
const payment = { amount: 50_000, currency: 'USD', vehicle_id: 1, company_uuid: 'c-1', capture_method: 'manual' }
const intent = { payment, stripe_account_id: 'acct_1' }
const order = { amount_value: '500.00', amount_currency_code: 'USD', company_uuid: 'c-1', vehicle_id: 1 }
const checkout = (more: Record<string, string> = {}) =>
  `/buy_online/liqpay/checkout_data?${new URLSearchParams({ company_uuid: 'c-1', amount: '500', currency: 'USD', description: 'x', vehicle_id: '1', ...more })}`

describe('beginning a payment', () => {
  test('[C-253][C-255] Stripe: the intent with its secret; the same again for a double click', async () => {
    const [first, second] = await Promise.all([post('/buy_online/payment', intent, anyone()), post('/buy_online/payment', intent, anyone())])
    expect(first).toMatchObject({ status: 201, json: { data: { client_secret: expect.any(String), status: 'requires_payment_method' } } })
    expect(Object.keys(first.json.data).sort()).toEqual(['client_secret', 'status', 'stripe_payment_intent_id'])
    expect(second.json).toEqual(first.json)
    expect(stripe.intents.size).toBe(1)
    expect([...stripe.intents.values()][0]).toMatchObject({ amount: 50_000, currency: 'usd', capture_method: 'manual', account: 'acct_1' })
  })

  test('[C-251][C-252] PayPal: the order', async () => {
    const answer = await post('/buy_online/paypal/create_order', { order }, anyone())
    expect(answer).toMatchObject({ status: 201, json: { data: { status: 'CREATED', paypal_order_id: 'ORDER1' } } })
    expect(paypal.orders.get('ORDER1')).toMatchObject({ intent: 'AUTHORIZE', purchase_units: [{ amount: { currency_code: 'USD', value: '500.00' } }] })
  })

  test('[C-264][C-265][C-267] LiqPay: data and signature, in English unless asked otherwise; nobody is led to another site', async () => {
    const formOf = async (more: Record<string, string>) => {
      const { status, json } = await call(checkout(more), anyone())
      expect(status).toBe(200)
      liqpay.pay({ data: json.data.data, signature: json.data.signature }, 'failure')
      return JSON.parse(Buffer.from(json.data.data, 'base64').toString())
    }
    expect(await formOf({})).toMatchObject({ language: 'en', amount: 500, action: 'hold' })
    expect(liqpay.flaws).toEqual([])
    expect(await formOf({ language: 'uk', result_url: 'http://site.localhost/ar/x', paytypes: 'card' })).toMatchObject({
      ...{ language: 'uk', result_url: 'http://site.localhost/ar/x', paytypes: 'card' },
    })
    expect(await formOf({ result_url: 'https://evil.test/' })).not.toHaveProperty('result_url')
  })

  test.each([
    ['amount', { ...intent, payment: { ...payment, amount: 100 } }, 'payment.amount'],
    ['currency', { ...intent, payment: { ...payment, currency: 'IRR' } }, 'payment.amount'],
    ['capture_method', { ...intent, payment: { ...payment, capture_method: undefined } }, 'payment.capture_method'],
    ['account', { ...intent, stripe_account_id: 'acct_2' }, 'stripe_account_id'],
    ['absent account', { payment }, 'stripe_account_id'],
  ])('[C-252][C-255] a changed %s is refused, and the provider hears nothing of it', async (_what, body, field) => {
    const before = stripe.keys.length
    expect(await post('/buy_online/payment', body, anyone('tampering'))).toMatchObject({
      status: 422,
      json: { error: { fields: { [field]: expect.anything() } } },
    })
    expect(stripe.keys.length).toBe(before)
  })

  test('[C-252] so is a changed amount of PayPal and LiqPay', async () => {
    const fewer = { order: { ...order, amount_value: '5.00' } }
    expect((await post('/buy_online/paypal/create_order', fewer, anyone('tampering'))).status).toBe(422)
    expect((await post('/buy_online/paypal/create_order', { order: { ...order, amount_value: '5e2' } }, anyone('tampering'))).status).toBe(422)
    expect((await call(checkout({ amount: '0.01' }), anyone('tampering'))).status).toBe(422)
  })

  test('[C-251][C-253] unknown keys are refused', async () => {
    expect((await post('/buy_online/payment', { payment: { ...payment, stripe_account_id: 'acct_1' } }, anyone())).status).toBe(422)
    expect((await post('/buy_online/paypal/create_order', { order, amount: 1 }, anyone())).status).toBe(422)
    expect((await post('/buy_online/paypal/create_order', { order: { ...order, payee: 'me' } }, anyone())).status).toBe(422)
  })

  test('[C-264] a form of LiqPay needs the company, the amount, the currency and what is paid for', async () => {
    const { pathname, searchParams } = new URL(checkout(), 'http://site.localhost')
    for (const name of ['company_uuid', 'amount', 'currency', 'description']) {
      const fewer = new URLSearchParams([...searchParams].filter(([key]) => key !== name))
      expect([name, (await call(`${pathname}?${fewer}`, anyone())).status]).toEqual([name, 422])
    }
  })

  test('[C-268] what a visitor does not buy is not there, what somebody else buys is a conflict', async () => {
    expect((await post('/buy_online/payment', intent, { token: null })).status).toBe(404)
    expect((await post('/buy_online/payment', { ...intent, payment: { ...payment, vehicle_id: 2 } }, anyone())).status).toBe(409)
  })

  test('[C-255][C-268] a declined payment is 402, a provider that is down 502, and one that is not set up 503', async () => {
    stripe.next = { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'no' } }, after: false }
    expect(await post('/buy_online/payment', intent, anyone('declined'))).toMatchObject({ status: 402, json: { errors: [{ code: 'payment_failed' }] } })
    paypal.next = { status: 503, body: {}, after: false }
    expect(await post('/buy_online/paypal/create_order', { order }, anyone('down'))).toMatchObject({
      status: 502,
      json: { errors: [{ code: 'provider_unavailable' }] },
    })
    expect((await post('/buy_online/paypal/create_order', { order }, anyone('down'))).status).toBe(201)
    expect((await apiCaller(bare).post('/buy_online/payment', intent, { token: null, headers: { cookie: '__Host-buyer=one' } })).status).toBe(503)
  })

  test('[C-266] a payment that names no language is in English, and one in Arabic stays so', async () => {
    // An address begins so many payments and no more, until some time has passed.
    services.time.now = new Date(services.time.now.getTime() + minutes(10))
    const languageOf = async (buyer: string) =>
      (await services.database.db.execute<{ language: string }>(sql`select language from payment where reference like ${`%${buyer}`}`)).rows.map(
        ({ language }) => language,
      )
    await post('/buy_online/payment', intent, anyone('plain'))
    await post('/buy_online/paypal/create_order', { order }, anyone('plain'))
    await call(checkout(), anyone('plain'))
    expect(await languageOf('plain')).toEqual(['en', 'en', 'en'])
    await call(checkout({ language: 'ar' }), anyone('arabic'))
    expect(await languageOf('arabic')).toEqual(['ar'])
  })

  test('the setup contains public values only', async () => {
    expect((await call('/buy_online/payment_setup', { token: null })).json).toEqual({
      data: {
        stripe: { publishable_key: 'pk_test_1' },
        paypal: { client_id: 'client', script_url: 'https://www.paypal.com/sdk/js' },
        liqpay: {},
        test: {},
      },
    })
  })
})

describe('the test gateway', () => {
  const { capture_method: _held, ...paymentRequest } = payment

  test('moves no money and says so by its id; a declined card may be tried again', async () => {
    const { json } = await post('/buy_online/test_payment', { payment: paymentRequest }, anyone())
    const id = json.data.stripe_payment_intent_id
    expect(id).toMatch(/^test_/)
    const pay = (choice: string) => post(`/buy_online/test_payment/${id}/pay`, { choice }, { token: null })
    expect(await pay('decline')).toMatchObject({ status: 200, json: { data: { status: 'declined' } } })
    expect(await pay('approve')).toMatchObject({ status: 200, json: { data: { status: 'approved' } } })
    expect((await pay('approve')).status).toBe(409)
    expect((await post('/buy_online/test_payment/test_x/pay', { choice: 'approve' }, { token: null })).status).toBe(404)
  })

  test('is refused on a public site', async () => {
    const there = apiCaller(bare)
    expect((await there.post('/buy_online/test_payment', { payment: paymentRequest }, anyone())).status).toBe(503)
    expect((await there.post('/buy_online/test_payment/test_x/pay', { choice: 'approve' }, { token: null })).status).toBe(404)
    expect((await there.post('/hooks/test', {}, { token: null })).status).toBe(404)
  })
})

describe('webhooks', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sendLiqpay = (id: string) => call('/hooks/liqpay', { method: 'POST', body: liqpay.callback(id).toString(), token: null, headers })

  test('what is not signed is refused and not stored', async () => {
    for (const name of ['stripe', 'paypal', 'liqpay', 'test'])
      expect([name, (await post(`/hooks/${name}`, { id: 'evt_1' }, { token: null })).status]).toEqual([name, 401])
    expect((await post('/hooks/cash', {}, { token: null })).status).toBe(404)
    expect((await services.database.db.execute(sql`select 1 from payment_webhook where gateway <> 'TEST'`)).rows).toEqual([])
  })

  test('a signed one is answered with 200 and stored once, however often it comes', async () => {
    const send = () => sendLiqpay('somebody’s')
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect((await services.database.db.execute(sql`select state from payment_webhook where gateway = 'LIQPAY'`)).rows).toHaveLength(1)
  })

  test('a signed one that holds a NUL is answered with 400', async () => {
    expect((await sendLiqpay('a\u0000b')).status).toBe(400)
  })
})

describe('staff', () => {
  test('see a payment with its history, refund it once with a reason, and the log says so', async () => {
    const { capture_method: _held, ...paymentRequest } = payment
    // An address begins so many payments and no more, until some time has passed.
    const attempts = await Promise.all(Array.from({ length: 25 }, () => post('/buy_online/test_payment', { payment: paymentRequest }, anyone('many'))))
    expect(attempts.some(({ status }) => status === 429)).toBe(true)
    services.time.now = new Date(services.time.now.getTime() + minutes(10))
    const { json } = await post('/buy_online/test_payment', { payment: paymentRequest }, anyone('staff'))
    const providerId = json.data.stripe_payment_intent_id
    await post(`/buy_online/test_payment/${providerId}/pay`, { choice: 'approve' }, { token: null })
    const { json: foundPayments } = await call('/api/payments/search', { method: 'POST', body: { q: providerId } })
    expect(foundPayments.meta.total).toBe(1)
    const [{ id }] = foundPayments.data
    expect((await post(`/api/payments/${id}/check`, {})).json.data).toEqual({ id, state: 'authorized' })
    const act = (action: string, more: object = {}) => post(`/api/payments/${id}/actions`, { action, reason: 'طلب العميل', key: crypto.randomUUID(), ...more })
    expect((await act('refund')).status).toBe(409)
    expect((await act('capture')).status).toBe(202)
    const key = crypto.randomUUID()
    const log = await audited(async () => {
      expect((await act('refund', { amount_minor: 20_000, key })).status).toBe(202)
      expect((await act('refund', { amount_minor: 20_000, key })).status).toBe(202)
    })
    expect((await act('refund', { amount_minor: 30_001 })).status).toBe(409)
    expect(log[0]).toMatchObject({ action: 'payment.refunded', subject: String(id), changes: { reason: [null, 'طلب العميل'] } })
    const { json: whole } = await call(`/api/payments/${id}`)
    expect(whole.data).toMatchObject({ state: 'part_refunded', captured_minor: 50_000, refunded_minor: 20_000 })
    expect(whole.data.events.map(({ to_state: state }: { to_state: string }) => state)).toEqual([
      'created',
      'pending',
      'authorized',
      'captured',
      'part_refunded',
    ])
    expect(whole.data.tasks.map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`)).toEqual(['capture done', 'refund done'])
    expect(JSON.stringify(whole)).not.toContain('whsec')
  })

  test('settle a difference once, with what they did', async () => {
    await services.database.db.execute(
      sql`insert into payment_difference (gateway, provider_id, kind, ours, theirs, found_at) values ('STRIPE', 'pi_x', 'unknown', '', 'captured 1 USD', now())`,
    )
    const { json } = await call('/api/payment_differences?kind=unknown')
    const [{ id }] = json.data
    expect((await post(`/api/payment_differences/${id}/settle`, { note: 'رُدّ المبلغ' })).status).toBe(200)
    expect((await post(`/api/payment_differences/${id}/settle`, { note: 'مرة أخرى' })).status).toBe(409)
    expect((await call('/api/payment_differences')).json.data[0]).toMatchObject({ note: 'رُدّ المبلغ', settled_at: expect.any(String) })
  })
})
