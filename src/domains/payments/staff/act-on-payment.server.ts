import { and, eq, isNull } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { settleAndCompare } from '../checks/check-payments.server.ts'
import { findRow } from '../find-payments.server.ts'
import type { Payment } from '../payment.ts'
import { paymentDifference } from '../schema.server.ts'
import { carryOutTasks } from '../tasks/carry-out.server.ts'
import { capturePayment, refundPayment, releasePayment, type TooMuch } from '../tasks/order-task.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'

export const staffActions = ['capture', 'release', 'refund'] as const
export type StaffAction = (typeof staffActions)[number]
/** `key` comes with the form that staff sent: sending it again changes nothing. */
export type StaffOrder = { id: number; action: StaffAction; reason: string; key: string; minor?: number }

const acts = { capture: capturePayment, release: releasePayment, refund: refundPayment }
const names = { capture: 'payment.captured', release: 'payment.released', refund: 'payment.refunded' } as const

/** Captures, releases or refunds money for staff, at once; without an answer of the provider it is tried again later. */
export async function actOnPayment(
  ctx: Ctx,
  paymentServices: PaymentServices,
  { id, action, reason, key, minor }: StaffOrder,
): Promise<Outcome<{ id: number }, 'forbidden' | 'gone' | 'not_possible' | TooMuch>> {
  if (!may(ctx.staff, 'payments.write')) return refuse('forbidden')
  const ordered = await inTransaction(ctx, async (inner, tx) => {
    const before = await findRow(inner, { id })
    const task = await acts[action](inner, { id, key: `staff:${key}`, reason: `staff: ${reason}`, ...(minor === undefined ? {} : { minor }) })
    if (task.ok && task.value.isNew)
      await recordAudit(tx, ctx, { action: names[action], subject: id, before: { state: before?.state }, after: { reason, minor: minor ?? 'all' } })
    return task
  })
  if (!ordered.ok) return ordered
  await carryOutTasks(ctx, paymentServices, { paymentId: id })
  return done({ id })
}

/** Asks the provider about a payment now, for staff. */
export async function checkPayment(
  ctx: Ctx,
  paymentServices: PaymentServices,
  id: number,
): Promise<Outcome<Payment, 'forbidden' | 'gone' | 'not_configured' | 'unreachable'>> {
  if (!may(ctx.staff, 'payments.write')) return refuse('forbidden')
  const row = await findRow(ctx, { id })
  return row ? settleAndCompare(ctx, paymentServices, row) : refuse('gone')
}

/** Marks a difference as settled, with the note of staff. */
export async function settleDifference(
  ctx: Ctx,
  { id, note }: { id: number; note: string },
): Promise<Outcome<{ id: number }, 'forbidden' | 'gone' | 'already_settled'>> {
  if (!may(ctx.staff, 'payments.write')) return refuse('forbidden')
  return inTransaction(ctx, async (_inner, tx) => {
    const [row] = await tx.select().from(paymentDifference).where(eq(paymentDifference.id, id))
    if (!row) return refuse('gone')
    const settled = await tx
      .update(paymentDifference)
      .set({ settledAt: ctx.clock.now(), settledBy: ctx.staff?.name ?? '', note })
      .where(and(eq(paymentDifference.id, id), isNull(paymentDifference.settledAt)))
      .returning({ id: paymentDifference.id })
    if (settled.length === 0) return refuse('already_settled')
    await recordAudit(tx, ctx, { action: 'payment_difference.settled', subject: id, after: { note } })
    return done({ id })
  })
}
