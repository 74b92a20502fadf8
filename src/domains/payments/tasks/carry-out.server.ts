import { reasonOf } from '#kernel/reason-of.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { minutes, seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { expirePayment } from '../checks/expire-payment.server.ts'
import { findRow, forGateway, type PaymentRow } from '../find-payments.server.ts'
import { type Gateway, GatewayRefusal, GatewayUnreachable, type Snapshot } from '../gateway.ts'
import { paymentTask } from '../schema.server.ts'
import { settlePayment } from '../settle-payment.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'

/** Longer than the timeout of a provider's call plus the storing of its answer. */
const LEASE_MS = minutes(2)
const FIRST_WAIT_MS = seconds(10)
const LONGEST_WAIT_MS = minutes(30)
/** About two days. */
const MOST_ATTEMPTS = 100
const MOST_AT_ONCE = 20

type Task = typeof paymentTask.$inferSelect

/** Carries out due tasks, of all payments or of one; the tasks of a payment run one after the other. Returns the number begun. */
export async function carryOutTasks(ctx: Ctx, paymentServices: PaymentServices, { paymentId }: { paymentId?: number } = {}): Promise<number> {
  let begun = 0
  for (;;) {
    const tasks = await claim(ctx, paymentId)
    if (tasks.length === 0) return begun
    begun += tasks.length
    await Promise.all(tasks.map((task) => carryOutAlone(ctx, paymentServices, task)))
  }
}

/** Leases due tasks: the oldest of each payment. A process that dies loses its lease, and the task is carried out again with the same key. */
async function claim({ db, clock }: Ctx, paymentId: number | undefined): Promise<Task[]> {
  const now = clock.now()
  const { rows } = await db.execute<{ id: number }>(sql`
    with due as (
      select task.id from payment_task task
      where task.state = 'queued' and task.next_at <= ${now} ${paymentId === undefined ? sql`` : sql`and task.payment_id = ${paymentId}`}
        and not exists (select from payment_task older where older.payment_id = task.payment_id and older.state = 'queued' and older.id < task.id)
      order by task.next_at limit ${MOST_AT_ONCE}
      for update skip locked
    )
    update payment_task set attempts = attempts + 1, next_at = ${new Date(now.getTime() + LEASE_MS)} from due where payment_task.id = due.id
    returning payment_task.id`)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  return db
    .select()
    .from(paymentTask)
    .where(sql`id = any(${sql.param(ids)})`)
    .orderBy(asc(paymentTask.id))
}

/** Carries a task out; its error is its own, so that the tasks of other payments go on. It is tried again later. */
async function carryOutAlone(ctx: Ctx, paymentServices: PaymentServices, task: Task): Promise<void> {
  try {
    await carryOut(ctx, paymentServices, task)
  } catch (error) {
    ctx.log.error('a task of a payment could not be carried out', { payment: task.paymentId, kind: task.kind, reason: reasonOf(error) })
    await retry(ctx, task, reasonOf(error))
  }
}

async function carryOut(ctx: Ctx, paymentServices: PaymentServices, task: Task): Promise<void> {
  const row = await findRow(ctx, { id: task.paymentId })
  const gateway = row ? paymentServices.gateways.get(row.gateway) : undefined
  if (!row || !gateway) return retry(ctx, task, 'the gateway is not configured')
  try {
    const outcome = await act(ctx, gateway, { row, task })
    const settled = await settlePayment(ctx, paymentServices, { name: { id: row.id }, source: task.reason.startsWith('staff') ? 'staff' : 'site' })
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
  const named = row.providerId === null ? { ...row, providerId: (await gateway.open(forGateway(row))).providerId } : row
  const subject = forGateway(named)
  const snapshot = await gateway.read(subject)
  const { key } = task
  if (task.kind === 'renew') {
    if (snapshot.state === 'authorised') await gateway.renewal?.renew(subject, { key })
    return 'done'
  }
  const isOpen = snapshot.state === 'pending' || snapshot.state === 'approved'
  if (task.kind === 'close') {
    if (isOpen) await gateway.release(subject, { key })
    return 'done'
  }
  if (task.kind === 'capture') {
    if (snapshot.capturedMinor > 0) return 'done'
    if (snapshot.state !== 'authorised') return `nothing is held: ${snapshot.state}`
    await gateway.capture(subject, { minor: task.minor ?? row.amountMinor, key })
    return 'done'
  }
  if (snapshot.capturedMinor > 0) return refund(ctx, gateway, { row: named, task, snapshot })
  if (task.kind === 'refund') return `nothing was taken: ${snapshot.state}`
  if (isOpen || snapshot.state === 'authorised') await gateway.release(subject, { key })
  return 'done'
}

async function refund(ctx: Ctx, gateway: Gateway, { row, task, snapshot }: { row: PaymentRow; task: Task; snapshot: Snapshot }): Promise<'done' | string> {
  const left = snapshot.capturedMinor - snapshot.refundedMinor
  const before = task.refundedBefore ?? snapshot.refundedMinor
  if (task.refundedBefore === null) await ctx.db.update(paymentTask).set({ refundedBefore: before }).where(eq(paymentTask.id, task.id))
  const wanted = task.minor ?? snapshot.capturedMinor - before
  // An earlier try took effect, though its answer never came.
  if (left === 0 || snapshot.refundedMinor >= before + wanted) return 'done'
  if (wanted > left) return `only ${left} are left to give back`
  await gateway.refund(forGateway(row), { minor: wanted, key: task.key, reason: task.reason })
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
    .where(eq(paymentTask.id, task.id))
}
