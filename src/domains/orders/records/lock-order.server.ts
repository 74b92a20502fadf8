import { eq } from 'drizzle-orm'
import { lockPaymentsOf } from '#domains/payments/index.server.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { customerOrder } from '../schema.server.ts'

/** An order for a change within a transaction. Its payments are held first, as those who bring news of them do, so that nobody waits in a circle. */
export async function lockOrder(ctx: OrderCtx, id: number): Promise<OrderRow> {
  const { db } = ctx
  const [named] = await db.select({ lockId: customerOrder.lockId }).from(customerOrder).where(eq(customerOrder.id, id))
  if (!named) throw new Error(`order ${id} is gone`)
  await lockPaymentsOf(ctx, named.lockId)
  const [row] = await db.select().from(customerOrder).where(eq(customerOrder.id, id)).for('update')
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}
