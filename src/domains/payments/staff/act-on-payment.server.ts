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
import { type ApprovalRecord, approvalRecord, findApproval } from '../approvals/approval-record.server.ts'
import { type AskRefusal, askSecondPerson } from '../approvals/ask-approval.server.ts'
import { type DecideRefusal, type Decision, decideApproval } from '../approvals/decide-approval.server.ts'
import type { LoneAmounts } from '../approvals/needs-second-person.ts'
import { carryOutTasks } from '../tasks/carry-out.server.ts'
import { capturePayment, refundPayment, releasePayment } from '../tasks/order-task.server.ts'
import { staffReason } from '../tasks/staff-reason.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'

export const staffActions = ['capture', 'release', 'refund'] as const
export type StaffAction = (typeof staffActions)[number]
/** `key` comes with the form that staff sent: sending it again changes nothing. */
export type StaffOrder = { id: number; action: StaffAction; reason: string; key: string; minor?: number }

const acts = { capture: capturePayment, release: releasePayment, refund: refundPayment }
const names = { capture: 'payment.captured', release: 'payment.released', refund: 'payment.refunded' } as const

/**
 * Captures, releases or refunds money for staff, at once; without an answer of the provider it is tried again later. Above the amount of one person it
 * only asks for a second one: the answer then names the request (`approval`).
 */
export async function actOnPayment(
  ctx: Ctx,
  { paymentServices, loneAmounts }: { paymentServices: PaymentServices; loneAmounts: LoneAmounts },
  order: StaffOrder,
): Promise<Outcome<{ id: number; approval: ApprovalRecord | null }, 'forbidden' | AskRefusal>> {
  if (!may(ctx.staff, 'payments.write')) return refuse('forbidden')
  const { id, action, reason, key, minor } = order
  const taskOutcome = await inTransaction(ctx, async (inner): Promise<Outcome<number | null, AskRefusal>> => {
    const approvalAsked = await askSecondPerson(inner, loneAmounts, { paymentId: id, action, reason, key, taskKey: taskKeyOf(key), minor })
    if (!approvalAsked.ok || approvalAsked.value !== null) return approvalAsked
    const task = await orderForStaff(inner, order)
    return task.ok ? done(null) : task
  })
  if (!taskOutcome.ok) return taskOutcome
  if (taskOutcome.value === null) await carryOutTasks(ctx, paymentServices, { paymentId: id })
  const approval = taskOutcome.value === null ? null : await findApproval(ctx, taskOutcome.value)
  return done({ id, approval: approval && approvalRecord(ctx, approval) })
}

/** Decides a request about a payment itself; what is approved is done at once, as by {@link actOnPayment}. */
export async function decideOnPayment(ctx: Ctx, paymentServices: PaymentServices, decision: Decision): Promise<Outcome<{ id: number }, DecideRefusal>> {
  const outcome = await decideApproval(ctx, decision, async (inner, { id, paymentId, action, reason, minor, orderId }) => {
    if (decision.verdict === 'declined') return done(null)
    if (orderId !== null || action === 'cancel') throw new Error(`request ${id} is about an order`)
    if (!may(ctx.staff, 'payments.write')) return refuse('forbidden')
    const task = await orderForStaff(inner, { id: paymentId, action, reason, key: `approval ${id}`, ...(action === 'release' ? {} : { minor }) })
    return task.ok ? done(null) : refuse('not_possible')
  })
  if (!outcome.ok) return outcome
  if (decision.verdict === 'approved') await carryOutTasks(ctx, paymentServices, { paymentId: outcome.value.paymentId })
  return done({ id: outcome.value.id })
}

const taskKeyOf = (key: string) => `staff:${key}`

async function orderForStaff(ctx: Ctx, { id, action, reason, key, minor }: StaffOrder) {
  const before = await findRow(ctx, { id })
  const task = await acts[action](ctx, { id, key: taskKeyOf(key), reason: staffReason(reason), ...(minor === undefined ? {} : { minor }) })
  if (task.ok && task.value.isNew)
    await recordAudit(ctx.db, ctx, { action: names[action], subject: id, before: { state: before?.state }, after: { reason, minor: minor ?? 'all' } })
  return task
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
