import type { Snapshot } from './gateway.ts'
import { mayBecome, type PaymentState } from './payment.ts'

/** The state of a payment according to its provider. `current` decides when the provider's state fits several of ours. */
export function stateOf({ state, dispute, capturedMinor, refundedMinor }: Snapshot, current: PaymentState): PaymentState {
  if (dispute === 'open') return 'disputed'
  if (dispute === 'lost') return 'refunded'
  if (current === 'disputed' && dispute === 'not_told') return 'disputed'
  if (refundedMinor > 0) return refundedMinor >= capturedMinor ? 'refunded' : 'part_refunded'
  if (state === 'approved') return 'pending'
  // A payment that was closed before any money was held has expired; the provider has one state for both.
  return state === 'released' && current !== 'authorized' && current !== 'released' ? 'expired' : state
}

/** States that a payment may have passed through without a webhook. */
const reachedStates = ['authorized', 'captured'] as const satisfies readonly PaymentState[]

/** The moves from one state to another, without the first state; null when there is no path. Missed moves are applied in order. */
export function pathBetween(from: PaymentState, to: PaymentState): PaymentState[] | null {
  if (from === to) return []
  if (mayBecome(from, to)) return [to]
  const through = reachedStates.find((state) => mayBecome(from, state) && mayBecome(state, to))
  return through ? [through, to] : null
}
