import type { Snapshot } from './gateway.ts'
import { mayMove, type PaymentState } from './payment.ts'

/** Where a payment is by what its provider says. `current` decides where the provider's word fits several of ours. */
export function stateOf({ state, dispute, capturedMinor, refundedMinor }: Snapshot, current: PaymentState): PaymentState {
  if (dispute === 'open') return 'disputed'
  if (dispute === 'lost') return 'refunded'
  if (current === 'disputed' && dispute === 'not_told') return 'disputed'
  if (refundedMinor > 0) return refundedMinor >= capturedMinor ? 'refunded' : 'part_refunded'
  if (state === 'approved') return 'pending'
  // What was closed before any money was held has expired; the provider has one word for both.
  return state === 'released' && !['authorised', 'released'].includes(current) ? 'expired' : state
}

/** States that a payment may have passed while nobody told us. */
const passed = ['authorised', 'captured'] as const satisfies readonly PaymentState[]

/** The moves that lead from one state to another, without the first state; null when none do. What we missed is made up for, in its order. */
export function pathBetween(from: PaymentState, to: PaymentState): PaymentState[] | null {
  if (from === to) return []
  if (mayMove(from, to)) return [to]
  const through = passed.find((state) => mayMove(from, state) && mayMove(state, to))
  return through ? [through, to] : null
}
