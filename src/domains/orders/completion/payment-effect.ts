import type { PaymentState } from '#domains/payments/index.ts'
import { type FirstState, mayBecome, type OrderState } from '../order.ts'

/** The first state of an order, by the state of its payment; null for a payment that failed. */
export function firstStateOf(payment: PaymentState): FirstState | null {
  return first[payment]
}

const first: Readonly<Record<PaymentState, FirstState | null>> = {
  created: 'pending',
  pending: 'pending',
  authorized: 'authorized',
  captured: 'paid',
  part_refunded: 'paid',
  disputed: 'paid',
  released: null,
  refunded: null,
  failed: null,
  expired: null,
}

/** The next state of an order after its payment changed; null for no change. A confirmed order stays confirmed while there is money. */
export function nextStateOf(order: OrderState, payment: PaymentState): OrderState | null {
  const target = next[payment]
  return target !== null && mayBecome(order, target) ? target : null
}

const next: Readonly<Record<PaymentState, OrderState | null>> = {
  created: null,
  pending: null,
  authorized: 'authorized',
  captured: 'paid',
  part_refunded: null,
  disputed: null,
  released: 'cancelled',
  refunded: 'refunded',
  failed: 'failed',
  expired: 'failed',
}
