import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { paymentOf } from '../find-payments.server.ts'
import type { Payment } from '../payment.ts'
import { payment, paymentTask } from '../schema.server.ts'
import { leftToRefund } from '../tasks/order-task.server.ts'

/** A payment for whoever decides about its money: the most that can be refunded now, and whether the provider still has something to do. */
export type StaffPayment = Payment & { refundableMinor: number; isMoving: boolean }

/** Every payment for a reference, oldest first, for staff. */
export async function listStaffPayments(ctx: Ctx, reference: string): Promise<StaffPayment[]> {
  const { db } = ctx
  const rows = await db.select().from(payment).where(eq(payment.reference, reference)).orderBy(payment.id)
  const ids = rows.map(({ id }) => id)
  const waiting = await db
    .select({ id: paymentTask.paymentId })
    .from(paymentTask)
    .where(and(inArray(paymentTask.paymentId, ids), eq(paymentTask.state, 'queued')))
  const moving = new Set(waiting.map(({ id }) => id))
  return Promise.all(rows.map(async (row) => ({ ...paymentOf(row), refundableMinor: await leftToRefund(db, row), isMoving: moving.has(row.id) })))
}
