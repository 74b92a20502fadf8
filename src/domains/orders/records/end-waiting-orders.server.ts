import { and, asc, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { later } from '../later.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { checkout, customerOrder } from '../schema.server.ts'
import { days } from '#kernel/durations.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { lockOrder } from './lock-order.server.ts'

const MOST_AT_ONCE = 50
const KEPT_MS = days(60)

/** Cancels orders whose link was not opened in time or whose payment failed, and frees their cars. Returns the count. */
export async function endWaitingOrders(ctx: OrderCtx): Promise<number> {
  const { settings } = ctx.desk
  const now = ctx.clock.now()
  const isUnconfirmed = and(isNull(customerOrder.paymentId), lt(customerOrder.createdAt, later(now, -settings.confirmationMs)))
  const isUnpaid = and(isNotNull(customerOrder.paymentId), lt(customerOrder.createdAt, later(now, -settings.paymentMs)))
  const due = await ctx.db
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(and(eq(customerOrder.state, 'pending'), or(isUnconfirmed, isUnpaid)))
    .orderBy(asc(customerOrder.id))
    .limit(MOST_AT_ONCE)
  for (const { id } of due) {
    await inOrderTransaction(ctx, async (inner) => {
      const row = await lockOrder(inner, id)
      if (row.state === 'pending') await cancelOrder(inner, row, { actor: '', reason: '' })
    })
  }
  return due.length
}

/** Deletes old checkouts that did not become an order. */
export async function removeOldCheckouts({ db, clock }: OrderCtx): Promise<void> {
  const ordered = db.select({ one: sql`1` }).from(customerOrder).where(eq(customerOrder.lockId, checkout.id))
  // Money may still arrive for an abandoned checkout, so it is kept as long as providers may take.
  await db.delete(checkout).where(and(lt(checkout.updatedAt, later(clock.now(), -KEPT_MS)), notExists(ordered)))
}
