import { and, eq } from 'drizzle-orm'
import { type AuditAction, may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { askSecondPerson, capturePayment, isBeingCaptured, readPayment, refundPayment, staffReason, type TooMuch } from '#domains/payments/index.server.ts'
import { approvalActions } from '#domains/payments/index.ts'
import { findVisitPlace } from '#domains/retailers/index.server.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import { personIdOf } from '#kernel/staff.ts'
import { addOrderEvent, moveOrder, type OrderRow, touchOrder } from '../completion/record-order.server.ts'
import { notifyOfOrder } from '../completion/notify-of-order.server.ts'
import { actionsOf, isStageAction, type OrderAction, type OrderStage, rightsFor, stageActions } from '../order.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { customerOrder, orderRequestKey } from '../schema.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { confirmAndReserve } from './confirm-order.server.ts'
import { recordsOf, seesOrder, versionOf, wholeOrder } from './find-orders.server.ts'
import { findLockedOrder } from './lock-order.server.ts'
import type { OrderRecord, WholeOrder } from './order-record.server.ts'

/**
 * What staff ask for. `minor` is a part of the money to refund; without it all there is. `key` is new for each action: the same key sent again,
 * because of a second click or a lost answer, changes nothing and gets the same answer.
 */
export type OrderActionRequest = {
  id: number
  version: string
  action: OrderAction
  reason: string
  minor?: number | undefined
  /** The ISO day of a handover, where the team says so later. */
  on?: string | undefined
  key?: string | undefined
}
export type OrderActionOutcome = Outcome<
  WholeOrder,
  'forbidden' | 'gone' | 'not_allowed' | 'needs_person' | 'already_waiting' | Stale<OrderRecord> | Invalid | TooMuch
>

const auditOf: Partial<Record<OrderAction, AuditAction>> = { capture: 'order.capture', refund: 'order.refund' }
/** These actions take something from the buyer, so they need a reason. */
const withReason: readonly OrderAction[] = ['cancel', 'refund']

/**
 * Carries out a staff action on an order that is still at `version`, if its state and payment allow it. Timeline and audit log record it. Above the amount
 * of one person it only asks for a second one; the order then has a request among its `approvals`.
 */
export async function actOnOrder(ctx: OrderCtx, deed: OrderActionRequest): Promise<OrderActionOutcome> {
  if (!rightsFor(deed.action, null).every((right) => may(ctx.staff, right))) return refuse('forbidden')
  return inOrderTransaction(ctx, async (inner): Promise<OrderActionOutcome> => {
    const row = await findForStaff(inner, deed.id)
    if (!row) return refuse('gone')
    if (await isDone(inner, deed)) return done(await wholeOrder(inner, row))
    if (versionOf(row) !== deed.version) {
      const [current] = await recordsOf(inner, [row])
      return refuse({ code: 'stale', current: current as OrderRecord })
    }
    if (withReason.includes(deed.action) && deed.reason === '') return refuse({ code: 'invalid', fields: { reason: ['required'] } })
    if (!(await isDayOfHandover(inner, row, deed))) return refuse({ code: 'invalid', fields: { on: ['invalid'] } })
    const refusal = await refusalOfAction(inner, row, deed.action)
    if (refusal) return refuse(refusal)
    const acted = await askOrPerform(inner, row, deed)
    if (!acted.ok && acted.code === 'too_much') return acted
    if (!acted.ok) return refuse(acted.code === 'gone' || acted.code === 'not_possible' ? 'not_allowed' : acted.code)
    await keepDone(inner, deed)
    return done(await wholeOrder(inner, acted.value))
  })
}

/** Whether a handover was on a day between that of the order and today, on the clock of the retailer. Other actions have no day. */
async function isDayOfHandover(ctx: OrderCtx, row: OrderRow, { action, on }: OrderActionRequest): Promise<boolean> {
  if (on === undefined) return true
  const { timeZone } = await findVisitPlace(ctx.db, row.retailerId, ctx.desk)
  return action === 'complete' && on >= todayIn(timeZone, row.createdAt) && on <= todayIn(timeZone, ctx.clock.now())
}

/** Why these staff may not do this with a locked order now; null when they may. */
export async function refusalOfAction(ctx: OrderCtx, row: OrderRow, action: OrderAction): Promise<'forbidden' | 'not_allowed' | null> {
  const payment = row.paymentId === null ? null : await readPayment(ctx, { id: row.paymentId })
  const isTaken = payment?.state === 'authorized' && (await isBeingCaptured(ctx, payment.id))
  if (!rightsFor(action, isTaken ? { state: 'captured' } : payment).every((right) => may(ctx.staff, right))) return 'forbidden'
  return actionsOf(row, payment).includes(action) ? null : 'not_allowed'
}

async function askOrPerform(ctx: OrderCtx, row: OrderRow, deed: OrderActionRequest) {
  const { action, reason, minor, version, key = `version ${version}` } = deed
  const approvable = approvalActions.find((one) => one === action)
  if (row.paymentId !== null && approvable) {
    // Cancelling is one task for ever, the others are one for each version.
    const taskKey = action === 'cancel' ? 'order' : taskKeyOf(version)
    const request = { paymentId: row.paymentId, action: approvable, reason, key, taskKey, orderId: row.id, minor: action === 'refund' ? minor : undefined }
    const approval = await askSecondPerson(ctx, ctx.desk.loneAmounts, request)
    if (!approval.ok) return approval
    if (approval.value !== null) {
      const detail = { asked: action, step: 'waits', reason }
      await addOrderEvent(ctx, { orderId: row.id, type: 'money', detail, actor: ctx.staff?.name ?? '' })
      return done(await touchOrder(ctx, row))
    }
  }
  return performAndRecord(ctx, row, deed)
}

/** Carries out an action that was found allowed, and records it in the audit log. */
export async function performAndRecord(ctx: OrderCtx, row: OrderRow, deed: OrderActionRequest): ReturnType<typeof perform> {
  const performed = await perform(ctx, row, deed)
  if (!performed.ok) return performed
  await recordAudit(ctx.db, ctx, {
    action: auditOf[deed.action] ?? 'order.changed',
    subject: row.number,
    before: { state: row.state },
    after: {
      state: performed.value.state,
      ...(deed.reason === '' ? {} : { reason: deed.reason }),
      ...(deed.minor === undefined ? {} : { minor: deed.minor }),
    },
  })
  return done(await withAdviser(ctx, performed.value))
}

export type OrderNote = { id: number; text: string; key?: string | undefined }

/** Writes a note into the timeline of an order; with the same key once. */
export async function addOrderNote(ctx: OrderCtx, { id, text, key }: OrderNote): Promise<Outcome<WholeOrder, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'orders.write')) return refuse('forbidden')
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<WholeOrder, 'gone'>> => {
    const row = await findForStaff(inner, id)
    if (!row) return refuse('gone')
    if (await isDone(inner, { id, key })) return done(await wholeOrder(inner, row))
    await addOrderEvent(inner, { orderId: id, type: 'note', detail: { text }, actor: inner.staff?.name ?? '' })
    await recordAudit(inner.db, inner, { action: 'order.note', subject: row.number, after: { letters: text.length } })
    await keepDone(inner, { id, key })
    return done(await wholeOrder(inner, row))
  })
}

