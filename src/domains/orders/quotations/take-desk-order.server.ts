import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { isPaid } from '#domains/payments/index.ts'
import { listPaymentsOf, lockPaymentsOf } from '#domains/payments/index.server.ts'
import { findShowroomVehicle } from '#domains/stock/index.server.ts'
import { findRetailerCountry } from '#domains/retailers/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import { findOrderOfLock, insertDeskOrder } from '../completion/store-order.server.ts'
import type { OrderContents } from '../facts/order-contents.ts'
import { later } from '../later.ts'
import { findLivingOrder, takeHold } from '../lock/hold-vehicle.server.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { OrderInput } from '../order-shapes.ts'
import { confirmAndReserve } from '../records/confirm-order.server.ts'
import { checkout, quotation } from '../schema.server.ts'
import { isOrderable } from '../terms/terms-of-checkout.server.ts'
import { findVisibleQuotation, wholeQuotation } from './find-quotations.server.ts'
import type { QuotationRecord, WholeQuotation } from './quotation.ts'
import { asQuoted, findQuotedCheckout, isQuotationOpen, makeQuotedCheckout } from './quoted-checkout.server.ts'
import { type QuotationRow, versionOfQuotation } from './quotation-rows.server.ts'
import { quotedTerms } from './quoted-terms.server.ts'
import { hasSameSums, inputOf } from './send-quotation.server.ts'
import { recordOf, rewrite, toldOf } from './write-quotation.server.ts'

/** Nothing is paid online: what the customer owes is paid at the retailer. */
const AT_THE_RETAILER = { uuid: '', type: 'NO_PAYMENT_WITH_CONFIRMATION_EMAIL', stripe_connected_accounts: [] }

/** The car is held only until the order has it, within one transaction. */
const HELD_MS = minutes(1)

type HoldRefusal = 'vehicle_locked' | 'vehicle_gone'
export type TakeRefusal = 'forbidden' | 'gone' | 'not_allowed' | 'payment_begun' | HoldRefusal | Invalid | Stale<QuotationRecord>
type TakeOutcome = Outcome<WholeQuotation, TakeRefusal>

/**
 * Takes the order of a customer who stands at the desk, from a draft or from what was sent to them, at its `version`: confirmed at once, with the car reserved
 * and nothing paid online, so there is no invoice. A draft is worked out once more, as when it is sent: where the site offers something else by now, staff
 * read that first (`stale`). A car that somebody else holds or has ordered is refused. Taking it again is the same order.
 */
export async function takeDeskOrder(ctx: OrderCtx, { id, version }: { id: number; version: string }): Promise<TakeOutcome> {
  if (!may(ctx.staff, 'orders.write')) return refuse('forbidden')
  const [namedQuotation] = await ctx.db.select().from(quotation).where(eq(quotation.id, id))
  if (!namedQuotation) return refuse('gone')
  return oneAtATime(`vehicle ${namedQuotation.vehicleId}`, () => takeNext(ctx, namedQuotation, version))
}

async function takeNext(ctx: OrderCtx, quotationRow: QuotationRow, version: string): Promise<TakeOutcome> {
  const isDraft = quotationRow.sentAt === null && quotationRow.withdrawnAt === null && !(await orderOf(ctx, quotationRow.id))
  const terms = isDraft ? await quotedTerms(ctx, { input: inputOf(quotationRow), number: quotationRow.number }) : null
  if (terms && !terms.ok) return terms
  try {
    return await inOrderTransaction(ctx, async (inner): Promise<TakeOutcome> => {
      const quotedCheckout = await findQuotedCheckout(inner.db, quotationRow.id)
      // Payments first, in the same order as everywhere.
      if (quotedCheckout) await lockPaymentsOf(inner, quotedCheckout.id)
      const row = await findVisibleQuotation(inner, quotationRow.id, { isLocked: true })
      if (!row) return refuse('gone')
      if (await orderOf(inner, row.id)) return done(await wholeQuotation(inner, row))
      if (row.withdrawnAt !== null) return refuse('not_allowed')
      if (versionOfQuotation(row) !== version) return refuse({ code: 'stale', current: await recordOf(inner, row) })
      if (row.sentAt !== null && !isQuotationOpen(row, inner.clock.now())) return refuse('not_allowed')
      if (terms && !hasSameSums(row, terms.value)) return refuse({ code: 'stale', current: await recordOf(inner, await rewrite(inner, row, terms.value)) })
      const payments = quotedCheckout ? await listPaymentsOf(inner, quotedCheckout.id) : []
      if (payments.some((payment) => isPaid(payment) || payment.state === 'created' || payment.state === 'pending')) return refuse('payment_begun')
      return take(inner, row)
    })
  } catch (error) {
    if (error instanceof NotTaken) return refuse(error.code)
    throw error
  }
}

/** Thrown within the transaction, so that nothing of the order stays. */
class NotTaken extends Error {
  readonly code: HoldRefusal

  constructor(code: HoldRefusal) {
    super(code)
    this.code = code
  }
}

/** What an order says without the quotation that it came from. */
function unquoted({ quotation: _, ...contents }: OrderContents): OrderContents {
  return contents
}

async function orderOf({ db }: Pick<OrderCtx, 'db'>, quotationId: number): Promise<OrderRow | null> {
  const quotedCheckout = await findQuotedCheckout(db, quotationId)
  return quotedCheckout && findOrderOfLock(db, quotedCheckout.id)
}

async function take(ctx: OrderCtx, row: QuotationRow): Promise<TakeOutcome> {
  const { db, clock, staff } = ctx
  const foundVehicle = await findShowroomVehicle(ctx, row.vehicleId)
  if (!foundVehicle || foundVehicle.isGone || !isOrderable(foundVehicle.row)) return refuse('vehicle_gone')
  if (row.isUnique && (await findLivingOrder(db, row.vehicleId))) return refuse('vehicle_gone')
  const newCheckout = await makeQuotedCheckout(ctx, row)
  const unpaid = { vendors: [AT_THE_RETAILER], amount: 0, confirmationByLink: true, updatedAt: clock.now() }
  const [own = newCheckout] = await db.update(checkout).set(unpaid).where(eq(checkout.id, newCheckout.id)).returning()
  const round = { from: clock.now(), until: later(clock.now(), HELD_MS) }
  if (row.isUnique && !(await takeHold(db, own, { round, now: clock.now() }))) throw new NotTaken('vehicle_locked')
  const order = await insertDeskOrder(ctx, {
    input: asQuoted(OrderInput.parse(own.draft), row),
    country: await findRetailerCountry(db, row.retailerId),
    ...{ row: own, quoted: row, vendor: AT_THE_RETAILER, vehicle: foundVehicle.row, visit: null, payment: null, state: 'pending' as const },
    // What was never sent is nothing that the customer knows by its number.
    contents: row.sentAt === null ? unquoted(row.contents) : row.contents,
  })
  if (!order) throw new NotTaken('vehicle_gone')
  const confirmed = await confirmAndReserve(ctx, order, { actor: staff?.name ?? '', detail: { by: 'desk' } })
  if (!confirmed) throw new NotTaken('vehicle_gone')
  await recordAudit(db, ctx, { action: 'order.taken', subject: confirmed.number, after: toldOf(row) })
  return done(await wholeQuotation(ctx, row))
}
