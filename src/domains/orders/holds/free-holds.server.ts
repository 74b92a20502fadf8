import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { isPaid } from '#domains/payments/index.ts'
import { listPaymentsOf, lockPaymentsOf } from '#domains/payments/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { findOrderOfLock } from '../completion/store-order.server.ts'
import { endHold, findHold, spendRound } from '../lock/hold-vehicle.server.ts'
import { holdsVehicle, isSecured } from '../order.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { cancelOrder } from '../records/cancel-order.server.ts'
import { seesOrder, visibleOrders } from '../records/find-orders.server.ts'
import { lockOrder } from '../records/lock-order.server.ts'
import { checkout, quotation } from '../schema.server.ts'
import type { FreedHolds, FreeRefusal } from './hold-record.ts'

/**
 * Makes held cars available, each by itself: ends the holds of checkouts and cancels orders that wait for the link of their mail. Whoever held a car cannot
 * take it again at once, since a page that is still open renews its hold. A hold whose payment has begun stays, since its money may come any moment.
 * Repeating the request changes nothing.
 */
export async function freeHolds(ctx: OrderCtx, { ids }: { ids: readonly string[] }): Promise<Outcome<FreedHolds, 'forbidden'>> {
  if (!may(ctx.staff, 'orders.write') || !visibleOrders(ctx.staff)) return refuse('forbidden')
  const results: FreedHolds = { done: [], unchanged: [], refused: [] }
  for (const id of new Set(ids.map((id) => id.toLowerCase()))) {
    const result = await inOrderTransaction(ctx, (inner) => freeHold(inner, id))
    if (result === 'done' || result === 'unchanged') results[result].push(id)
    else results.refused.push({ id, code: result })
  }
  return done(results)
}

async function freeHold(ctx: OrderCtx, id: string): Promise<'done' | 'unchanged' | FreeRefusal> {
  // The payments of a checkout and its order change under one lock: no payment begins, and no order is placed, meanwhile.
  await lockPaymentsOf(ctx, id)
  const [row] = await ctx.db.select().from(checkout).where(eq(checkout.id, id))
  if (!row || !seesOrder(ctx.staff, row)) return 'gone'
  const now = ctx.clock.now()
  const orderOfLock = await findOrderOfLock(ctx.db, id)
  const order = orderOfLock && (await lockOrder(ctx, orderOfLock.id))
  if (order && isSecured(order.state)) return 'ordered'
  const waiting = order?.isUnique && holdsVehicle(order.state) ? order : null
  if (!waiting && (await findHold(ctx.db, row.vehicleId, now))?.checkoutId !== id) return 'unchanged'
  const payments = await listPaymentsOf(ctx, id)
  if (payments.some((payment) => isPaid(payment) || payment.state === 'created' || payment.state === 'pending')) return 'payment_begun'
  if (waiting) await cancelOrder(ctx, waiting, { actor: ctx.staff?.name ?? '', reason: '' })
  else await endHold(ctx.db, id, now)
  if (row.quotationId !== null) await ctx.db.update(quotation).set({ heldUntil: null }).where(eq(quotation.id, row.quotationId))
  await spendRound(ctx.db, { checkoutId: id, now, settings: ctx.desk.settings })
  await recordAudit(ctx.db, ctx, {
    action: 'hold.freed',
    subject: waiting?.number ?? id,
    after: { vehicle_id: row.vehicleId, vehicle: row.vehicleName, cancelled_order: waiting !== null },
  })
  return 'done'
}