type Keyed = Pick<OrderActionRequest, 'id' | 'key'>

/** Whether the action of this key was carried out before. The order is locked, so that two requests run one after the other. */
async function isDone({ db }: OrderCtx, { id, key }: Keyed): Promise<boolean> {
  if (key === undefined) return false
  const doneTasks = await db
    .select({ key: orderRequestKey.key })
    .from(orderRequestKey)
    .where(and(eq(orderRequestKey.orderId, id), eq(orderRequestKey.key, key)))
  return doneTasks.length > 0
}

async function keepDone({ db, clock }: OrderCtx, { id, key }: Keyed): Promise<void> {
  if (key !== undefined) await db.insert(orderRequestKey).values({ orderId: id, key, at: clock.now() })
}

export async function findForStaff(ctx: OrderCtx, id: number): Promise<OrderRow | null> {
  const row = await findLockedOrder(ctx, id)
  return row && seesOrder(ctx.staff, row) ? row : null
}

/** What a handover on an earlier day than today leaves with the order; today it has a moment as any other stage. */
async function earlierDay(ctx: OrderCtx, row: OrderRow, on: string | undefined) {
  const { timeZone } = await findVisitPlace(ctx.db, row.retailerId, ctx.desk)
  if (on === undefined || on === todayIn(timeZone, ctx.clock.now())) return {}
  return { detail: { on }, values: { stages: { handed_over: on } } }
}

