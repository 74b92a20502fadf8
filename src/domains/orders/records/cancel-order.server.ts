import { readPayment, releasePayment, staffReason } from '#domains/payments/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { addOrderEvent, moveOrder, type OrderRow } from '../completion/record-order.server.ts'
import { notifyOfOrder } from '../completion/notify-of-order.server.ts'
import { mayBecome } from '../order.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { lockOrder } from './lock-order.server.ts'
import { findOwnOrder, type LinkRefusal, mayCustomerCancel, type Reader } from './read-order.server.ts'

/** Cancels an order for its buyer: the car is free again and the money is refunded. Cancelling again changes nothing. */
export async function cancelOwnOrder(ctx: OrderCtx, number: string, reader: Reader): Promise<Outcome<OrderRow, LinkRefusal | 'not_allowed'>> {
  const order = await findOwnOrder(ctx, number, reader)
  if (!order.ok) return order
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<OrderRow, 'not_allowed'>> => {
    const row = await lockOrder(inner, order.value.id)
    if (row.state === 'cancelled' || row.state === 'refunded') return done(row)
    if (!mayCustomerCancel(inner, row)) return refuse('not_allowed')
    return done(await cancelOrder(inner, row, { actor: 'customer', reason: '' }))
  })
}

/** Cancels an order that the caller's transaction has locked, and orders the refund. Throws when the order cannot be cancelled. */
export async function cancelOrder(ctx: OrderCtx, row: OrderRow, { actor, reason }: { actor: string; reason: string }): Promise<OrderRow> {
  if (!mayBecome(row.state, 'cancelled')) throw new Error(`an order that is ${row.state} cannot be cancelled`)
  const cancelled = await moveOrder(ctx, row, { to: 'cancelled', actor, detail: reason === '' ? {} : { reason } })
  const payment = row.paymentId === null ? null : await readPayment(ctx, { id: row.paymentId })
  if (payment) {
    await releasePayment(ctx, { id: payment.id, key: 'order', reason: reason === '' ? `order ${row.number}` : staffReason(reason) })
    await addOrderEvent(ctx, { orderId: row.id, type: 'money', detail: { payment: payment.id, asked: 'release' }, actor })
  }
  await notifyOfOrder(ctx, cancelled, 'cancelled', { reason })
  return cancelled
}
