import { and, eq, inArray } from 'drizzle-orm'
import { done, type Outcome, refuse, type Refused } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { payableAmount } from '../gateways/registry.ts'
import type { PaymentRow } from '../find-payments.server.ts'
import type { PaymentState } from '../payment.ts'
import { payment, paymentTask, type taskKinds } from '../schema.server.ts'

export type TaskKind = (typeof taskKinds)[number]

/**
 * A requested task. Requests with the same `key` take effect once; a new action of a person needs a new key.
 * `minor` is a part of the amount; without it the whole.
 */
export type TaskOrder = { id: number; key: string; reason?: string; minor?: number }
/** `most` is the most that may still be asked for. */
export type TooMuch = { code: 'too_much'; most: { amount_minor: number; currency: string } }
/** `isNew` is false when the same key was requested before. */
export type TaskOutcome = Outcome<{ taskId: number; isNew: boolean }, 'gone' | 'not_possible' | TooMuch>

const possible: Readonly<Record<TaskKind, readonly PaymentState[]>> = {
  capture: ['authorized', 'captured'],
  release: ['created', 'pending', 'authorized', 'captured', 'part_refunded', 'released', 'refunded', 'failed', 'expired'],
  refund: ['captured', 'part_refunded', 'refunded'],
  renew: ['authorized'],
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

async function orderTask(ctx: Ctx, kind: TaskKind, { id, key, reason = '', minor: part }: TaskOrder): Promise<TaskOutcome> {
  const { db, clock } = ctx
  const [row] = await db.select().from(payment).where(eq(payment.id, id)).for('update')
  if (!row) return refuse('gone')
  const flaw = await refusalOfTask(ctx, row, { kind, key, minor: part })
  const [knownTask] =
    flaw === 'known'
      ? await db
          .select({ id: paymentTask.id })
          .from(paymentTask)
          .where(eq(paymentTask.key, taskKey(row, kind, key)))
      : []
  if (knownTask) return done({ taskId: knownTask.id, isNew: false })
  if (flaw && flaw !== 'known') return flaw
  const now = clock.now()
  const [task] = await db
    .insert(paymentTask)
    .values({ paymentId: id, key: taskKey(row, kind, key), kind, minor: payablePart(row, part) ?? null, reason, nextAt: now, createdAt: now })
    .returning({ id: paymentTask.id })
  if (!task) throw new Error('a task of a payment was not written')
  return done({ taskId: task.id, isNew: true })
}

const taskKey = (row: PaymentRow, kind: TaskKind, key: string) => `${row.key}:${kind}:${key}`

/** A provider that does not count the last decimal of a currency gives back the nearest amount. */
function payablePart(row: PaymentRow, part: number | undefined): number | undefined {
  return part === undefined || part <= 0 ? part : payableAmount([row.gateway], { minor: part, currency: row.currency }).minor
}

/** Why a task cannot be ordered of a payment that the caller has locked; `known` when it was ordered before, null when it can. */
export async function refusalOfTask(
  { db }: Pick<Ctx, 'db'>,
  row: PaymentRow,
  { kind, key, minor: part }: { kind: TaskKind; key: string; minor?: number | undefined },
): Promise<'known' | Refused<'not_possible'> | Refused<TooMuch> | null> {
  const knownTasks = await db
    .select({ id: paymentTask.id })
    .from(paymentTask)
    .where(eq(paymentTask.key, taskKey(row, kind, key)))
  if (knownTasks.length > 0) return 'known'
  if (!possible[kind].includes(row.state)) return refuse('not_possible')
  const minor = payablePart(row, part)
  const most = kind === 'refund' ? await leftToRefund(db, row) : row.amountMinor
  const isTooMuch = minor === undefined ? kind === 'refund' && most === 0 : minor <= 0 || minor > most
  return isTooMuch ? refuse({ code: 'too_much', most: { amount_minor: most, currency: row.currency } }) : null
}

/** What no refund has given back or is about to: a provider hears of a refund later than the person who ordered it. */
export async function leftToRefund(db: Ctx['db'], row: PaymentRow): Promise<number> {
  const takenMinor = row.capturedMinor - row.refundedMinor
  const waiting = await db
    .select({ minor: paymentTask.minor, before: paymentTask.refundedBefore })
    .from(paymentTask)
    .where(and(eq(paymentTask.paymentId, row.id), eq(paymentTask.state, 'queued'), inArray(paymentTask.kind, ['refund', 'release'])))
  // A refund whose answer was lost may be counted in what is given back already.
  const ahead = waiting.reduce(
    (sum, { minor, before }) => sum + (minor === null ? takenMinor : Math.max(0, (before ?? row.refundedMinor) + minor - row.refundedMinor)),
    0,
  )
  return Math.max(0, takenMinor - ahead)
}