const taskKeyOf = (version: string) => `staff ${version}`

/** Moves an order to its next stage, and tells the customer. */
async function reachStage(ctx: OrderCtx, row: OrderRow, stage: OrderStage): Promise<OrderRow> {
  const stages = { ...row.stages, [stage]: ctx.clock.now().toISOString() }
  const [savedOrder] = await ctx.db.update(customerOrder).set({ stages }).where(eq(customerOrder.id, row.id)).returning()
  await addOrderEvent(ctx, { orderId: row.id, type: 'stage', detail: { to: stage }, actor: ctx.staff?.name ?? '' })
  const touchedOrder = await touchOrder(ctx, savedOrder as OrderRow)
  await notifyOfOrder(ctx, touchedOrder, stage)
  return touchedOrder
}

/** Who of the team works on an order first becomes its adviser, whom the customer sees. */
async function withAdviser({ db, staff }: OrderCtx, row: OrderRow): Promise<OrderRow> {
  const ownerId = staff && personIdOf(staff.id)
  if (row.ownerId !== null || ownerId === null) return row
  const [owned] = await db.update(customerOrder).set({ ownerId }).where(eq(customerOrder.id, row.id)).returning()
  return owned as OrderRow
}

async function perform(
  ctx: OrderCtx,
  row: OrderRow,
  { action, reason, minor, version, on }: OrderActionRequest,
): Promise<Outcome<OrderRow, 'not_possible' | 'gone' | TooMuch>> {
  const actor = ctx.staff?.name ?? ''
  if (action === 'cancel') return done(await cancelOrder(ctx, row, { actor, reason }))
  if (action === 'confirm') {
    const confirmed = await confirmAndReserve(ctx, row, { actor })
    return confirmed ? done(confirmed) : refuse('not_possible')
  }
  if (isStageAction(action)) return done(await reachStage(ctx, row, stageActions[action]))
  if (action === 'complete') {
    const movedOrder = await moveOrder(ctx, row, { to: 'completed', actor, ...(await earlierDay(ctx, row, on)) })
    await notifyOfOrder(ctx, movedOrder, 'completed')
    return done(movedOrder)
  }
  if (row.paymentId === null) return refuse('not_possible')
  // The order follows when the provider has done it. Asked for again at the same version it is the same task.
  const order = { id: row.paymentId, key: taskKeyOf(version), reason: staffReason(reason || action) }
  const taskOutcome =
    action === 'capture' ? await capturePayment(ctx, order) : await refundPayment(ctx, { ...order, ...(minor === undefined ? {} : { minor }) })
  if (!taskOutcome.ok) return taskOutcome
  await addOrderEvent(ctx, { orderId: row.id, type: 'money', detail: { asked: action, reason, ...(minor === undefined ? {} : { minor }) }, actor })
  // Another version, so that the same request, sent again after its answer was lost, does not give money back twice.
  return done(await touchOrder(ctx, row))
}
