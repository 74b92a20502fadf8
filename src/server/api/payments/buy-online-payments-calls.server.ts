import { z } from '@hono/zod-openapi'
import { toMinorUnits } from '#kernel/money.ts'
import { done } from '#kernel/outcome.ts'
import { created, data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { beginPayment, beginRefusals } from './begin-payment.server.ts'
import { paymentSetupOf } from './payment-setup.server.ts'

const tag = 'Payments'
const Currency = z.string().regex(/^[A-Z]{3}$/)
const CompanyUuid = z.string().min(1).max(100)
const VehicleId = z.int().positive().max(2_147_483_647).nullable()
const Language = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
  .default('en')
const noStore = () => ({ 'cache-control': 'no-store' })

const Intent = z.strictObject({
  payment: z.strictObject({
    amount: z.int().min(0).openapi({ description: 'In the minor unit of the currency; has to be the fee that the server knows.' }),
    currency: Currency,
    vehicle_id: VehicleId,
    company_uuid: CompanyUuid,
    capture_method: z.literal('manual').optional().openapi({ description: 'Only when the payment is on hold.' }),
  }),
  stripe_account_id: z.string().max(100).optional(),
})

const PaypalOrder = z.strictObject({
  order: z.strictObject({
    amount_value: z.string().max(20).openapi({ description: 'A decimal with the digits of the currency.', example: '500.00' }),
    amount_currency_code: Currency,
    company_uuid: CompanyUuid,
    vehicle_id: VehicleId,
  }),
})

const Checkout = z.object({
  company_uuid: CompanyUuid,
  amount: z.string().max(20),
  currency: Currency,
  description: z.string().max(500),
  language: Language,
  paytypes: z.string().max(200).optional(),
  result_url: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional(),
  vehicle_id: z.coerce.number().int().positive().max(2_147_483_647).optional(),
})

/** Beginning a payment, by gateway. Amounts are compared with what the server knows (C-251 to C-255, C-264 to C-268). */
export const buyOnlinePaymentsCalls = [
  defineCall({
    method: 'get',
    path: '/buy_online/payment_setup',
    tag,
    who: 'anyone',
    summary: 'What browsers need to show the fields of the payment providers',
    answer: data(
      z.object({
        stripe: z.object({ publishable_key: z.string() }).nullable(),
        paypal: z.object({ client_id: z.string(), script_url: z.string() }).nullable(),
        liqpay: z.boolean(),
        test: z.boolean(),
      }),
      'Gateways that are set up. Nothing of it is secret.',
    ),
    extraHeaders: noStore,
    refusals: {},
    run: (ctx) => done(paymentSetupOf(ctx.services.env)),
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/payment',
    tag,
    who: 'anyone',
    summary: 'Begins a payment by Stripe',
    body: Intent,
    answer: created(z.object({ stripe_payment_intent_id: z.string(), client_secret: z.string(), status: z.string() }), 'Ready to be paid in the browser.'),
    extraHeaders: noStore,
    refusals: beginRefusals,
    run: async (ctx, { body: { payment, stripe_account_id: stripeAccount = null } }) => {
      const money = { minor: payment.amount, currency: payment.currency }
      const outcome = await beginPayment(ctx, {
        ...{ gateway: 'STRIPE', vehicleId: payment.vehicle_id, companyUuid: payment.company_uuid, stripeAccount },
        amount: { field: 'payment.amount', money },
        isOnHold: payment.capture_method === 'manual',
      })
      if (!outcome.ok) return outcome
      const { browser } = outcome.value
      if (browser.gateway !== 'STRIPE') throw new Error('Stripe opened a payment of another gateway')
      return done({ stripe_payment_intent_id: outcome.value.payment.providerId ?? '', client_secret: browser.clientSecret, status: browser.status })
    },
  }),
  defineCall({
    method: 'post',
    path: '/buy_online/paypal/create_order',
    tag,
    who: 'anyone',
    summary: 'Begins a payment by PayPal',
    body: PaypalOrder,
    answer: created(z.object({ paypal_order_id: z.string(), status: z.string() }), 'Ready to be approved by the buyer.'),
    extraHeaders: noStore,
    refusals: beginRefusals,
    run: async (ctx, { body: { order } }) => {
      const money = moneyOf(order.amount_value, order.amount_currency_code)
      const outcome = await beginPayment(ctx, {
        ...{ gateway: 'PAYPAL', vehicleId: order.vehicle_id, companyUuid: order.company_uuid },
        amount: { field: 'order.amount_value', money },
      })
      if (!outcome.ok) return outcome
      const { browser } = outcome.value
      if (browser.gateway !== 'PAYPAL') throw new Error('PayPal opened a payment of another gateway')
      return done({ paypal_order_id: outcome.value.payment.providerId ?? '', status: browser.status })
    },
  }),
  defineCall({
    method: 'get',
    path: '/buy_online/liqpay/checkout_data',
    tag,
    who: 'anyone',
    summary: 'Begins a payment by LiqPay: the form that leads to its page',
    query: Checkout,
    answer: data(
      z.object({ data: z.string(), signature: z.string(), action_url: z.string(), liqpay_order_id: z.string() }),
      'Post `data` and `signature` as a form to `action_url`.',
    ),
    extraHeaders: noStore,
    refusals: beginRefusals,
    run: async (ctx, { query }) => {
      const isOurs = query.result_url === undefined || URL.parse(query.result_url)?.origin === new URL(ctx.services.env.PUBLIC_URL).origin
      const outcome = await beginPayment(ctx, {
        ...{ gateway: 'LIQPAY', vehicleId: query.vehicle_id ?? null, companyUuid: query.company_uuid },
        amount: { field: 'amount', money: moneyOf(query.amount, query.currency) },
        ...{ description: query.description, language: query.language, payTypes: query.paytypes ?? '' },
        // Nobody is led away from the site by a link to it.
        returnUrl: isOurs ? (query.result_url ?? '') : '',
      })
      if (!outcome.ok) return outcome
      const { browser, payment } = outcome.value
      if (browser.gateway !== 'LIQPAY') throw new Error('LiqPay opened a payment of another gateway')
      return done({ data: browser.data, signature: browser.signature, action_url: browser.actionUrl, liqpay_order_id: payment.providerId ?? '' })
    },
  }),
]

/** A decimal text as money; null for one that is none. */
function moneyOf(text: string, currency: string): { minor: number; currency: string } | null {
  return /^\d{1,12}(\.\d{1,3})?$/.test(text) ? { minor: toMinorUnits(Number(text), currency), currency } : null
}
