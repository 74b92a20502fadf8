import { eq } from 'drizzle-orm'
import { byName } from '#kernel/by-name.ts'
import { orderFieldOf, paymentWayOf, type Payment } from '#domains/payments/index.ts'
import { listPaymentsOf, lockPaymentsOf } from '#domains/payments/index.server.ts'
import { countryOfRetailer, retailerTimeZone } from '#domains/retailers/index.ts'
import { findRetailerContact } from '#domains/retailers/index.server.ts'
import { findShowroomVehicle, type VehicleRow } from '#domains/stock/index.server.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { type OrderInput, paymentFields, type Vendor } from '../order-shapes.ts'
import type { CheckoutRow } from '../lock/checkout-answer.server.ts'
import { contactKeys } from '../lock/contact-keys.server.ts'
import { type MostHeld, refusalOfMost } from '../lock/refusal-of-most.server.ts'
import { findHold, findLivingOrder } from '../lock/hold-vehicle.server.ts'
import { findNamedCheckout } from '../lock/own-checkout.server.ts'
import { type FirstState, isSecured } from '../order.ts'
import { checkout } from '../schema.server.ts'
import { contentsOfOrder } from '../facts/order-contents.server.ts'
import { customerOf, tradeInDayFlaw } from './order-values.ts'
import { firstStateOf } from './payment-effect.ts'
import type { OrderRow } from './record-order.server.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { asQuoted, findQuotationOf, isQuotationOpen } from '../quotations/quoted-checkout.server.ts'
import { chosenVisit } from '../visits/book-visit.server.ts'
import { type OrderBeingPlaced, whilePlacing } from './orders-being-placed.ts'
import { fillInOrder, findOrderOfLock, storeOrder } from './store-order.server.ts'

export type PlaceRefusal = 'lock_expired' | 'vehicle_gone' | 'payment_failed' | MostHeld | Invalid
export type PlaceOutcome = Outcome<OrderRow, PlaceRefusal>
/** Asks the provider what became of a payment; its order follows in the transaction that stores the answer. */
export type Settle = (paymentId: number) => Promise<unknown>

/**
 * Creates the order of a checkout (C-256, C-257) from the posted payload, checked against the server's data. The lock id makes it one
 * order, however often it is posted, from any device, before or after the payment. The buyer comes back from paying, so the provider is asked at once.
 */
export async function placeOrder(ctx: OrderCtx, { input, visitor, settle }: { input: OrderInput; visitor: string; settle: Settle }): Promise<PlaceOutcome> {
  const row = await findNamedCheckout(ctx, { id: input.lock_id, visitor })
  if (!row) return refuse('lock_expired')
  return oneAtATime(`vehicle ${row.vehicleId}`, () => placeNext(ctx, { input, row, settle: onceEach(settle) }))
}

/** A provider that did not answer is not asked again for the same post. */
function onceEach(settle: Settle): Settle {
  const askedIds = new Set<number>()
  return async (id) => {
    if (askedIds.has(id)) return
    askedIds.add(id)
    await settle(id)
  }
}

type Posted = { input: OrderInput; row: CheckoutRow; settle: Settle }

