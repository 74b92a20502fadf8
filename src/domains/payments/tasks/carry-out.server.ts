import { reasonOf } from '#kernel/reason-of.ts'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { minutes, seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Run, takeDue } from '#platform/jobs/take-due.ts'
import { expirePayment } from '../checks/expire-payment.server.ts'
import { findRow, forGateway, type PaymentRow } from '../find-payments.server.ts'
import { type Gateway, GatewayRefusal, GatewayUnreachable, type Snapshot } from '../gateway.ts'
import type { GatewayName } from '../gateways/registry.ts'
import { freePlaces } from './gateway-places.server.ts'
import { paymentTask } from '../schema.server.ts'
import { settlePayment } from '../settle-payment.server.ts'
import { isOfStaff } from './staff-reason.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'
import { Hold, LetGo } from './task-hold.ts'

/** A call that changes something is begun only while all of it is within the lease. */
const LEASE_MS = minutes(2)
const FIRST_WAIT_MS = seconds(10)
const LONGEST_WAIT_MS = minutes(30)
/** About two days. */
const MOST_ATTEMPTS = 100

type Task = typeof paymentTask.$inferSelect & { gateway: GatewayName }
/** A task in the hands of this process. */
type HeldTask = { task: Task; gateway: GatewayName; hold: Hold }

/**
 * Carries out due tasks, of all payments or of one: those of each gateway beside those of the others, and the tasks of a payment one after the other.
 */
export function carryOutTasks(ctx: Ctx, paymentServices: PaymentServices, { paymentId, ...run }: Run & { paymentId?: number } = {}): Promise<void> {
  const due = {
    clock: ctx.clock,
    claim: (underWay: readonly HeldTask[]) => claim(ctx, underWay, paymentId),
    work: (heldTask: HeldTask) => carryOutAlone(ctx, paymentServices, heldTask),
    letGo: (underWay: readonly HeldTask[]) => letGo(ctx, underWay),
  }
  return takeDue(due, run)
}

/** Leases due tasks: the oldest of each payment. A process that dies loses its lease, and the task is carried out again with the same key. */
async function claim({ db, clock }: Ctx, underWay: readonly HeldTask[], paymentId: number | undefined): Promise<HeldTask[]> {
  const now = clock.now()
  const nextAt = new Date(now.getTime() + LEASE_MS)
  const due = sql`select due.id from ${freePlaces(underWay)} cross join lateral (
    select task.id from payment_task task join payment p on p.id = task.payment_id
    where task.state = 'queued' and task.next_at <= ${now} and p.gateway = lane.gateway ${paymentId === undefined ? sql`` : sql`and p.id = ${paymentId}`}
      and not exists (select from payment_task older where older.payment_id = task.payment_id and older.state = 'queued' and older.id < task.id)
    order by task.next_at limit lane.free for update of task skip locked) due`
  const tasks = await db
    .update(paymentTask)
    .set({ attempts: sql`${paymentTask.attempts} + 1`, nextAt })
    .where(sql`${paymentTask.id} = any(array(${due}))`)
    .returning({ ...getTableColumns(paymentTask), gateway: sql<GatewayName>`(select p.gateway from payment p where p.id = ${paymentTask.paymentId})` })
  return tasks.map((task) => ({ task, gateway: task.gateway, hold: new Hold({ clock, until: nextAt }) }))
}

/** Another process may begin the tasks that change nothing at their provider at the moment; the others keep their lease, since their call may take effect. */
async function letGo({ db, clock }: Ctx, underWay: readonly HeldTask[]): Promise<void> {
  const ids = sql.param(underWay.filter(({ hold }) => hold.letGo()).map(({ task }) => task.id))
  await db
    .update(paymentTask)
    .set({ attempts: sql`${paymentTask.attempts} - 1`, nextAt: clock.now() })
    .where(sql`${paymentTask.state} = 'queued' and ${paymentTask.id} = any(${ids}::int[])`)
}

/** Carries a task out; its error is its own, so that the tasks of other payments go on. It is tried again later. */
async function carryOutAlone(ctx: Ctx, paymentServices: PaymentServices, { task, hold }: HeldTask): Promise<void> {
  try {
    await carryOut(ctx, paymentServices, { task, hold })
  } catch (error) {
    if (error instanceof LetGo) return
    ctx.log.error('a task of a payment could not be carried out', { payment: task.paymentId, kind: task.kind, reason: reasonOf(error) })
    await retry(ctx, task, reasonOf(error)).catch((cause: unknown) => {
      // Its lease ends, and it is carried out again with the same key.
      ctx.log.warn('the end of a task of a payment could not be stored', { payment: task.paymentId, reason: reasonOf(cause) })
    })
  }
}

