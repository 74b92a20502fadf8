import { reasonOf } from '#kernel/reason-of.ts'
import { and, asc, eq, lte } from 'drizzle-orm'
import { hours, minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { LAPSE_MARGIN_MS, OPEN_MS } from './check-times.ts'
import { expirePayment } from './expire-payment.server.ts'
import type { PaymentRow } from '../find-payments.server.ts'
import type { Payment } from '../payment.ts'
import { recordDifference } from '../reconciliation/record-difference.server.ts'
import { payment, paymentTask } from '../schema.server.ts'
import { type Settled, settlePayment } from '../settle-payment.server.ts'
import { capturePayment, closePayment, releasePayment, renewPayment } from '../tasks/order-task.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'

/** What to do with held money before its authorisation lapses, when the provider cannot extend it. */
export type Lapsing = 'capture' | 'release'

const MOST_AT_ONCE = 20
const LEASE_MS = minutes(2)
/** The longest pause before a payment whose check failed is checked again. */
const LONGEST_WAIT_MS = hours(6)

/**
 * Checks payments that are due: requests the state of those without a webhook, closes those unpaid in time, and extends holds,
 * or captures or releases the money before they lapse. The tasks that it orders are carried out by the same job.
 */
export async function checkPayments(ctx: Ctx, paymentServices: PaymentServices, lapsing: Lapsing): Promise<void> {
  for (;;) {
    const due = await claim(ctx)
    if (due.length === 0) return
    for (const row of due) await checkAlone(ctx, paymentServices, { row, lapsing })
  }
}

async function claim({ db, clock }: Ctx): Promise<PaymentRow[]> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(payment)
      .where(lte(payment.checkAt, now))
      .orderBy(asc(payment.checkAt))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id } of rows)
      await tx
        .update(payment)
        .set({ checkAt: new Date(now.getTime() + LEASE_MS) })
        .where(eq(payment.id, id))
    return rows
  })
}

/** Checks a payment; its error is its own, so that the others are checked all the same. It is checked again later, and each time later than before. */
async function checkAlone(ctx: Ctx, paymentServices: PaymentServices, { row, lapsing }: { row: PaymentRow; lapsing: Lapsing }): Promise<void> {
  try {
    await check(ctx, paymentServices, { row, lapsing })
  } catch (error) {
    ctx.log.error('a payment could not be checked', { payment: row.id, gateway: row.gateway, reason: reasonOf(error) })
    const wait = Math.min(LEASE_MS * 2 ** Math.min(row.checks, 10), LONGEST_WAIT_MS)
    const checkAt = new Date(ctx.clock.now().getTime() + wait)
    await ctx.db
      .update(payment)
      .set({ checks: row.checks + 1, checkAt })
      .where(eq(payment.id, row.id))
  }
}

async function check(ctx: Ctx, paymentServices: PaymentServices, { row, lapsing }: { row: PaymentRow; lapsing: Lapsing }): Promise<void> {
  const settled = await settleAndCompare(ctx, paymentServices, row)
  const now = ctx.clock.now().getTime()
  const state = settled.ok ? settled.value.state : row.state
  if (state === 'created' && now >= row.createdAt.getTime() + OPEN_MS) return expirePayment(ctx, paymentServices, row.id)
  if (!settled.ok) return
  if (state === 'pending' && now >= row.createdAt.getTime() + OPEN_MS) return void (await closePayment(ctx, { id: row.id, key: 'unpaid', reason: 'unpaid' }))
  const lapses = row.authorisedUntil?.getTime()
  if (state !== 'authorised' || lapses === undefined || now < lapses - LAPSE_MARGIN_MS) return
  await actBeforeLapse(ctx, paymentServices, { row, lapsing, lapses })
}

/** Requests the state from the provider; a change without a webhook is listed for staff, once the buyer has finished paying. */
export async function settleAndCompare(ctx: Ctx, paymentServices: PaymentServices, row: PaymentRow): Promise<Settled> {
  const settled = await settlePayment(ctx, paymentServices, { name: { id: row.id }, source: 'reconciliation' })
  if (settled.ok && isMissed(row, settled.value)) {
    await recordDifference(ctx, { row: { ...row, providerId: settled.value.providerId }, kind: 'missed', ours: row.state, theirs: settled.value.state })
  }
  return settled
}

function isMissed(before: PaymentRow, after: Payment): boolean {
  const isWithBuyer = before.state === 'created' || before.state === 'pending'
  return !isWithBuyer && (before.state !== after.state || before.refundedMinor !== after.refundedMinor)
}

/** Each end of an authorisation is dealt with once; one that was renewed has another end. */
async function actBeforeLapse(
  ctx: Ctx,
  paymentServices: PaymentServices,
  { row, lapsing, lapses }: { row: PaymentRow; lapsing: Lapsing; lapses: number },
): Promise<void> {
  const order = { id: row.id, key: `before ${new Date(lapses).toISOString()}`, reason: 'lapses' }
  const most = paymentServices.gateways.get(row.gateway)?.renewal?.most ?? 0
  const renewals = await ctx.db.$count(paymentTask, and(eq(paymentTask.paymentId, row.id), eq(paymentTask.kind, 'renew')))
  if (renewals < most) {
    await renewPayment(ctx, order)
    return
  }
  await (lapsing === 'capture' ? capturePayment(ctx, order) : releasePayment(ctx, order))
}
