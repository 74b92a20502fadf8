import { and, eq, lte } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { days } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { payment, paymentApproval } from '../schema.server.ts'
import { refusalOfTask, type TooMuch } from '../tasks/order-task.server.ts'
import type { ApprovalAction } from './approval.ts'
import { isPerson } from './approval-record.server.ts'
import { movedAmount } from './moved-amount.server.ts'
import { type LoneAmounts, needsSecondPerson } from './needs-second-person.ts'

/** Long enough for a weekend; held money lapses after a week. */
const WAITS_MS = days(3)

/** What somebody is about to do with a payment. `taskKey` is that of its task, `orderId` the order whose action it is. */
type Deed = { paymentId: number; action: ApprovalAction; reason: string; key: string; taskKey: string; orderId?: number; minor?: number | undefined }

/** `needs_person`: above the amount a token may ask for nothing, since nobody knows whose it is. */
export type AskRefusal = 'gone' | 'not_possible' | 'needs_person' | 'already_waiting' | TooMuch

/**
 * Before money is moved: null when this staff may go on alone, else the id of the request that now waits for a second person. Runs in the caller's
 * transaction and locks the payment until it ends, so that of two at one moment one waits for the other. The same key is the same request.
 */
export async function askSecondPerson(ctx: Ctx, loneAmounts: LoneAmounts, deed: Deed): Promise<Outcome<number | null, AskRefusal>> {
  const { db, clock, staff } = ctx
  const { paymentId, action, key, reason, minor, orderId = null } = deed
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId)).for('update')
  if (!row) return refuse('gone')
  const ofPayment = eq(paymentApproval.paymentId, paymentId)
  const [knownApproval] = await db
    .select({ id: paymentApproval.id })
    .from(paymentApproval)
    .where(and(ofPayment, eq(paymentApproval.key, key)))
  if (knownApproval) return done(knownApproval.id)
  const kind = action === 'cancel' ? 'release' : action
  const flaw = await refusalOfTask(ctx, row, { kind, key: deed.taskKey, minor })
  // An order is cancelled also where there is nothing left to give back.
  if (flaw === 'known' || (flaw?.code === 'not_possible' && action === 'cancel')) return done(null)
  if (flaw) return flaw
  const { asked, counted } = await movedAmount(ctx, row, { action, minor })
  if (!needsSecondPerson(loneAmounts, { minor: counted, currency: row.currency })) return done(null)
  if (!isPerson(staff)) return refuse('needs_person')
  const now = clock.now()
  await db
    .update(paymentApproval)
    .set({ state: 'expired' })
    .where(and(ofPayment, eq(paymentApproval.state, 'waiting'), lte(paymentApproval.expiresAt, now)))
  const times = { askedAt: now, expiresAt: new Date(now.getTime() + WAITS_MS) }
  const [newApproval] = await db
    .insert(paymentApproval)
    .values({ paymentId, orderId, action, minor: asked, currency: row.currency, reason, key, askedBy: staff.id, askedByName: staff.name, ...times })
    .onConflictDoNothing()
    .returning({ id: paymentApproval.id })
  if (!newApproval) return refuse('already_waiting')
  await recordAudit(db, ctx, { action: 'payment.approval_asked', subject: paymentId, after: { action, minor: asked, currency: row.currency, reason } })
  return done(newApproval.id)
}