async function carryOut(ctx: Ctx, paymentServices: PaymentServices, { task, hold }: Pick<HeldTask, 'task' | 'hold'>): Promise<void> {
  const row = await findRow(ctx, { id: task.paymentId })
  const gateway = row ? paymentServices.gateways.get(row.gateway) : undefined
  if (!row || !gateway) return retry(ctx, task, 'the gateway is not configured')
  try {
    const outcome = await act(ctx, hold.over(gateway), { row, task })
    const settled = await settlePayment(ctx, paymentServices, { name: { id: row.id }, source: isOfStaff(task.reason) ? 'staff' : 'site' })
    if (!settled.ok) return await retry(ctx, task, `the provider was not heard of: ${settled.code}`)
    // Some providers cannot close what is open; they forget it by themselves.
    if ((task.kind === 'release' || task.kind === 'close') && settled.value.state === 'pending') await expirePayment(ctx, paymentServices, row.id)
    await end(ctx, task, outcome === 'done' ? { state: 'done', error: '' } : { state: 'failed', error: outcome })
  } catch (error) {
    if (error instanceof GatewayUnreachable) return retry(ctx, task, reasonOf(error))
    if (!(error instanceof GatewayRefusal)) throw error
    // The provider's state decides: a refused task may have taken effect by another way.
    await settlePayment(ctx, paymentServices, { name: { id: row.id }, source: 'site' })
    await end(ctx, task, { state: 'failed', error: reasonOf(error) })
    ctx.log.error('a provider refuses what a payment needs', { payment: row.id, kind: task.kind, reason: reasonOf(error) })
  }
}

/** Calls the provider; a returned text says why the task is no longer possible. */
async function act(ctx: Ctx, gateway: Gateway, { row, task }: { row: PaymentRow; task: Task }): Promise<'done' | string> {
  const openedRow = row.providerId === null ? { ...row, providerId: (await gateway.open(forGateway(row))).providerId } : row
  const subject = forGateway(openedRow)
  const snapshot = await gateway.read(subject)
  const { key } = task
  if (task.kind === 'renew') {
    if (snapshot.state === 'authorized') await gateway.renewal?.renew(subject, { key })
    return 'done'
  }
  const isOpen = snapshot.state === 'pending' || snapshot.state === 'approved'
  if (task.kind === 'close') {
    if (isOpen) await gateway.release(subject, { key })
    return 'done'
  }
  if (task.kind === 'capture') {
    if (snapshot.capturedMinor > 0) return 'done'
    if (snapshot.state !== 'authorized') return `nothing is held: ${snapshot.state}`
    await gateway.capture(subject, { minor: task.minor ?? row.amountMinor, key })
    return 'done'
  }
  if (snapshot.capturedMinor > 0) return refund(ctx, gateway, { row: openedRow, task, snapshot })
  if (task.kind === 'refund') return `nothing was taken: ${snapshot.state}`
  if (isOpen || snapshot.state === 'authorized') await gateway.release(subject, { key })
  return 'done'
}

async function refund(ctx: Ctx, gateway: Gateway, { row, task, snapshot }: { row: PaymentRow; task: Task; snapshot: Snapshot }): Promise<'done' | string> {
  const refundable = snapshot.capturedMinor - snapshot.refundedMinor
  const before = task.refundedBefore ?? snapshot.refundedMinor
  if (task.refundedBefore === null) await ctx.db.update(paymentTask).set({ refundedBefore: before }).where(eq(paymentTask.id, task.id))
  const wantedMinor = task.minor ?? snapshot.capturedMinor - before
  // An earlier try took effect, though its answer never came.
  if (refundable === 0 || snapshot.refundedMinor >= before + wantedMinor) return 'done'
  if (wantedMinor > refundable) return `only ${refundable} are left to give back`
  await gateway.refund(forGateway(row), { minor: wantedMinor, key: task.key, reason: task.reason })
  return 'done'
}

async function end({ db, clock }: Ctx, { id }: Task, { state, error }: { state: 'done' | 'failed'; error: string }): Promise<void> {
  await db.update(paymentTask).set({ state, error, endedAt: clock.now() }).where(eq(paymentTask.id, id))
}

async function retry(ctx: Ctx, task: Task, error: string): Promise<void> {
  if (task.attempts >= MOST_ATTEMPTS) {
    ctx.log.error('what a payment needs was given up', { payment: task.paymentId, kind: task.kind, reason: error })
    return end(ctx, task, { state: 'failed', error })
  }
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (task.attempts - 1), LONGEST_WAIT_MS)
  await ctx.db
    .update(paymentTask)
    .set({ error, nextAt: new Date(ctx.clock.now().getTime() + wait) })
    // Another process may have it by now.
    .where(and(eq(paymentTask.id, task.id), eq(paymentTask.nextAt, task.nextAt)))
}
