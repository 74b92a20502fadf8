import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { payment, paymentApproval } from '../schema.server.ts'
import type { ApprovalAction, ApprovalState } from './approval.ts'

export type ApprovalRow = typeof paymentApproval.$inferSelect

/** A request for a second person, as staff see it; what they may decide is worked out for whoever asks. */
export type ApprovalRecord = {
  id: number
  payment_id: number
  /** The order whose action it is; null for an action on the payment itself. */
  order_id: number | null
  action: ApprovalAction
  amount_minor: number
  currency: string
  reason: string
  asked_by: string
  asked_at: string
  expires_at: string
  state: ApprovalState
  decided_by: string
  decided_at: string | null
  note: string
  may_approve: boolean
  may_decline: boolean
}

export const approvalSorts = ['id', 'asked_at'] as const
const searched = [paymentApproval.reason, paymentApproval.note, paymentApproval.askedByName, paymentApproval.decidedByName]

/** A page of the requests for a second person, for staff. */
export async function listApprovals(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<ApprovalRecord>, 'forbidden'>> {
  if (!may(ctx.staff, 'payments.read')) return refuse('forbidden')
  const columns = { id: paymentApproval.id, asked_at: paymentApproval.askedAt, state: paymentApproval.state, payment_id: paymentApproval.paymentId }
  const { rows, ...count } = await listRows(ctx.db, request, { table: paymentApproval, id: paymentApproval.id, columns, searched })
  return done({ rows: rows.map((row) => approvalRecord(ctx, row)), ...count })
}

/** The requests about these payments that wait for a decision, newest first. The caller has checked that its staff may see the payments. */
export async function listWaitingApprovals(ctx: Ctx, paymentIds: readonly number[]): Promise<ApprovalRecord[]> {
  if (paymentIds.length === 0) return []
  const waiting = and(inArray(paymentApproval.paymentId, [...paymentIds]), eq(paymentApproval.state, 'waiting'), gt(paymentApproval.expiresAt, ctx.clock.now()))
  const rows = await ctx.db.select().from(paymentApproval).where(waiting).orderBy(desc(paymentApproval.id))
  return rows.map((row) => approvalRecord(ctx, row))
}

/** The request with this id, unlocked; null when there is none. */
export async function findApproval({ db }: Ctx, id: number): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(paymentApproval).where(eq(paymentApproval.id, id))
  return row ?? null
}

/** A request for a decision within a transaction: its payment is locked first, as by whoever asks for one. */
export async function lockApproval(ctx: Ctx, id: number): Promise<ApprovalRow | null> {
  const namedApproval = await findApproval(ctx, id)
  if (!namedApproval) return null
  await ctx.db.select({ id: payment.id }).from(payment).where(eq(payment.id, namedApproval.paymentId)).for('update')
  const [row] = await ctx.db.select().from(paymentApproval).where(eq(paymentApproval.id, id)).for('update')
  return row ?? null
}

export function approvalRecord({ staff, clock }: Pick<Ctx, 'staff' | 'clock'>, row: ApprovalRow): ApprovalRecord {
  const { id, action, currency, reason, note } = row
  const state = stateAt(row, clock.now())
  const isOpen = state === 'waiting' && may(staff, 'payments.approve') && isPerson(staff)
  return {
    ...{ id, action, currency, reason, note, state },
    payment_id: row.paymentId,
    order_id: row.orderId,
    amount_minor: row.minor,
    asked_by: row.askedByName,
    asked_at: row.askedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    decided_by: row.decidedByName,
    decided_at: row.decidedAt?.toISOString() ?? null,
    may_approve: isOpen && staff.id !== row.askedBy,
    may_decline: isOpen,
  }
}

/** A request whose time is over has expired, also before a job has written so. */
export function stateAt({ state, expiresAt }: Pick<ApprovalRow, 'state' | 'expiresAt'>, now: Date): ApprovalState {
  return state === 'waiting' && expiresAt <= now ? 'expired' : state
}

/** Whether somebody signed in acts. A token may be anybody's, also that of whoever asked. */
export function isPerson(staff: Staff | null): staff is Staff {
  return staff !== null && /^user:\d+$/.test(staff.id)
}
