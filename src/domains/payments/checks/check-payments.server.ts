import { reasonOf } from '#kernel/reason-of.ts'
import { and, eq, sql } from 'drizzle-orm'
import { hours, minutes } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Run, takeDue } from '#platform/jobs/take-due.ts'
import { LAPSE_MARGIN_MS, OPEN_MS } from './check-times.ts'
import { expirePayment } from './expire-payment.server.ts'
import type { PaymentRow } from '../find-payments.server.ts'
import type { Payment } from '../payment.ts'
import { freePlaces, isGatewayFull } from '../tasks/gateway-places.server.ts'
import { recordDifference } from '../reconciliation/record-difference.server.ts'
import { payment, paymentTask } from '../schema.server.ts'
import { type Settled, settlePayment } from '../settle-payment.server.ts'
import { capturePayment, closePayment, releasePayment, renewPayment } from '../tasks/order-task.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'
import type { AfterEach } from '../webhooks/process-webhooks.server.ts'

/** What to do with held money before its authorisation lapses, when the provider cannot extend it. */
export type Lapsing = 'capture' | 'release'

const LEASE_MS = minutes(2)
/** The longest pause before a payment whose check failed is checked again. */
const LONGEST_WAIT_MS = hours(6)

type Checks = Run & { lapsing: Lapsing; afterEach?: AfterEach }

/**
 * Checks payments that are due, those of each gateway beside those of the others: requests the state of those without a webhook, closes those unpaid in time,
 * and extends holds, or captures or releases the money before they lapse. `afterEach` carries out the tasks that it orders.
 */
export function checkPayments(ctx: Ctx, paymentServices: PaymentServices, { lapsing, afterEach, ...run }: Checks): Promise<void> {
  const due = {
    clock: ctx.clock,
    claim: (underWay: readonly PaymentRow[]) => claim(ctx, underWay),
    work: (row: PaymentRow) =>
      checkAlone(ctx, row, async () => {
        await check(ctx, paymentServices, { row, lapsing })
        await afterEach?.(row.id)
      }),
    isFull: isGatewayFull,
    letGo: (underWay: readonly PaymentRow[]) => letGo(ctx, underWay),
  }
  return takeDue(due, run)
}

async function claim({ db, clock }: Ctx, underWay: readonly PaymentRow[]): Promise<PaymentRow[]> {
  const now = clock.now()
  const due = sql`select due.id from ${freePlaces(underWay)} cross join lateral (
    select p.id from payment p where p.check_at <= ${now} and p.gateway = lane.gateway order by p.check_at limit lane.free for update skip locked) due`
  return db
    .update(payment)
    .set({ checkAt: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${payment.id} = any(array(${due}))`)
    .returning()
}

/** Another process may begin them at once: a check twice changes nothing. Those whose next check is known by now keep it. */
async function letGo({ db, clock }: Ctx, underWay: readonly PaymentRow[]): Promise<void> {
  const [ids, leases] = [underWay.map(({ id }) => id), underWay.map(({ checkAt }) => checkAt?.toISOString())]
  await db
    .update(payment)
    .set({ checkAt: clock.now() })
    .where(sql`(${payment.id}, ${payment.checkAt}) in (select * from unnest(${sql.param(ids)}::int[], ${sql.param(leases)}::timestamptz[]))`)
}

/** Checks a payment; its error is its own, so that the others are checked all the same. It is checked again later, and each time later than before. */
async function checkAlone(ctx: Ctx, row: PaymentRow, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    ctx.log.error('a payment could not be checked', { payment: row.id, gateway: row.gateway, reason: reasonOf(error) })
    await postpone(ctx, row).catch((cause: unknown) => {
      // Its lease ends, and it is checked again.
      ctx.log.warn('the next check of a payment could not be stored', { payment: row.id, reason: reasonOf(cause) })
    })
  }
}

async function postpone({ db, clock }: Ctx, { id, checks, checkAt }: PaymentRow): Promise<void> {
  const wait = Math.min(LEASE_MS * 2 ** Math.min(checks, 10), LONGEST_WAIT_MS)
  await db
    .update(payment)
    .set({ checks: checks + 1, checkAt: new Date(clock.now().getTime() + wait) })
    // Another process may have it by now, or its next check is known.
    .where(and(eq(payment.id, id), sql`${payment.checkAt} = ${checkAt}`))
}

async function check(ctx: Ctx, paymentServices: PaymentServices, { row, lapsing }: { row: PaymentRow; lapsing: Lapsing }): Promise<void> {
  const settled = await settleAndCompare(ctx, paymentServices, row)
  const now = ctx.clock.now().getTime()
  const state = settled.ok ? settled.value.state : row.state
  if (state === 'created' && now >= row.createdAt.getTime() + OPEN_MS) return expirePayment(ctx, paymentServices, row.id)
  if (!settled.ok) return
  if (state === 'pending' && now >= row.createdAt.getTime() + OPEN_MS) return void (await closePayment(ctx, { id: row.id, key: 'unpaid', reason: 'unpaid' }))
  const lapses = row.authorizedUntil?.getTime()
  if (state !== 'authorized' || lapses === undefined || now < lapses - LAPSE_MARGIN_MS) return
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
