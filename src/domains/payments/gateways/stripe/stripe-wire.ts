import { z } from 'zod'
import { days } from '#kernel/durations.ts'
import { GatewayUnreachable, type ProviderState, type Snapshot } from '../../gateway.ts'
import { fromProviderUnits } from '../currency-table.ts'
import { stripeFacts } from './facts.ts'

const Units = z.int().min(0)
const Seconds = z.int().min(0).max(8_640_000_000_000)
const Charge = z.object({
  created: Seconds,
  amount_refunded: Units.default(0),
  disputed: z.boolean().default(false),
  payment_method_details: z.object({ card: z.object({ capture_before: Seconds.nullish(), last4: z.string().nullish() }).nullish() }).nullish(),
})

/** The fields of a payment intent that are read. */
const Intent = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: Units,
  amount_received: Units.default(0),
  currency: z.string().regex(/^[a-z]{3}$/),
  created: Seconds,
  client_secret: z.string().nullish(),
  cancellation_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).default({}),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  latest_charge: z.union([Charge, z.string()]).nullish(),
})
export type StripeIntent = z.output<typeof Intent>

const Disputes = z.array(z.object({ status: z.string(), amount: Units }))
export type StripeDisputes = z.output<typeof Disputes>

/** The library promises types that nobody checks: an answer that lacks something would break long after it came. */
export function stripeIntent(answer: unknown): StripeIntent {
  const intent = Intent.safeParse(answer)
  if (!intent.success) throw new GatewayUnreachable('Stripe answered with something that is no payment', { cause: intent.error })
  return intent.data
}

export function stripeDisputes(answer: unknown): StripeDisputes {
  const disputes = Disputes.safeParse(answer)
  if (!disputes.success) throw new GatewayUnreachable('Stripe answered with something that is no list of disputes', { cause: disputes.error })
  return disputes.data
}

/** How long cards hold money, where Stripe does not say. */
const HELD_MS = days(7)

const states: ReadonlyMap<string, ProviderState> = new Map([
  ['requires_capture', 'authorized'],
  ['succeeded', 'captured'],
  ['canceled', 'released'],
])

/** Stripe's disputes under way: the money is away and may come back. An appeal is one, of a dispute that was lost. */
const UNDER_WAY: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'])

export function chargeOf({ latest_charge: charge }: StripeIntent) {
  return typeof charge === 'object' && charge !== null ? charge : null
}

export function stripeSnapshot(intent: StripeIntent, disputes: StripeDisputes): Snapshot {
  const charge = chargeOf(intent)
  const currency = intent.currency.toUpperCase()
  const money = (units: number) => fromProviderUnits(stripeFacts.currencies, units, currency)
  // An authorisation that lapsed was cancelled by Stripe itself.
  const state = intent.status === 'canceled' && intent.cancellation_reason === 'automatic' ? 'expired' : (states.get(intent.status) ?? 'pending')
  const receivedMinor = state === 'captured' ? intent.amount_received : 0
  const lostMinor = disputes.filter(({ status }) => status === 'lost').reduce((sum, { amount }) => sum + amount, 0)
  const returnedMinor = Math.min((charge?.amount_refunded ?? 0) + lostMinor, receivedMinor)
  const lapses = charge?.payment_method_details?.card?.capture_before
  const heldUntil = lapses ? new Date(lapses * 1000) : new Date((charge?.created ?? intent.created) * 1000 + HELD_MS)
  return {
    providerId: intent.id,
    state,
    amount: money(intent.amount),
    capturedMinor: money(receivedMinor).minor,
    refundedMinor: money(returnedMinor).minor,
    dispute: disputeOf(disputes, { isAllLost: lostMinor > 0 && returnedMinor === receivedMinor }),
    authorizedUntil: state === 'authorized' ? heldUntil : null,
    failure: state === 'pending' ? (intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? '') : '',
    card: charge?.payment_method_details?.card?.last4 ?? undefined,
  }
}

/**
 * Inquiries (`warning_…`) and disputes that were prevented move no money: neither won nor lost. Money of a lost dispute counts as refunded, so that one
 * about a part leaves the rest captured.
 */
function disputeOf(disputes: StripeDisputes, { isAllLost }: { isAllLost: boolean }): Snapshot['dispute'] {
  if (disputes.some(({ status }) => UNDER_WAY.has(status))) return 'open'
  if (isAllLost) return 'lost'
  return disputes.some(({ status }) => status === 'won' || status === 'lost') ? 'won' : 'none'
}