async function placeNext(ctx: OrderCtx, { input: sentInput, row, settle }: Posted): Promise<PlaceOutcome> {
  const quoted = await findQuotationOf(ctx.db, row)
  const input = asQuoted(sentInput, quoted)
  const knownOrder = await findOrderOfLock(ctx.db, row.id)
  if (knownOrder && knownOrder.customerEmail !== '') return knownOrder.state === 'failed' ? refuse('vehicle_gone') : afterPaying(ctx, knownOrder, settle)
  const foundVehicle = await findShowroomVehicle(ctx, row.vehicleId)
  if (!foundVehicle) return refuse('vehicle_gone')
  // An order that comes too late is stored only if money was paid.
  const isPaying = paymentFields.some((field) => input[field] !== undefined)
  if (!knownOrder && !isPaying && row.isUnique && (await findLivingOrder(ctx.db, row.vehicleId))) return refuse('vehicle_gone')
  if (!knownOrder && !isPaying && quoted && !isQuotationOpen(quoted, ctx.clock.now())) return refuse('lock_expired')
  const [first] = row.vendors
  const vendor = input.vendor_uuid === undefined ? first : row.vendors.find(({ uuid }) => uuid === input.vendor_uuid)
  const flaws = flawsOf(input, { row, vendor, vehicle: foundVehicle.row })
  const visit = await chosenVisit(ctx, input, { isConfigurator: foundVehicle.row.configUrl !== '', mayAsk: true })
  // A paid checkout always becomes an order; the visit can be arranged later on the order's page.
  if (visit === 'not_open' && !isPaying) flaws.appointment = ['not_open']
  const retailer = await findRetailerContact(ctx.db, row.retailerId)
  const timeZone = retailerTimeZone(retailer, ctx.desk)
  const country = retailer ? countryOfRetailer(retailer) : ''
  const tradeIn = tradeInDayFlaw(input, todayIn(timeZone, ctx.clock.now()))
  if (tradeIn && !isPaying) flaws.trade_in = [tradeIn]
  if (!vendor || Object.keys(flaws).length > 0) return refuse({ code: 'invalid', fields: flaws })
  const orderedCar = {
    metadata: input.metadata,
    financeOption: input.finance_option ?? '',
    configUrl: foundVehicle.row.configUrl,
    currency: row.currency,
    retailerId: row.retailerId,
  }
  const contents = quoted?.contents ?? (await contentsOfOrder(ctx, orderedCar, { vehicle: foundVehicle.row, mayAsk: true, country }))
  const placing = { input, row, quoted, vendor, vehicle: foundVehicle.row, country, contents, visit }
  const settledOrder = knownOrder ? null : await placeWithMoney(ctx, placing, settle)
  if (settledOrder) return settledOrder.state === 'failed' ? refuse('vehicle_gone') : done(settledOrder)
  const place = async (inner: OrderCtx): Promise<PlaceOutcome> => {
    // The payments of a checkout and its order change under one lock, whichever source reports the change.
    await lockPaymentsOf(inner, row.id)
    const racer = await findOrderOfLock(inner.db, row.id)
    if (racer) return racer.state === 'failed' ? refuse('vehicle_gone') : done(await fillInOrder(inner, racer, { input, country, contents, visit }))
    const paid = await paymentFor(inner, input, vendor)
    if (!paid.ok) return paid
    const { payment, state } = paid.value
    const isHeldByOther = row.isUnique && !(await isOpenTo(inner, row))
    if (isHeldByOther && state !== 'paid' && state !== 'authorized') return refuse('lock_expired')
    const storedOrder = await storeOrder(inner, { ...placing, payment, state })
    if (storedOrder === null || storedOrder.state === 'failed') return refuse('vehicle_gone')
    if (row.isUnique && !isSecured(storedOrder.state)) await mayHoldOneMore(inner, row, input)
    return done(storedOrder)
  }
  try {
    const placed = await inOrderTransaction(ctx, place)
    return placed.ok ? await afterPaying(ctx, placed.value, settle) : placed
  } catch (error) {
    if (error instanceof HoldsMost) return error.refusal
    throw error
  }
}

/**
 * The order of a buyer who holds the car and whose money has come: it is stored once and paid, in the transaction of its payment. Null without money. Who no longer
 * holds the car has an order stored before any money is taken, which shows whether the car is still to be had.
 */
async function placeWithMoney(ctx: OrderCtx, placing: OrderBeingPlaced, settle: Settle): Promise<OrderRow | null> {
  const { input, row, vendor } = placing
  const paid = await paymentFor(ctx, input, vendor)
  if (!paid.ok || paid.value.payment === null || paid.value.state !== 'pending') return null
  const { payment } = paid.value
  const hold = row.isUnique ? await findHold(ctx.db, row.vehicleId, ctx.clock.now()) : null
  if (row.isUnique && hold?.checkoutId !== row.id) return null
  await keepBuyer(ctx, placing)
  await whilePlacing(payment.id, placing, () => settle(payment.id))
  const order = await findOrderOfLock(ctx.db, row.id)
  // Another process was first and had nothing but the draft: what the buyer posts is added as to any such order.
  return order?.customerEmail === '' ? null : order
}

/** Another process that hears of the money meanwhile has nothing but the draft, which names the buyer unless a program saved none. */
async function keepBuyer({ db, clock }: OrderCtx, { row, input }: OrderBeingPlaced): Promise<void> {
  const { customer_email, lead_attributes } = row.draft ?? {}
  if (isSame([customer_email, lead_attributes], [input.customer_email, input.lead_attributes])) return
  await db.update(checkout).set({ draft: input, updatedAt: clock.now() }).where(eq(checkout.id, row.id))
}

