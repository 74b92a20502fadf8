import { eq } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PaymentState } from '../payment.ts'
import { payment, paymentTask, type taskKinds } from '../schema.server.ts'

export type TaskKind = (typeof taskKinds)[number]

/**
 * What a caller asks for. `key` makes it happen once, however often it is asked for; callers that are asked anew by people take a new one.
 * `minor` is a part of the amount; without it everything there is.
 */
export type TaskOrder = { id: number; key: string; reason?: string; minor?: number }
/** `isNew` is false for what was asked for before by the same key. */
export type TaskOutcome = Outcome<{ taskId: number; isNew: boolean }, 'gone' | 'not_possible' | 'too_much'>

const possible: Readonly<Record<TaskKind, readonly PaymentState[]>> = {
  capture: ['authorised', 'captured'],
  release: ['created', 'pending', 'authorised', 'captured', 'part_refunded', 'released', 'refunded', 'failed', 'expired'],
  refund: ['captured', 'part_refunded', 'refunded'],
  renew: ['authorised'],
  close: ['created', 'pending'],
}

/** Has held money taken. Written in the caller's transaction, carried out after it; call `wakePayments` after the commit. */
export function capturePayment(ctx: Ctx, order: TaskOrder): Promise<TaskOutcome> {
  return orderTask(ctx, 'capture', order)
}

/** Has a payment undone, whatever it is by then: an open one is closed, held money let go, and what was taken refunded. As {@link capturePayment}. */
export function releasePayment(ctx: Ctx, order: Omit<TaskOrder, 'minor'>): Promise<TaskOutcome> {
  return orderTask(ctx, 'release', order)
}

/** Has money given back, all or a part. As {@link capturePayment}. */
export function refundPayment(ctx: Ctx, order: TaskOrder): Promise<TaskOutcome> {
  return orderTask(ctx, 'refund', order)
}

/** Has held money held for longer. As {@link capturePayment}. */
export function renewPayment(ctx: Ctx, order: Omit<TaskOrder, 'minor'>): Promise<TaskOutcome> {
  return orderTask(ctx, 'renew', order)
}

/** Has an open payment closed at the provider. One that is paid by then stays as it is. As {@link capturePayment}. */
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
