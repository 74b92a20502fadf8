import { eq } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PaymentState } from '../payment.ts'
import { payment, paymentTask, type taskKinds } from '../schema.server.ts'

export type TaskKind = (typeof taskKinds)[number]

/**
 * A requested task. Requests with the same `key` take effect once; a new action of a person needs a new key.
 * `minor` is a part of the amount; without it the whole.
 */
export type TaskOrder = { id: number; key: string; reason?: string; minor?: number }
/** `isNew` is false when the same key was requested before. */
export type TaskOutcome = Outcome<{ taskId: number; isNew: boolean }, 'gone' | 'not_possible' | 'too_much'>

const possible: Readonly<Record<TaskKind, readonly PaymentState[]>> = {
  capture: ['authorised', 'captured'],
  release: ['created', 'pending', 'authorised', 'captured', 'part_refunded', 'released', 'refunded', 'failed', 'expired'],
  refund: ['captured', 'part_refunded', 'refunded'],
  renew: ['authorised'],
  close: ['created', 'pending'],
}

/** Orders the capture of held money. Stored in the caller's transaction, carried out later; call `wakePayments` after the commit. */
export function capturePayment(ctx: Ctx, order: TaskOrder): Promise<TaskOutcome> {
  return orderTask(ctx, 'capture', order)
}

/** Orders that a payment be undone, in whatever state it is by then: closed, released or refunded. As {@link capturePayment}. */
export function releasePayment(ctx: Ctx, order: Omit<TaskOrder, 'minor'>): Promise<TaskOutcome> {
  return orderTask(ctx, 'release', order)
}

/** Orders a refund of all or a part. As {@link capturePayment}. */
export function refundPayment(ctx: Ctx, order: TaskOrder): Promise<TaskOutcome> {
  return orderTask(ctx, 'refund', order)
}

/** Orders an extension of the hold. As {@link capturePayment}. */
export function renewPayment(ctx: Ctx, order: Omit<TaskOrder, 'minor'>): Promise<TaskOutcome> {
  return orderTask(ctx, 'renew', order)
}

/** Orders that an open payment be closed at the provider. A payment that is paid by then is unchanged. As {@link capturePayment}. */
export function closePayment(ctx: Ctx, order: Omit<TaskOrder, 'minor'>): Promise<TaskOutcome> {
  return orderTask(ctx, 'close', order)
}

async function orderTask({ db, clock }: Ctx, kind: TaskKind, { id, key, reason = '', minor }: TaskOrder): Promise<TaskOutcome> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id)).for('update')
  if (!row) return refuse('gone')
  const taskKey = `${row.key}:${kind}:${key}`
  const [known] = await db.select({ id: paymentTask.id }).from(paymentTask).where(eq(paymentTask.key, taskKey))
  if (known) return done({ taskId: known.id, isNew: false })
  if (!possible[kind].includes(row.state)) return refuse('not_possible')
  const most = kind === 'refund' ? row.capturedMinor - row.refundedMinor : row.amountMinor
  if (minor !== undefined && (minor <= 0 || minor > most)) return refuse('too_much')
  const now = clock.now()
  const [task] = await db
    .insert(paymentTask)
    .values({ paymentId: id, key: taskKey, kind, minor: minor ?? null, reason, nextAt: now, createdAt: now })
    .returning({ id: paymentTask.id })
  if (!task) throw new Error('a task of a payment was not written')
  return done({ taskId: task.id, isNew: true })
}
