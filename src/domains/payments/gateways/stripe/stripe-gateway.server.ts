import Stripe from 'stripe'
import { z } from 'zod'
import { type Gateway, type GatewayPayment, GatewayRefusal, GatewayUnreachable, type ListedPayment, type RawWebhook, type WebhookHint } from '../../gateway.ts'
import { toProviderUnits } from '../currency-table.ts'
import { stripeFacts } from './facts.ts'
import { stripeClient } from './stripe-client.server.ts'
import { chargeOf, stripeDisputes, stripeIntent, stripeSnapshot } from './stripe-wire.ts'

/**
 * The account at Stripe, from the environment. Stripe signs what happens on the account and on connected ones with two secrets, since these are
 * two endpoints there; both may have the same address here.
 */
export type StripeAccount = { secretKey: string; webhookSecrets: readonly string[]; url: string }

const MOST_LISTED = 1000
const Reference = z.union([z.string().max(200), z.object({ id: z.string().max(200) })]).nullish()
const referenceId = (value: z.output<typeof Reference>) => (typeof value === 'object' ? value?.id : value)
const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(200),
  data: z.object({ object: z.object({ object: z.string().optional(), id: z.string().max(200).optional(), payment_intent: Reference.catch(null) }) }),
})
/** Marks payments of this site, at an account that others may use as well. */
const MARK = 'maarad_payment'

/** Stripe by its own library: payment intents, whose card data only Stripe sees. */
export function createStripeGateway({ secretKey, webhookSecrets, url }: StripeAccount): Gateway {
  const stripe = stripeClient({ secretKey, url })

  const readPayment = (payment: GatewayPayment) =>
    withReason(async () => {
      const on = accountOf(payment)
      const intent = stripeIntent(await stripe.paymentIntents.retrieve(idOf(payment), { expand: ['latest_charge'] }, on))
      const disputes = chargeOf(intent)?.disputed ? await stripe.disputes.list({ payment_intent: intent.id, limit: 10 }, on) : null
      return stripeSnapshot(intent, stripeDisputes(disputes?.data ?? []))
    })

  return {
    name: 'STRIPE',
    open: (payment) =>
      withReason(async () => {
        const { amount, isOnHold, key, description } = payment
        const answer = await stripe.paymentIntents.create(
          {
            amount: units(payment, amount.minor),
            currency: amount.currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            metadata: { [MARK]: key },
            ...(isOnHold ? { capture_method: 'manual' } : {}),
            ...(description === '' ? {} : { description }),
          },
          { idempotencyKey: `${key}:open`, ...accountOf(payment) },
        )
        const intent = stripeIntent(answer)
        return { providerId: intent.id, browser: { gateway: 'STRIPE', clientSecret: intent.client_secret ?? '', status: intent.status } }
      }),
    read: readPayment,
    // A card is charged in the buyer's browser: nothing is left to complete.
    complete: readPayment,
    capture: (payment, { minor, key }) =>
      withReason(async () => {
        await stripe.paymentIntents.capture(idOf(payment), { amount_to_capture: units(payment, minor) }, { idempotencyKey: key, ...accountOf(payment) })
      }),
    release: (payment, { key }) =>
      withReason(async () => {
        await stripe.paymentIntents.cancel(idOf(payment), { cancellation_reason: 'abandoned' }, { idempotencyKey: key, ...accountOf(payment) })
      }),
    refund: (payment, { minor, key }) =>
      withReason(async () => {
        const refund = { payment_intent: idOf(payment), amount: units(payment, minor), reason: 'requested_by_customer' } as const
        await stripe.refunds.create(refund, { idempotencyKey: key, ...accountOf(payment) })
      }),
    list: ({ since, accounts }) =>
      withReason(async () => {
        const query = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100, expand: ['data.latest_charge'] }
        const listedPayments: ListedPayment[] = []
        for (const account of [null, ...accounts]) {
          const intents = await stripe.paymentIntents.list(query, accountOf({ account })).autoPagingToArray({ limit: MOST_LISTED })
          const ours = intents.filter(({ metadata }) => metadata?.[MARK] !== undefined).map(stripeIntent)
          listedPayments.push(...ours.map((intent) => ({ ...stripeSnapshot(intent, []), key: intent.metadata[MARK] ?? null })))
        }
        return listedPayments
      }),
    readWebhook: async (webhook, now) => {
      const readings = webhookSecrets.map((secret) => readSigned(stripe, webhook, { secret, now }))
      return readings.find(({ ok }) => ok) ?? readings.find((one) => !one.ok && one.flaw !== 'forged') ?? { ok: false, flaw: 'forged' }
    },
  }
}

type WebhookReading = Awaited<ReturnType<Gateway['readWebhook']>>

/** Verifies by the library alone, which decides about the signature and its age. */
function readSigned(stripe: Stripe, { bytes, headers }: RawWebhook, { secret, now }: { secret: string; now: Date }): WebhookReading {
  const construct = (toleranceSeconds?: number) =>
    stripe.webhooks.constructEvent(Buffer.from(bytes), headers['stripe-signature'] ?? '', secret, toleranceSeconds, undefined, now.getTime())
  try {
    return { ok: true, hint: hintOf(construct()) }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return { ok: false, flaw: 'unreadable' }
    return { ok: false, flaw: isSigned(() => construct(0)) ? 'stale' : 'forged' }
  }
}

/** Whether the signature is right at any age, which tells an old webhook from a forged one. */
function isSigned(construct: () => unknown): boolean {
  try {
    construct()
    return true
  } catch {
    // The caller refuses the message as forged.
    return false
  }
}

/** An amount as Stripe counts it. */
function units({ amount: { currency } }: GatewayPayment, minor: number): number {
  return toProviderUnits(stripeFacts.currencies, { minor, currency })
}

function idOf({ providerId }: GatewayPayment): string {
  if (providerId === null) throw new Error('a payment that Stripe does not have was asked for')
  return providerId
}

function accountOf({ account }: Pick<GatewayPayment, 'account'>): { stripeAccount?: string } {
  return account === null ? {} : { stripeAccount: account }
}

function hintOf(event: unknown): WebhookHint {
  const { id, type, data } = Event.parse(event)
  const intent = data.object.object === 'payment_intent' ? data.object.id : (referenceId(data.object.payment_intent) ?? null)
  return { eventId: id, type, payment: intent ? { providerId: intent } : null }
}

/** Runs a call of the library and turns its errors into a refusal or an unreachable provider. */
async function withReason<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new GatewayRefusal(error.decline_code ?? error.code ?? 'refused', error.message)
    }
    // Wrong keys are our mistake: they do not fail a payment.
    if (error instanceof Stripe.errors.StripeError) throw new GatewayUnreachable(`Stripe: ${error.message}`, { cause: error })
    throw error
  }
}
