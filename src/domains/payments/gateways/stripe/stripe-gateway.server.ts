import Stripe from 'stripe'
import { days, minutes, seconds } from '#kernel/durations.ts'
import {
  type Gateway,
  type GatewayPayment,
  GatewayRefusal,
  GatewayUnreachable,
  type Listed,
  type ProviderState,
  type Snapshot,
  type WebhookHint,
} from '../../gateway.ts'

/** The account at Stripe, from the environment. */
export type StripeAccount = { secretKey: string; webhookSecret: string; url: string }

const TIMEOUT_MS = seconds(10)
const MOST_SKEW_MS = minutes(5)
/** How long cards hold money, where Stripe does not say. */
const HELD_MS = days(7)
const MOST_LISTED = 1000
/** Marks payments of this site, at an account that others may use as well. */
const MARK = 'maarad_payment'

/** Stripe by its own library: payment intents, whose card data only Stripe sees. */
export function createStripeGateway({ secretKey, webhookSecret, url }: StripeAccount): Gateway {
  const { protocol, hostname, port } = new URL(url)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Maarad' },
  })

  const read = (payment: GatewayPayment) =>
    told(async () => {
      const on = accountOf(payment)
      const intent = await stripe.paymentIntents.retrieve(idOf(payment), { expand: ['latest_charge'] }, on)
      const charge = chargeOf(intent)
      const disputes = charge?.disputed ? await stripe.disputes.list({ payment_intent: intent.id, limit: 10 }, on) : null
      return snapshotOf(intent, disputeOf(disputes?.data ?? []))
    })

  return {
    name: 'STRIPE',
    open: (payment) =>
      told(async () => {
        const { amount, isOnHold, key, description } = payment
        const intent = await stripe.paymentIntents.create(
          {
            amount: amount.minor,
            currency: amount.currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            metadata: { [MARK]: key },
            ...(isOnHold ? { capture_method: 'manual' } : {}),
            ...(description === '' ? {} : { description }),
          },
          { idempotencyKey: `${key}:open`, ...accountOf(payment) },
        )
        return { providerId: intent.id, browser: { gateway: 'STRIPE', clientSecret: intent.client_secret ?? '', status: intent.status } }
      }),
    read,
    // A card is charged in the buyer's browser: nothing is left to complete.
    complete: read,
    capture: (payment, { minor, key }) =>
      told(async () => {
        await stripe.paymentIntents.capture(idOf(payment), { amount_to_capture: minor }, { idempotencyKey: key, ...accountOf(payment) })
      }),
    release: (payment, { key }) =>
      told(async () => {
        await stripe.paymentIntents.cancel(idOf(payment), { cancellation_reason: 'abandoned' }, { idempotencyKey: key, ...accountOf(payment) })
      }),
    refund: (payment, { minor, key }) =>
      told(async () => {
        const refund = { payment_intent: idOf(payment), amount: minor, reason: 'requested_by_customer' } as const
        await stripe.refunds.create(refund, { idempotencyKey: key, ...accountOf(payment) })
      }),
    list: ({ since, accounts }) =>
      told(async () => {
        const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100, expand: ['data.latest_charge'] }
        const listed: Listed[] = []
        for (const account of [null, ...accounts]) {
          const intents = await stripe.paymentIntents.list(asked, accountOf({ account })).autoPagingToArray({ limit: MOST_LISTED })
          const ours = intents.filter(({ metadata }) => metadata[MARK] !== undefined)
          listed.push(...ours.map((intent) => ({ ...snapshotOf(intent, 'none'), key: intent.metadata[MARK] ?? null })))
        }
        return listed
      }),
    readWebhook: async ({ bytes, headers }, now) => {
      try {
        // Zero turns off the library's check of the age; the one below tells an old webhook from a forged one.
        const signature = headers['stripe-signature'] ?? ''
        const event = stripe.webhooks.constructEvent(Buffer.from(bytes), signature, webhookSecret, 0)
        const sentAt = Number(signature.match(/(?:^|,)t=(\d+)/)?.[1]) * 1000
        return Math.abs(now.getTime() - sentAt) > MOST_SKEW_MS ? { ok: false, flaw: 'stale' } : { ok: true, hint: hintOf(event) }
      } catch (error) {
        return { ok: false, flaw: error instanceof Stripe.errors.StripeSignatureVerificationError ? 'forged' : 'unreadable' }
      }
    },
  }
}

function idOf({ providerId }: GatewayPayment): string {
  if (providerId === null) throw new Error('a payment that Stripe does not have was asked for')
  return providerId
}

function accountOf({ account }: Pick<GatewayPayment, 'account'>): { stripeAccount?: string } {
  return account === null ? {} : { stripeAccount: account }
}

const states: Readonly<Record<Stripe.PaymentIntent.Status, ProviderState>> = {
  requires_payment_method: 'pending',
  requires_confirmation: 'pending',
  requires_action: 'pending',
  processing: 'pending',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'released',
}

function snapshotOf(intent: Stripe.PaymentIntent, dispute: Snapshot['dispute']): Snapshot {
  const charge = chargeOf(intent)
  // An authorisation that lapsed was cancelled by Stripe itself.
  const state = intent.status === 'canceled' && intent.cancellation_reason === 'automatic' ? 'expired' : (states[intent.status] ?? 'pending')
  const lapses = charge?.payment_method_details?.card?.capture_before
  const heldUntil = lapses ? new Date(lapses * 1000) : new Date((charge?.created ?? intent.created) * 1000 + HELD_MS)
  return {
    providerId: intent.id,
    state,
    amount: { minor: intent.amount, currency: intent.currency.toUpperCase() },
    capturedMinor: state === 'captured' ? intent.amount_received : 0,
    refundedMinor: charge?.amount_refunded && state === 'captured' ? Math.min(charge.amount_refunded, intent.amount_received) : 0,
    dispute,
    authorisedUntil: state === 'authorised' ? heldUntil : null,
    failure: state === 'pending' ? (intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? '') : '',
  }
}

function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'object' ? charge : null
}

function disputeOf(disputes: readonly Stripe.Dispute[]): Snapshot['dispute'] {
  if (disputes.length === 0) return 'none'
  if (disputes.some(({ status }) => status === 'lost')) return 'lost'
  // Inquiries move no money.
  const open = disputes.some(({ status }) => status === 'needs_response' || status === 'under_review')
  return open ? 'open' : 'won'
}

function hintOf({ id, type, data }: Stripe.Event): WebhookHint {
  const object = data.object as { object?: string; id?: string; payment_intent?: string | { id: string } | null }
  const intent = object.object === 'payment_intent' ? object.id : typeof object.payment_intent === 'object' ? object.payment_intent?.id : object.payment_intent
  return { eventId: id, type, payment: intent ? { providerId: intent } : null }
}

/** Runs a call of the library and turns its errors into a refusal or an unreachable provider. */
async function told<Value>(run: () => Promise<Value>): Promise<Value> {
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
