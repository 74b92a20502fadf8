import { and, eq } from 'drizzle-orm'
import { type AuditAction, may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { capturePayment, readPayment, refundPayment, type TooMuch } from '#domains/payments/index.server.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { addOrderEvent, moveOrder, type OrderRow, touchOrder } from '../completion/record-order.server.ts'
import { notifyOfOrder } from '../completion/notify-of-order.server.ts'
import { actionsOf, type OrderAction, rightsFor } from '../order.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { orderRequestKey } from '../schema.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { confirmAndReserve } from './confirm-order.server.ts'
import { recordsOf, seesOrder, versionOf, wholeOrder } from './find-orders.server.ts'
import { findLockedOrder } from './lock-order.server.ts'
import type { OrderRecord, WholeOrder } from './order-record.server.ts'

/**
 * What staff ask for. `minor` is a part of the money to refund; without it all there is. `key` is new for each action: the same key sent again,
 * because of a second click or a lost answer, changes nothing and gets the same answer.
 */
export type OrderActionRequest = { id: number; version: string; action: OrderAction; reason: string; minor?: number | undefined; key?: string | undefined }
export type OrderActionOutcome = Outcome<WholeOrder, 'forbidden' | 'gone' | 'not_allowed' | Stale<OrderRecord> | Invalid | TooMuch>

const auditOf: Partial<Record<OrderAction, AuditAction>> = { capture: 'order.capture', refund: 'order.refund' }
/** These actions take something from the buyer, so they need a reason. */
const withReason: readonly OrderAction[] = ['cancel', 'refund']

/** Carries out a staff action on an order that is still at `version`, if its state and payment allow it. Timeline and audit log record it. */
export async function actOnOrder(ctx: OrderCtx, deed: OrderActionRequest): Promise<OrderActionOutcome> {
  const { staff } = ctx
  if (!rightsFor(deed.action, null).every((right) => may(staff, right))) return refuse('forbidden')
  return inOrderTransaction(ctx, async (inner): Promise<OrderActionOutcome> => {
    const row = await findForStaff(inner, deed.id)
    if (!row) return refuse('gone')
    if (await isDone(inner, deed)) return done(await wholeOrder(inner, row))
    if (versionOf(row) !== deed.version) {
      const [current] = await recordsOf(inner.db, [row])
      return refuse({ code: 'stale', current: current as OrderRecord })
    }
    if (withReason.includes(deed.action) && deed.reason === '') return refuse({ code: 'invalid', fields: { reason: ['required'] } })
    const payment = row.paymentId === null ? null : await readPayment(inner, { id: row.paymentId })
    if (!rightsFor(deed.action, payment).every((right) => may(staff, right))) return refuse('forbidden')
    if (!actionsOf(row.state, payment).includes(deed.action)) return refuse('not_allowed')
    const performed = await perform(inner, row, deed)
    if (!performed.ok && performed.code === 'too_much') return performed
    if (!performed.ok) return refuse('not_allowed')
    const after = performed.value
    await recordAudit(inner.db, inner, {
      action: auditOf[deed.action] ?? 'order.changed',
      subject: row.number,
      before: { state: row.state },
      after: { state: after.state, ...(deed.reason === '' ? {} : { reason: deed.reason }), ...(deed.minor === undefined ? {} : { minor: deed.minor }) },
    })
    await keepDone(inner, deed)
    return done(await wholeOrder(inner, after))
  })
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
  const found = await db
    .select({ key: orderRequestKey.key })
    .from(orderRequestKey)
    .where(and(eq(orderRequestKey.orderId, id), eq(orderRequestKey.key, key)))
  return found.length > 0
}

async function keepDone({ db, clock }: OrderCtx, { id, key }: Keyed): Promise<void> {
  if (key !== undefined) await db.insert(orderRequestKey).values({ orderId: id, key, at: clock.now() })
}

async function findForStaff(ctx: OrderCtx, id: number): Promise<OrderRow | null> {
  const row = await findLockedOrder(ctx, id)
  return row && seesOrder(ctx.staff, row) ? row : null
}

async function perform(
  ctx: OrderCtx,
  row: OrderRow,
  { action, reason, minor, version }: OrderActionRequest,
): Promise<Outcome<OrderRow, 'not_possible' | 'gone' | TooMuch>> {
  const actor = ctx.staff?.name ?? ''
  if (action === 'cancel') return done(await cancelOrder(ctx, row, { actor, reason }))
  if (action === 'confirm') {
    const confirmed = await confirmAndReserve(ctx, row, { actor })
    return confirmed ? done(confirmed) : refuse('not_possible')
  }
  if (action === 'complete') {
    const moved = await moveOrder(ctx, row, { to: 'completed', actor })
    await notifyOfOrder(ctx, moved, 'completed')
    return done(moved)
  }
  if (row.paymentId === null) return refuse('not_possible')
  // The order follows when the provider has done it. Asked for again at the same version it is the same task.
  const key = `staff ${version}`
  const order = { id: row.paymentId, key, reason: `staff: ${reason || action}` }
  const asked = action === 'capture' ? await capturePayment(ctx, order) : await refundPayment(ctx, { ...order, ...(minor === undefined ? {} : { minor }) })
  if (!asked.ok) return asked
  await addOrderEvent(ctx, { orderId: row.id, type: 'money', detail: { asked: action, reason, ...(minor === undefined ? {} : { minor }) }, actor })
  // Another version, so that the same request, sent again after its answer was lost, does not give money back twice.
  return done(await touchOrder(ctx, row))
}
