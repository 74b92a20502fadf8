import { asc, eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { type ApprovalRecord, listWaitingApprovals } from '../approvals/approval-record.server.ts'
import { findRow, type PaymentRow } from '../find-payments.server.ts'
import { payment, paymentDifference, paymentEvent, paymentTask } from '../schema.server.ts'
import { leftToRefund } from '../tasks/order-task.server.ts'

/** A payment as staff see it. */
export type PaymentRecord = Omit<PaymentRow, 'key' | 'returnUrl' | 'payTypes' | 'checkAt' | 'checks'>
export type PaymentHistory = {
  events: (typeof paymentEvent.$inferSelect)[]
  tasks: (typeof paymentTask.$inferSelect)[]
  differences: (typeof paymentDifference.$inferSelect)[]
  /** The most that can be refunded now. */
  refundableMinor: number
  /** What waits for a second person. */
  approvals: ApprovalRecord[]
}
export type DifferenceRecord = typeof paymentDifference.$inferSelect

export const paymentSorts = ['id', 'created_at', 'updated_at'] as const
export const differenceSorts = ['id', 'found_at'] as const

const columns = {
  id: payment.id,
  reference: payment.reference,
  gateway: payment.gateway,
  state: payment.state,
  created_at: payment.createdAt,
  updated_at: payment.updatedAt,
}

/** A page of all payments, for staff. */
export async function listPayments(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<PaymentRecord>, 'forbidden'>> {
  if (!may(ctx.staff, 'payments.read')) return refuse('forbidden')
  const searched = [payment.reference, payment.providerId, payment.description]
  return done(await listRows(ctx.db, request, { table: payment, id: payment.id, columns, searched }))
}

/** A payment with all that happened to it, for staff. */
export async function findPayment(ctx: Ctx, id: number): Promise<Outcome<PaymentRecord & PaymentHistory, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'payments.read')) return refuse('forbidden')
  const row = await findRow(ctx, { id })
  if (!row) return refuse('gone')
  const [events, tasks, differences, approvals] = await Promise.all([
    ctx.db.select().from(paymentEvent).where(eq(paymentEvent.paymentId, id)).orderBy(asc(paymentEvent.id)),
    ctx.db.select().from(paymentTask).where(eq(paymentTask.paymentId, id)).orderBy(asc(paymentTask.id)),
    ctx.db.select().from(paymentDifference).where(eq(paymentDifference.paymentId, id)).orderBy(asc(paymentDifference.id)),
    listWaitingApprovals(ctx, [id]),
  ])
  return done({ ...row, events, tasks, differences, approvals, refundableMinor: await leftToRefund(ctx.db, row) })
}

/** A page of differences between providers and the site, open and settled. */
export async function listDifferences(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<DifferenceRecord>, 'forbidden'>> {
  if (!may(ctx.staff, 'payments.read')) return refuse('forbidden')
  const ofDifference = { id: paymentDifference.id, found_at: paymentDifference.foundAt, gateway: paymentDifference.gateway, kind: paymentDifference.kind }
  const searched = [paymentDifference.providerId, paymentDifference.note]
  return done(await listRows(ctx.db, request, { table: paymentDifference, id: paymentDifference.id, columns: ofDifference, searched }))
}
