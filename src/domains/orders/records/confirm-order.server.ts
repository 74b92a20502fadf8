import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { readLink } from '#platform/signed-link.server.ts'
import { isGone, moveOrder, nullWhenGone, type OrderRow, secureVehicle } from '../completion/record-order.server.ts'
import { notifyOfOrder } from '../completion/notify-of-order.server.ts'
import { mayBecome } from '../order.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { lockOrder } from './lock-order.server.ts'
import { findOrder, type Reader } from './read-order.server.ts'

export type ConfirmRefusal = 'gone' | 'vehicle_gone' | 'forbidden' | 'expired' | 'not_allowed'

/**
 * Confirms an order for its buyer (C-260, C-261): by the token of its mail where the order asks for that, else by the browser that ordered.
 * Confirming again changes nothing.
 */
export async function confirmOrder(ctx: OrderCtx, number: string, { visitor, token }: Reader): Promise<Outcome<OrderRow, ConfirmRefusal>> {
  const row = await findOrder(ctx, number)
  if (!row) return refuse('gone')
  const isOwn = visitor !== null && row.holders.includes(visitor) && !row.confirmationByLink
  if (!isOwn) {
    const verdict = readLink({ purpose: 'confirm', subject: row.number, key: ctx.desk.secretKey }, token ?? '', ctx.clock.now())
    if (verdict === 'forged') return refuse('forbidden')
    if (verdict === 'expired' && row.confirmedAt === null) return refuse('expired')
  }
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<OrderRow, ConfirmRefusal>> => {
    const current = await lockOrder(inner, row.id)
    if (current.state === 'confirmed' || current.state === 'completed') return done(current)
    if (isWaitingForMoney(current) || !mayBecome(current.state, 'confirmed')) return refuse('not_allowed')
    const confirmed = await confirmAndReserve(inner, current, { detail: { by: isOwn ? 'browser' : 'link' } })
    return confirmed ? done(confirmed) : refuse('vehicle_gone')
  })
}

type By = { actor?: string; detail?: Record<string, unknown> }

/** Confirms an order that the caller's transaction has locked, and reserves its car; null, with nothing changed, when the car is no longer available. */
export function confirmAndReserve(ctx: OrderCtx, row: OrderRow, by: By): Promise<OrderRow | null> {
  return nullWhenGone(() =>
    inOrderTransaction(ctx, async (inner) => {
      const confirmed = await moveOrder(inner, row, { to: 'confirmed', ...by })
      await notifyOfOrder(inner, confirmed, 'confirmed')
      return (await secureVehicle(inner, confirmed)) ?? isGone()
    }),
  )
}

/** An order with a payment is confirmed once the money is there. */
export function isWaitingForMoney({ state, paymentId }: OrderRow): boolean {
  return state === 'pending' && paymentId !== null
}
