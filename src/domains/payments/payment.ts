import { mayMove } from '#kernel/moves.ts'
import type { Money } from './gateways/currency-table.ts'
import type { GatewayName } from './gateways/registry.ts'

/**
 * Every move that a payment may make. Read it as a picture; nothing else decides. Checked when a process starts: each state can be
 * reached from `created`. The provider decides: money may arrive after we gave a payment up, so `failed` and `expired` have moves.
 */
export const paymentMoves = {
  created: ['pending', 'authorized', 'captured', 'failed', 'expired'], // written before the provider is asked
  pending: ['authorized', 'captured', 'failed', 'expired'], // the buyer is paying
  authorized: ['captured', 'released', 'expired'], // the money is held, not captured
  captured: ['part_refunded', 'refunded', 'disputed'],
  released: [], // the hold was released without a capture
  part_refunded: ['refunded', 'disputed'],
  refunded: ['disputed'],
  failed: ['authorized', 'captured'],
  expired: ['authorized', 'captured'],
  disputed: ['captured', 'part_refunded', 'refunded'], // a chargeback: won, or lost and refunded
} as const satisfies Readonly<Record<string, readonly string[]>>

export type PaymentState = keyof typeof paymentMoves
export const paymentStates = Object.keys(paymentMoves) as [PaymentState, ...PaymentState[]]

export function mayBecome(from: PaymentState, to: PaymentState): boolean {
  return mayMove(paymentMoves, from, to)
}

/** A payment as other domains see it. `reference` names what is paid for, in the words of the domain that sells it. */
export type Payment = {
  id: number
  reference: string
  gateway: GatewayName
  state: PaymentState
  amount: Money
  /** The captured and the refunded amounts, in minor units. */
  capturedMinor: number
  refundedMinor: number
  /** Whether the money is authorized first and captured later. */
  isOnHold: boolean
  /** The provider's id: `stripe_payment_intent_id`, `paypal_order_id` or `liqpay_order_id`; null until the provider was asked. */
  providerId: string | null
  /** The provider's last reason for a failure; '' for none. */
  failure: string
  /** The last digits of the card; '' where the provider tells none. */
  card: string
}

/** States in which the buyer's money is held or captured. */
export const paidStates: readonly PaymentState[] = ['authorized', 'captured', 'part_refunded', 'disputed']

/** Whether the buyer's money is held or captured. */
export function isPaid({ state }: { state: PaymentState }): boolean {
  return paidStates.includes(state)
}
