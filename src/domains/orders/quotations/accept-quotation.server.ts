import { and, eq, isNull, sql } from 'drizzle-orm'
import { findRetailerContact } from '#domains/retailers/index.server.ts'
import { findShowroomVehicle, findVehicle, picturedVehicles } from '#domains/stock/index.server.ts'
import { formatCalendarDay, formatMomentAt } from '#kernel/format/date.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { readLink } from '#platform/signed-link.server.ts'
import { readTokenOf } from '../completion/notify-of-order.server.ts'
import { findOrderOfLock } from '../completion/store-order.server.ts'
import { checkoutAnswer, type CheckoutRow } from '../lock/checkout-answer.server.ts'
import { findHold, type HoldRefusal, holdVehicle, takeHold } from '../lock/hold-vehicle.server.ts'
import { later } from '../later.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { orderNumberOf } from '../order-number.server.ts'
import type { Checkout } from '../order-shapes.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { Reader } from '../records/read-order.server.ts'
import { checkout, quotation } from '../schema.server.ts'
import { type CheckoutTerms, findSeller, isOrderable, termsOfCheckout } from '../terms/terms-of-checkout.server.ts'
import { isCarAvailable } from './find-quotations.server.ts'
import type { PublicQuotation } from './quotation.ts'
import { findQuotedCheckout, isQuotationOpen, leaveOtherCheckouts, makeQuotedCheckout } from './quoted-checkout.server.ts'
import { ordersOfQuotations, type QuotationOrder, type QuotationRow } from './quotation-rows.server.ts'
import { quotationLines, quotationSource } from './quotation-source.server.ts'

/**
 * The quotation of this number for whoever has its link, or for the browser that has begun to accept it. A number that is none, and a token that is not of this
 * number, are answered alike: a stranger learns nothing. Null as well for a draft.
 */
async function findForCustomer(ctx: OrderCtx, number: string, { visitor, token }: Reader): Promise<QuotationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(quotation)
    .where(eq(quotation.number, orderNumberOf(number)))
  if (!row || row.sentAt === null) return null
  const verdict = readLink({ purpose: 'quotation', subject: row.number, key: ctx.desk.secretKey }, token ?? '', ctx.clock.now())
  if (verdict !== 'forged') return row
  const own = visitor === null ? null : await findQuotedCheckout(ctx.db, row.id)
  return own && visitor !== null && own.holders.includes(visitor) ? row : null
}

/** Opens a quotation for its customer, which the team sees. */
export async function openQuotation(ctx: OrderCtx, number: string, reader: Reader): Promise<Outcome<PublicQuotation, 'gone'>> {
  const row = await findForCustomer(ctx, number, reader)
  if (!row) return refuse('gone')
  if (row.openedAt === null && isQuotationOpen(row, ctx.clock.now())) {
    await ctx.db
      .update(quotation)
      .set({ openedAt: ctx.clock.now() })
      .where(and(eq(quotation.id, row.id), isNull(quotation.openedAt)))
  }
  return done(await publicQuotation(ctx, row, reader))
}

async function publicQuotation(ctx: OrderCtx, row: QuotationRow, { visitor }: Reader): Promise<PublicQuotation> {
  const order = (await ordersOfQuotations(ctx.db, [row.id])).get(row.id) ?? null
  const stage = await stageForCustomer(ctx, row, order)
  const source = await quotationSource(ctx, row)
  const foundVehicle = await findShowroomVehicle(ctx, row.vehicleId)
  const [vehicle] = foundVehicle && !foundVehicle.isGone ? await picturedVehicles(ctx, [foundVehicle.row]) : []
  const contact = await findRetailerContact(ctx.db, row.retailerId)
  const hold = stage === 'open' ? await findOwnHold(ctx, row) : null
  return {
    number: row.number,
    stage,
    locale: row.locale,
    facts: stage === 'open' || stage === 'ordered' ? quotationLines(source, 'ar') : [],
    note: stage === 'open' ? row.note : '',
    valid_until: formatCalendarDay(row.choice.valid_until, 'ar'),
    held_until: hold ? formatMomentAt(hold.expiresAt, source) : '',
    amount: { minor: row.amount, currency: row.currency },
    vehicle: { name: row.vehicleName, href: vehicle ? `/ar${vehicle.link}` : '', picture: vehicle?.cover_photo_medium ?? '' },
    retailer: { name: contact?.name ?? '', phone: contact?.phone ?? '', email: contact?.email ?? '' },
    order_link: order ? orderLink(ctx, row, { order, visitor }) : '',
  }
}

/** The page of the order, for whoever may read it: the browser that ordered, or the mailbox that the quotation and the order name both. */
function orderLink(ctx: OrderCtx, row: QuotationRow, { order, visitor }: { order: QuotationOrder; visitor: string | null }): string {
  const page = `/ar/showroom-order-online/confirmation/${order.number}`
  if (visitor !== null && order.holders.includes(visitor)) return page
  return order.email === row.customerEmail && order.email !== '' ? `${page}?token=${encodeURIComponent(readTokenOf(ctx, order.number))}` : ''
}

async function stageForCustomer(ctx: OrderCtx, row: QuotationRow, order: QuotationOrder | null): Promise<PublicQuotation['stage']> {
  if (order) return 'ordered'
  if (row.withdrawnAt !== null) return 'withdrawn'
  if (!isQuotationOpen(row, ctx.clock.now())) return 'expired'
  return (await isCarAvailable(ctx, row)) ? 'open' : 'vehicle_gone'
}

