import { expect, test } from 'vitest'
import { days, minutes } from '#kernel/durations.ts'
import { aPaypal, PAYPAL_ROOTS, PAYPAL_WEBHOOK_ID, paypalWebhook } from '#tests/support/services/a-paypal.ts'
import { aRequest, tampered, down, gatewayRoom, gatewaySuite, type Harness, START } from '#tests/support/services/gateway-suite.ts'
import {
  carryOutTasks,
  checkPayments,
  createPaymentServices,
  processWebhooks,
  readPayment,
  receiveWebhook,
  settlePayment,
  startPayment,
} from '../../index.server.ts'
import { createPaypalGateway } from './paypal-gateway.server.ts'

const room = await gatewayRoom()
const { time, ctx, clock, environment } = room
const paypal = await aPaypal(clock.now)

const paypalEvent = (id: string, at: Date, of: 'paypal' | 'stranger' = 'paypal') => {
  const bytes = Buffer.from(JSON.stringify({ id: `WH-${id}`, event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } }))
  return paypalWebhook(paypal.url, { bytes, at, of })
}

const harness: Harness = {
  gateway: createPaypalGateway(
    { clientId: 'client', clientSecret: 'secret', webhookId: PAYPAL_WEBHOOK_ID, url: paypal.url },
    { ...environment, roots: PAYPAL_ROOTS },
  ),
  pay: ({ providerId }) => paypal.approve(providerId),
  upset: (how) => {
    paypal.next = down(how)
  },
  webhook: paypalEvent,
  forge: tampered,
  staleAfterMs: days(3),
  lapses: [['capture', 32, 'captured']],
  flaws: () => paypal.flaws,
}
gatewaySuite('PAYPAL', room, harness)

test('a chargeback is known by its webhook alone', async () => {
  const paymentServices = createPaymentServices({ gateways: [harness.gateway], watchers: [] })
  const started = await startPayment(ctx, paymentServices, aRequest('PAYPAL'))
  if (!started.ok) throw new Error(started.code)
  const { id, providerId } = started.value.payment
  paypal.approve(providerId ?? '')
  const settle = () => settlePayment(ctx, paymentServices, { name: { id }, source: 'webhook' })
  await settle()
  const custom = paypal.orders.get(providerId ?? '')?.purchase_units[0]?.custom_id
  const tell = async (event: string, resource: object) => {
    const bytes = Buffer.from(
      JSON.stringify({ id: event, event_type: 'CUSTOMER.DISPUTE.UPDATED', resource: { disputed_transactions: [{ custom }], ...resource } }),
    )
    await receiveWebhook(ctx, paymentServices, { gateway: 'PAYPAL', webhook: paypalWebhook(paypal.url, { bytes, at: START }) })
    await processWebhooks(ctx, paymentServices)
  }
  await tell('WH-D1', { status: 'OPEN' })
  expect(await settle()).toMatchObject({ value: { state: 'disputed' } })
  await tell('WH-D2', { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } })
  expect(await settle()).toMatchObject({ value: { state: 'captured' } })
  await tell('WH-D3', { status: 'OPEN' })
  await tell('WH-D4', { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } })
  expect(await readPayment(ctx, { id })).toMatchObject({ state: 'refunded', refundedMinor: 50_000 })
})

test('a webhook of PayPal with somebody else’s certificate is forged, also when its signature is right', async () => {
  const paymentServices = createPaymentServices({ gateways: [harness.gateway], watchers: [] })
  const stranger = paypalEvent('ORDER1', START, 'stranger')
  expect(await receiveWebhook(ctx, paymentServices, { gateway: 'PAYPAL', webhook: stranger })).toEqual({ ok: false, code: 'forged' })
  const elsewhere = { ...stranger, headers: { ...stranger.headers, 'paypal-cert-url': 'https://paypal.com.evil.test/v1/notifications/certs/paypal' } }
  expect(await receiveWebhook(ctx, paymentServices, { gateway: 'PAYPAL', webhook: elsewhere })).toEqual({ ok: false, code: 'forged' })
})

test('PayPal prolongs a hold once; after that it is let go in time', async () => {
  const paymentServices = createPaymentServices({ gateways: [harness.gateway], watchers: [] })
  const started = await startPayment(ctx, paymentServices, aRequest('PAYPAL', { isOnHold: true }))
  if (!started.ok) throw new Error(started.code)
  const { id, providerId } = started.value.payment
  paypal.approve(providerId ?? '')
  await settlePayment(ctx, paymentServices, { name: { id }, source: 'buyer' })
  const at = async (day: number) => {
    time.now = new Date(START.getTime() + days(day) + minutes(1))
    await checkPayments(ctx, paymentServices, { lapsing: 'release' })
    await carryOutTasks(ctx, paymentServices)
    return (await readPayment(ctx, { id }))?.state
  }
  expect(await at(4)).toBe('authorized')
  expect(paypal.orders.get(providerId ?? '')?.purchase_units[0]?.payments.authorizations).toHaveLength(2)
  expect(await at(20)).toBe('authorized')
  expect(await at(32)).toBe('released')
})

test('a long description reaches PayPal without half of an emoji at its end', async () => {
  const paymentServices = createPaymentServices({ gateways: [harness.gateway], watchers: [] })
  const started = await startPayment(ctx, paymentServices, aRequest('PAYPAL', { description: `${'x'.repeat(126)}😀` }))
  if (!started.ok) throw new Error(started.code)
  const [unit] = paypal.orders.get(started.value.payment.providerId ?? '')?.purchase_units ?? []
  expect(unit).toMatchObject({ description: 'x'.repeat(126) })
})

test('each call that it has was made above, save that of its check, and fits what PayPal describes', () => {
  expect(paypal.unseen()).toEqual(['get /v1/notifications/webhooks/{webhook_id}'])
})