/** The provider is asked about an order that waits for its money, and the order follows what it says. */
async function afterPaying(ctx: OrderCtx, row: OrderRow, settle: Settle): Promise<Outcome<OrderRow, 'payment_failed'>> {
  if (row.state !== 'pending' || row.paymentId === null) return done(row)
  await settle(row.paymentId)
  const settledOrder = await findOrderOfLock(ctx.db, row.lockId)
  return settledOrder?.state === 'failed' ? refuse('payment_failed') : done(settledOrder ?? row)
}

/** Thrown within the transaction, so that the order is not stored. */
class HoldsMost extends Error {
  readonly refusal: { ok: false } & MostHeld

  constructor(refusal: { ok: false } & MostHeld) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** An order that waits for its money or its link holds its car, and counts with the others of its visitor, person and network. */
async function mayHoldOneMore(ctx: OrderCtx, row: CheckoutRow, input: OrderInput): Promise<void> {
  const contacts = contactKeys({ email: input.customer_email, phone: customerOf(input).customerPhone }, ctx.desk.secretKey)
  await ctx.db.update(checkout).set({ contacts }).where(eq(checkout.id, row.id))
  const refusal = await refusalOfMost(ctx.db, { row: { ...row, contacts }, now: ctx.clock.now(), settings: ctx.desk.settings })
  if (refusal) throw new HoldsMost(refusal)
}

/** Whether nobody else holds the car; the buyer's own hold may have expired. */
async function isOpenTo({ db, clock }: Ctx, { vehicleId, id }: CheckoutRow): Promise<boolean> {
  const hold = await findHold(db, vehicleId, clock.now())
  return hold === null || hold.checkoutId === id
}

type KnownCheckout = { row: CheckoutRow; vendor: Vendor | undefined; vehicle: VehicleRow }

/** The fields of a payload that contradict the checkout or the stock. */
function flawsOf(input: OrderInput, { row, vendor, vehicle }: KnownCheckout): Record<string, string[]> {
  const flaws: Record<string, string[]> = byName()
  const isNamed = input.vehicle_id !== undefined || input.vehicle_vin !== undefined || input.config_url !== undefined
  if (!isNamed) flaws.vehicle_id = ['required']
  if (input.vehicle_id !== undefined && input.vehicle_id !== row.vehicleId) flaws.vehicle_id = ['not_of_this_checkout']
  if (input.vehicle_vin !== undefined && input.vehicle_vin !== vehicle.vin) flaws.vehicle_vin = ['not_of_this_checkout']
  if (input.config_url !== undefined && input.config_url !== vehicle.configUrl) flaws.config_url = ['not_of_this_checkout']
  if (input.company_uuid !== row.companyUuid) flaws.company_uuid = ['not_of_this_checkout']
  if (!vendor) return { ...flaws, vendor_uuid: ['not_of_this_checkout'] }
  const givenFields = paymentFields.filter((field) => input[field] !== undefined)
  const way = paymentWayOf(vendor.type)
  if (way === 'unknown') return { ...flaws, vendor_uuid: ['unknown_vendor'] }
  if (way === 'free' || way === 'no_gateway') for (const field of givenFields) flaws[field] = ['no_payment_expected']
  else {
    const wantedField = orderFieldOf(way)
    if (givenFields.length === 0) flaws[wantedField] = ['required']
    for (const field of givenFields) if (field !== wantedField) flaws[field] = ['other_vendor']
  }
  return flaws
}

type Paid = { payment: Payment | null; state: FirstState }

/** The payment that a payload names, and the state that it gives the order. A payment counts only for the checkout that it was made for. */
async function paymentFor(ctx: Ctx, input: OrderInput, vendor: Vendor): Promise<Outcome<Paid, 'payment_failed' | Invalid>> {
  const way = paymentWayOf(vendor.type)
  if (way === 'free') return done({ payment: null, state: 'free' })
  if (way === 'no_gateway' || way === 'unknown') return done({ payment: null, state: 'pending' })
  const field = orderFieldOf(way)
  const payments = await listPaymentsOf(ctx, input.lock_id)
  const payment = payments.find(({ providerId, gateway }) => providerId !== null && providerId === input[field] && gateway === way)
  if (!payment) return refuse({ code: 'invalid', fields: { [field]: ['not_of_this_checkout'] } })
  const state = firstStateOf(payment.state)
  return state === null ? refuse('payment_failed') : done({ payment, state })
}
