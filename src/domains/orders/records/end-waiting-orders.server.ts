import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { later } from '../later.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { checkout, customerOrder } from '../schema.server.ts'
import { days } from '#kernel/durations.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import { wordIn, type Words } from '#kernel/words/words.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { lockOrder } from './lock-order.server.ts'

/** Orders without money whose buyers have not shown that the mailbox is theirs. */
export const awaitsLink = and(inArray(customerOrder.state, ['pending', 'free']), isNull(customerOrder.paymentId), eq(customerOrder.confirmationByLink, true))

/** Why an order ended that nobody cancelled, for its buyer and for staff. */
const lateWords = {
  unconfirmed: ['The order was not confirmed in time.', 'لم يُؤكَّد الطلب ضمن المهلة المحددة.'],
  unpaid: ['The payment was not completed in time.', 'لم يكتمل الدفع ضمن المهلة المحددة.'],
} as const satisfies Words

const MOST_AT_ONCE = 50
const KEPT_MS = days(60)
/** As long as a car can be held for an order. */
const NETWORK_KEPT_MS = days(7)

/** Cancels orders whose link was not opened or whose payment was not completed in time, and frees their cars. Returns the count; what goes wrong with one order is its own. */
export async function endWaitingOrders(ctx: OrderCtx): Promise<number> {
  const { settings } = ctx.desk
  const now = ctx.clock.now()
  const isUnconfirmed = and(awaitsLink, lt(customerOrder.createdAt, later(now, -settings.confirmationMs)))
  const isUnpaid = and(eq(customerOrder.state, 'pending'), isNotNull(customerOrder.paymentId), lt(customerOrder.createdAt, later(now, -settings.paymentMs)))
  const due = await ctx.db
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(or(isUnconfirmed, isUnpaid))
    .orderBy(asc(customerOrder.id))
    .limit(MOST_AT_ONCE)
  const alone = { log: ctx.log, message: 'an order that waited too long could not be ended', about: ({ id }: { id: number }) => ({ order: id }) }
  return eachAlone(due, alone, ({ id }) =>
    inOrderTransaction(ctx, async (inner) => {
      const row = await lockOrder(inner, id)
      const reason = wordIn(row.locale, lateWords, row.paymentId === null ? 'unconfirmed' : 'unpaid')
      if (row.state === 'pending' || row.state === 'free') await cancelOrder(inner, row, { actor: '', reason })
    }),
  )
}

/** Deletes old checkouts that did not become an order, and forgets from which networks others began. */
export async function removeOldCheckouts({ db, clock }: OrderCtx): Promise<void> {
  await db
    .update(checkout)
    .set({ network: '', contacts: [] })
    .where(and(ne(checkout.network, ''), lt(checkout.updatedAt, later(clock.now(), -NETWORK_KEPT_MS))))
  const orderOfCheckout = db.select({ one: sql`1` }).from(customerOrder).where(eq(customerOrder.lockId, checkout.id))
  // Money may still arrive for an abandoned checkout, so it is kept as long as providers may take.
  await db.delete(checkout).where(and(lt(checkout.updatedAt, later(clock.now(), -KEPT_MS)), notExists(orderOfCheckout)))
}
