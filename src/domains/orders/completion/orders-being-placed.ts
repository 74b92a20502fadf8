import type { OrderToPlace } from './store-order.server.ts'

/** An order as its buyer posts it, checked, before it is known what became of the payment. */
export type OrderBeingPlaced = Omit<OrderToPlace, 'payment' | 'state'>

const beingPlaced = new Map<number, OrderBeingPlaced>()

/**
 * Runs work during which the order of a payment is stored from what the buyer posts, should its money come: whichever of this process hears of it. Another process
 * would store it from the draft, and the buyer's data would be added.
 */
export async function whilePlacing<Value>(paymentId: number, order: OrderBeingPlaced, work: () => Promise<Value>): Promise<Value> {
  beingPlaced.set(paymentId, order)
  try {
    return await work()
  } finally {
    beingPlaced.delete(paymentId)
  }
}

/** The order of this payment that is being posted in this process; null without. */
export function orderBeingPlaced(paymentId: number): OrderBeingPlaced | null {
  return beingPlaced.get(paymentId) ?? null
}
