import { and, eq, lte } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { paymentApproval } from '../schema.server.ts'
import { type ApprovalRow, isPerson, lockApproval, stateAt } from './approval-record.server.ts'

type Verdict = 'approved' | 'declined'
export type Decision = { id: number; verdict: Verdict; note: string }
/** `same_person`: whoever asked may decline, never approve. `decided`: also for one that has expired. */
export type DecideRefusal = 'forbidden' | 'gone' | 'same_person' | 'decided' | 'not_possible'

/**
 * Decides a request; `carryOut` does what it asked for, in the same transaction, and `not_possible` leaves the request waiting. Of two decisions at one
 * moment the second finds the first. Approving again, as somebody whose answer was lost, changes nothing and succeeds.
 */
export async function decideApproval(
  ctx: Ctx,
  { id, verdict, note }: Decision,
  carryOut: (ctx: Ctx, approval: ApprovalRow) => Promise<Outcome<unknown, 'forbidden' | 'not_possible'>>,
): Promise<Outcome<{ id: number; paymentId: number }, DecideRefusal>> {
  const { staff } = ctx
  if (!may(staff, 'payments.approve') || !isPerson(staff)) return refuse('forbidden')
  return inTransaction(ctx, async (inner): Promise<Outcome<{ id: number; paymentId: number }, DecideRefusal>> => {
    const row = await lockApproval(inner, id)
    if (!row) return refuse('gone')
    const answer = done({ id, paymentId: row.paymentId })
    if (row.state === verdict && row.decidedBy === staff.id) return answer
    if (stateAt(row, ctx.clock.now()) !== 'waiting') return refuse('decided')
    if (verdict === 'approved' && row.askedBy === staff.id) return refuse('same_person')
    const carriedOut = await carryOut(inner, row)
    if (!carriedOut.ok) return carriedOut
    await inner.db
      .update(paymentApproval)
      .set({ state: verdict, decidedBy: staff.id, decidedByName: staff.name, decidedAt: ctx.clock.now(), note })
      .where(eq(paymentApproval.id, id))
    const { action, minor, currency, askedByName } = row
    await recordAudit(inner.db, ctx, {
      action: verdict === 'approved' ? 'payment.approval_given' : 'payment.approval_declined',
      subject: row.paymentId,
      after: { action, minor, currency, asked_by: askedByName, ...(note === '' ? {} : { note }) },
    })
    return answer
  })
}

/** Ends requests that nobody decided in time. */
export async function expireApprovals(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    const expired = await db
      .update(paymentApproval)
      .set({ state: 'expired' })
      .where(and(eq(paymentApproval.state, 'waiting'), lte(paymentApproval.expiresAt, ctx.clock.now())))
      .returning()
    for (const { paymentId, action, minor, currency, askedByName } of expired)
      await recordAudit(db, ctx, { action: 'payment.approval_expired', subject: paymentId, after: { action, minor, currency, asked_by: askedByName } })
  })
}
