import { eq } from 'drizzle-orm'
import { moveVehicle } from '#domains/stock/index.server.ts'
import { vehicleStatuses, type VehicleStatus } from '#domains/stock/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { OrderEventType } from '../order-event.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import { endHold } from '../lock/hold-vehicle.server.ts'
import { holdsVehicle, mayBecome, type OrderState } from '../order.ts'
import { customerOrder, orderEvent, softLock } from '../schema.server.ts'

export type OrderRow = typeof customerOrder.$inferSelect
export type NewOrder = typeof customerOrder.$inferInsert

/** Thrown within a savepoint when the car is no longer available, so that the savepoint is rolled back. */
class VehicleGone extends Error {}

export function isGone(): never {
  throw new VehicleGone('the vehicle is gone')
}

/** Runs work in a savepoint; null when the car was no longer available. */
export async function nullWhenGone<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof VehicleGone || isUniqueViolation(error, 'customer_order_of_vehicle')) return null
    throw error
  }
}

/** The actor of an event in the timeline; '' is the site itself. */
export type Actor = string

type NewEvent = { orderId: number; type: OrderEventType; detail?: Record<string, unknown>; actor?: Actor }

/** Adds an event to the timeline of an order. */
export function addOrderEvent(ctx: Ctx, event: NewEvent): Promise<void> {
  return addOrderEvents(ctx, [event])
}

/** Adds events to the timeline of an order, in this order. */
export async function addOrderEvents({ db, clock }: Ctx, events: readonly NewEvent[]): Promise<void> {
  await db.insert(orderEvent).values(events.map(({ orderId, type, detail = {}, actor = '' }) => ({ orderId, type, detail, actor, at: clock.now() })))
}

/**
 * Moves an order, and its car with it, within the caller's transaction: a car is sold when the order is completed, and is free again, with its earlier
 * status, when the order fails or is cancelled. Whoever moves an order to a secured state reserves its car (`secureVehicle`). Throws for a move that the
 * table does not have.
 */
export async function moveOrder(
  ctx: Ctx,
  row: OrderRow,
  { to, actor = '', detail = {}, values = {} }: { to: OrderState; actor?: Actor; detail?: Record<string, unknown>; values?: Partial<NewOrder> },
): Promise<OrderRow> {
  if (!mayBecome(row.state, to)) throw new Error(`an order that is ${row.state} cannot become ${to}`)
  const now = ctx.clock.now()
  const confirmedAt = to === 'confirmed' ? now : row.confirmedAt
  const stages = to === 'completed' ? { ...row.stages, handed_over: now.toISOString(), ...values.stages } : row.stages
  const [movedOrder] = await ctx.db
    .update(customerOrder)
    .set({ ...values, state: to, confirmedAt, stages, updatedAt: now })
    .where(eq(customerOrder.id, row.id))
    .returning()
  await addOrderEvent(ctx, { orderId: row.id, type: 'state', detail: { from: row.state, to, ...detail }, actor })
  if (holdsVehicle(row.state) && !holdsVehicle(to)) await endHold(ctx.db, row.lockId, now)
  return followWithVehicle(ctx, movedOrder as OrderRow, { from: row.state, actor })
}

/** Raises the version of an order after a change that its state does not show. */
export async function touchOrder({ db, clock }: Ctx, row: OrderRow): Promise<OrderRow> {
  const next = new Date(Math.max(clock.now().getTime(), row.updatedAt.getTime() + 1))
  const [touchedOrder] = await db.update(customerOrder).set({ updatedAt: next }).where(eq(customerOrder.id, row.id)).returning()
  return touchedOrder as OrderRow
}

/** Reserves the car of an order that keeps one; null when the car is no longer available. `events` go into the timeline first. */
export async function reserveVehicle(ctx: Ctx, row: OrderRow, events: readonly NewEvent[] = []): Promise<OrderRow | null> {
  const before = row.isUnique ? await moveVehicle(ctx, { id: row.vehicleId, to: ['reserved'] }) : null
  if (row.isUnique && before === null) return null
  const reserved: NewEvent[] = before === null ? [] : [{ orderId: row.id, type: 'vehicle', detail: { from: before, to: 'reserved' } }]
  const newEvents = [...events, ...reserved]
  if (newEvents.length > 0) await addOrderEvents(ctx, newEvents)
  if (before === null || before === row.vehicleStatusBefore) return row
  const [keptOrder] = await ctx.db.update(customerOrder).set({ vehicleStatusBefore: before }).where(eq(customerOrder.id, row.id)).returning()
  return keptOrder as OrderRow
}

/**
 * Reserves the car of an order that was only holding it and has just been secured; null when the car is no longer available.
 */
export async function secureVehicle(ctx: Ctx, row: OrderRow): Promise<OrderRow | null> {
  if (row.vehicleStatusBefore !== '') return row
  await ctx.db.delete(softLock).where(eq(softLock.checkoutId, row.lockId))
  return reserveVehicle(ctx, row)
}

async function followWithVehicle(ctx: Ctx, row: OrderRow, { from, actor }: { from: OrderState; actor: Actor }): Promise<OrderRow> {
  if (!row.isUnique || row.vehicleStatusBefore === '') return row
  const isSold = row.state === 'completed'
  const isFree = holdsVehicle(from) && !holdsVehicle(row.state)
  if (!isSold && !isFree) return row
  const back = vehicleStatuses.filter((status) => status === row.vehicleStatusBefore)
  const to: readonly VehicleStatus[] = isSold ? ['sold'] : [...back, 'stock']
  const before = await moveVehicle(ctx, { id: row.vehicleId, to })
  if (before !== null) await addOrderEvent(ctx, { orderId: row.id, type: 'vehicle', detail: { from: before, to: isSold ? 'sold' : 'free' }, actor })
  if (isSold) return row
  const [freed] = await ctx.db.update(customerOrder).set({ vehicleStatusBefore: '' }).where(eq(customerOrder.id, row.id)).returning()
  return freed as OrderRow
}