/** The hold of the car for the customer of a quotation; null when it is held for nobody, or for somebody else. */
async function findOwnHold(ctx: OrderCtx, row: QuotationRow) {
  const own = await findQuotedCheckout(ctx.db, row.id)
  const hold = own && (await findHold(ctx.db, row.vehicleId, ctx.clock.now()))
  return hold?.checkoutId === own?.id ? hold : null
}

export type AcceptRefusal = 'gone' | 'expired' | 'withdrawn' | HoldRefusal | 'seller_incomplete'
/** `visitor` names this browser, which is known from then on; nobody is given a name by a link that leads nowhere. */
type Accepted = { reader: Reader; visitor: () => string; network?: string }

/**
 * Begins to accept a quotation in a browser: its checkout, with the car held by the rules for all visitors, unless the team holds it for this customer already.
 * Repeating it gives the same checkout. One that was ordered is answered with the number of its order.
 */
export async function acceptQuotation(ctx: OrderCtx, number: string, accepted: Accepted): Promise<Outcome<Checkout, AcceptRefusal>> {
  const row = await findForCustomer(ctx, number, accepted.reader)
  if (!row) return refuse('gone')
  return oneAtATime(`vehicle ${row.vehicleId}`, () => acceptNext(ctx, row, accepted))
}

async function acceptNext(ctx: OrderCtx, { id, vehicleId, companyUuid }: QuotationRow, accepted: Accepted): Promise<Outcome<Checkout, AcceptRefusal>> {
  const vehicle = await findVehicle(ctx, vehicleId)
  const seller = vehicle ? await findSeller(ctx, { vehicle, companyUuid }) : null
  const terms = vehicle && seller?.ok ? await termsOfCheckout(ctx, ctx.desk, { vehicle, seller: seller.value }) : null
  try {
    return await inOrderTransaction(ctx, async (inner): Promise<Outcome<Checkout, AcceptRefusal>> => {
      const [row] = await inner.db.select().from(quotation).where(eq(quotation.id, id)).for('update')
      if (!row) return refuse('gone')
      const now = inner.clock.now()
      const quotedCheckout = await findQuotedCheckout(inner.db, id)
      const order = quotedCheckout && (await findOrderOfLock(inner.db, quotedCheckout.id))
      if (quotedCheckout && order) return done(checkoutAnswer(quotedCheckout, { hold: null, orderNumber: order.number, now }))
      if (row.withdrawnAt !== null) return refuse('withdrawn')
      if (!isQuotationOpen(row, now)) return refuse('expired')
      if (terms && !terms.ok) return refuse(terms.code === 'seller_incomplete' ? 'seller_incomplete' : 'vehicle_gone')
      if (!vehicle || !terms || !isOrderable(vehicle)) return refuse('vehicle_gone')
      const own = await ownCheckout(inner, row, { ...accepted, terms: terms.value })
      return hold(inner, row, own)
    })
  } catch (error) {
    if (error instanceof NotHeld) return error.refusal
    throw error
  }
}

/** The checkout of a locked quotation with this browser among its holders, and with who takes payments now. What is paid is the sum of the quotation. */
async function ownCheckout(
  ctx: OrderCtx,
  row: QuotationRow,
  { visitor: name, network = '', terms }: Accepted & { terms: CheckoutTerms },
): Promise<CheckoutRow> {
  const visitor = name()
  const quotedCheckout = await makeQuotedCheckout(ctx, row)
  const { vendors, isOnHold, confirmationByLink } = terms
  const isPaid = terms.amount > 0
  const [own] = await ctx.db
    .update(checkout)
    .set({
      ...{ vendors, isOnHold, confirmationByLink, amount: isPaid ? row.amount : 0, updatedAt: ctx.clock.now() },
      holders: sql`array(select distinct unnest(${checkout.holders} || ${visitor}::text))`,
      network,
    })
    .where(eq(checkout.id, quotedCheckout.id))
    .returning()
  await leaveOtherCheckouts(ctx, { visitor, own: own as CheckoutRow })
  return own as CheckoutRow
}

/** Thrown within the transaction, so that nothing of a hold that is refused stays. */
class NotHeld extends Error {
  readonly refusal: Outcome<never, HoldRefusal>

  constructor(refusal: Outcome<never, HoldRefusal>) {
    super('not held')
    this.refusal = refusal
  }
}

async function hold(ctx: OrderCtx, row: QuotationRow, own: CheckoutRow): Promise<Outcome<Checkout, never>> {
  const { db, clock, desk } = ctx
  const now = clock.now()
  const answer = (expiresAt: Awaited<ReturnType<typeof findHold>>) => done(checkoutAnswer(own, { hold: expiresAt, orderNumber: null, now }))
  if (!own.isUnique) return answer(null)
  const before = await findHold(db, own.vehicleId, now)
  // The team holds it for this customer: what the customer takes for paying begins now.
  if (before?.checkoutId === own.id && row.heldUntil !== null && row.heldUntil > now) {
    return answer(await takeHold(db, own, { round: { from: now, until: later(now, desk.settings.softLockMs) }, now }))
  }
  // The time for which the team held it was not the customer's.
  const isOfTeam = row.heldUntil !== null && own.heldUntil !== null && own.heldUntil <= row.heldUntil
  if (isOfTeam) await db.update(checkout).set({ heldFrom: null, heldUntil: null }).where(eq(checkout.id, own.id))
  const heldVehicle = await holdVehicle(db, { row: own, now, settings: desk.settings })
  if (!heldVehicle.ok) throw new NotHeld(heldVehicle)
  return answer(heldVehicle.value)
}
