import { eq } from 'drizzle-orm'
import { lockPaymentsOf } from '#domains/payments/index.server.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { customerOrder } from '../schema.server.ts'

/**
 * An order for a change within a transaction; null when there is no such order. Its payments are locked first, in the same order as everywhere, so that
 * transactions cannot deadlock.
 */
export async function findLockedOrder(ctx: OrderCtx, id: number): Promise<OrderRow | null> {
  const [namedOrder] = await ctx.db.select({ lockId: customerOrder.lockId }).from(customerOrder).where(eq(customerOrder.id, id))
  if (!namedOrder) return null
  await lockPaymentsOf(ctx, namedOrder.lockId)
  const [row] = await ctx.db.select().from(customerOrder).where(eq(customerOrder.id, id)).for('update')
  return row ?? null
}

export async function lockOrder(ctx: OrderCtx, id: number): Promise<OrderRow> {
  const row = await findLockedOrder(ctx, id)
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}
