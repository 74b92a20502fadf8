import { eq } from 'drizzle-orm'
import { phoneNumber } from '#domains/forms/index.server.ts'
import { gatewayOf, isPaid, type Payment } from '#domains/payments/index.ts'
import { releasePayment } from '#domains/payments/index.server.ts'
import { isHidden, mayBecome, shownPrice } from '#domains/stock/index.ts'
import { vehicleDraft, type VehicleRow } from '#domains/stock/index.server.ts'
import { toMinorUnits } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { later } from '../later.ts'
import type { CheckoutRow } from '../lock/checkout-answer.server.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { takeHold } from '../lock/hold-vehicle.server.ts'
import { type FirstState, isSecured } from '../order.ts'
import { newOrderNumber } from '../order-number.server.ts'
import type { OrderContents } from '../facts/order-contents.ts'
import type { Appointment, OrderInput, Vendor } from '../order-shapes.ts'
import type { QuotationRow } from '../quotations/quotation-rows.server.ts'
import { customerOrder, softLock } from '../schema.server.ts'
import { keepAccounts, nameBuyer } from './keep-accounts.server.ts'
import { customerOf, kindOf } from './order-values.ts'
import { addOrderEvent, addOrderEvents, isGone, type NewOrder, type OrderRow, reserveVehicle, nullWhenGone } from './record-order.server.ts'
import { notifyOfOrder } from './notify-of-order.server.ts'

export type OrderToPlace = {
  input: OrderInput
  row: CheckoutRow
  /** The quotation that the order accepts. */
  quoted: QuotationRow | null
  vendor: Vendor
  vehicle: VehicleRow
  /** Of its retailer; '' for an unknown one. */
  country: string
  contents: OrderContents | null
  /** The chosen visit; with `not_open` the order's page offers another. */
  visit: Appointment | 'not_open' | null
  payment: Payment | null
  state: FirstState
}

export async function findOrderOfLock(db: Queryable, lockId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(customerOrder).where(eq(customerOrder.lockId, lockId))
  return row ?? null
}

/**
 * Until when an order that is placed now keeps its car while it waits: for its payment some minutes, for the link of its mail some days. Nobody pays
 * for a car or confirms a mailbox by posting an order.
 */
function waitsUntil({ clock, desk }: OrderCtx, payment: Payment | null): Date {
  return later(clock.now(), payment ? desk.settings.paymentMs : desk.settings.confirmationMs)
}

/**
 * Stores an order with its car and its mails, in the caller's transaction, which has locked the payments of the checkout. If the car is gone by then, an
 * order with a payment is stored as failed and refunded, so that no charge is without an order; one without a payment is not stored (null).
 */
export async function storeOrder(ctx: OrderCtx, placed: OrderToPlace): Promise<OrderRow | null> {
  const { row, payment, state } = placed
  const keptOrder = await nullWhenGone(() =>
    inOrderTransaction(ctx, async (inner) => {
      // The car's most likely current status; the update itself checks it.
      const vehicleStatusBefore = row.isUnique && isSecured(state) ? placed.vehicle.status : ''
      const inserted = (await insertOrder(inner, { ...valuesOf(inner, placed), state, vehicleStatusBefore, appointment: visitOf(placed) })) ?? isGone()
      const tell = async (order: OrderRow) => notifyOfOrder(inner, order, 'placed', { written: payment ? await keepAccounts(inner, order, payment) : null })
      const orderId = inserted.id
      const events = [
        { orderId, type: 'created' as const, detail: { state, kind: inserted.kind } },
        ...(payment ? [{ orderId, type: 'money' as const, detail: moneyOf(payment) }] : []),
      ]
      if (isSecured(state)) {
        const endedHold = inner.db.delete(softLock).where(eq(softLock.checkoutId, row.id))
        const [reserved] = await Promise.all([reserveVehicle(inner, inserted, events), endedHold])
        if (!reserved) return isGone()
        await tell(reserved)
        return reserved
      }
      await addOrderEvents(inner, events)
      if (!row.isUnique) {
        await tell(inserted)
        return inserted
      }
      if (!mayBecome(placed.vehicle.status, 'reserved')) return isGone()
      const round = { from: row.heldFrom ?? ctx.clock.now(), until: waitsUntil(inner, payment) }
      if (!(await takeHold(inner.db, row, { round, now: ctx.clock.now() }))) isGone()
      await tell(inserted)
      return inserted
    }),
  )
  if (keptOrder) return keptOrder
  if (!payment) return null
  const failedOrder = await insertOrder(ctx, { ...valuesOf(ctx, placed), state: 'failed' })
  if (!failedOrder) throw new Error('an order that failed was not stored')
  await addOrderEvent(ctx, { orderId: failedOrder.id, type: 'refused', detail: { reason: 'vehicle_gone' } })
  if (isPaid(payment)) await returnMoney(ctx, failedOrder, payment)
  await notifyOfOrder(ctx, failedOrder, 'failed')
  return failedOrder
}

/**
 * Adds the buyer's data to an order that its payment created before the browser posted it; known values are kept.
 */
export async function fillInOrder(
  ctx: OrderCtx,
  order: OrderRow,
  { input, country, contents, visit }: Pick<OrderToPlace, 'input' | 'country' | 'contents' | 'visit'>,
): Promise<OrderRow> {
  if (order.customerEmail !== '') return order
  const {
    metadata,
    lead_attributes: leadAttributes,
    locale,
    customer_email,
    rdx_forms_lead_id: rdxFormsLeadId = '',
    finance_option: financeOption = '',
  } = input
  const values = {
    metadata,
    leadAttributes,
    locale,
    rdxFormsLeadId,
    financeOption,
    contents,
    kind: kindOf(input),
    appointment: visitOf({ visit }),
    ...reachableCustomer(ctx, { input, country }),
  }
  const [filledOrder] = await ctx.db
    .update(customerOrder)
    .set({ ...values, customerEmail: customer_email.toLowerCase() })
    .where(eq(customerOrder.id, order.id))
    .returning()
  await nameBuyer(ctx, filledOrder as OrderRow)
  await notifyOfOrder(ctx, filledOrder as OrderRow, 'placed')
  return filledOrder as OrderRow
}

/** Stores an order that staff take at the desk, before it is confirmed; null when another order has the car or the checkout. */
export async function insertDeskOrder(ctx: OrderCtx, order: OrderToPlace): Promise<OrderRow | null> {
  const row = await insertOrder(ctx, valuesOf(ctx, order))
  if (row) await addOrderEvent(ctx, { orderId: row.id, type: 'created', detail: { state: row.state, kind: row.kind }, actor: ctx.staff?.name ?? '' })
  return row
}

/** Releases or refunds the money of an order that could not be stored. */
export async function returnMoney(ctx: Ctx, order: OrderRow, payment: Payment): Promise<void> {
  await releasePayment(ctx, { id: payment.id, key: 'order', reason: `order ${order.number}` })
  await addOrderEvent(ctx, { orderId: order.id, type: 'money', detail: { payment: payment.id, asked: 'release' } })
}

export function moneyOf(payment: Payment): Record<string, unknown> {
  const { id, gateway, state, amount, capturedMinor, refundedMinor } = payment
  return { payment: id, gateway, state, minor: amount.minor, currency: amount.currency, captured: capturedMinor, refunded: refundedMinor }
}

function visitOf({ visit }: Pick<OrderToPlace, 'visit'>): Appointment | null {
  return visit === 'not_open' ? null : visit
}

/**
 * The buyer's details with the phone number as every telephone dials it (E.164): without a code it is one of the retailer's country, else of the site's; one that no
 * country has stays as it was typed.
 */
function reachableCustomer({ desk }: OrderCtx, { input, country }: Pick<OrderToPlace, 'input' | 'country'>): ReturnType<typeof customerOf> {
  const customer = customerOf(input)
  return { ...customer, customerPhone: phoneNumber(customer.customerPhone, country, desk.country) ?? customer.customerPhone }
}

async function insertOrder({ db, clock }: Ctx, values: NewOrder): Promise<OrderRow | null> {
  // Another order has the car or the checkout: the database's unique index decides between buyers who race.
  const [row] = await db
    .insert(customerOrder)
    .values({ createdAt: clock.now(), ...values })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** What visitors are asked for a car, in minor units; null for a price on request. */
export function askedPrice(row: VehicleRow, prices: OrderCtx['desk']['prices']): number | null {
  const vehicle = vehicleDraft(row)
  const price = isHidden(vehicle, prices) ? null : shownPrice(vehicle, prices.taxIncluded)
  return price === null ? null : toMinorUnits(price, vehicle.currency)
}

function valuesOf(ctx: OrderCtx, { input, row, quoted, vendor, vehicle, country, contents, payment, state }: OrderToPlace): NewOrder & { state: FirstState } {
  const hasGateway = gatewayOf(vendor.type) !== null
  return {
    number: newOrderNumber(),
    state,
    kind: kindOf(input),
    vehicleId: row.vehicleId,
    isUnique: row.isUnique,
    companyUuid: row.companyUuid,
    retailerId: row.retailerId,
    vendorUuid: vendor.uuid,
    vendorType: vendor.type,
    lockId: row.id,
    rdxFormsLeadId: input.rdx_forms_lead_id ?? '',
    vehicleVin: vehicle.vin,
    configUrl: vehicle.configUrl,
    metadata: input.metadata,
    financeOption: input.finance_option ?? '',
    leadAttributes: input.lead_attributes,
    // Without money, only the link shows that the mailbox is the buyer's.
    confirmationByLink: row.confirmationByLink || input.confirmation_by_link || !hasGateway,
    customerEmail: input.customer_email.toLowerCase(),
    paypalOrderId: input.paypal_order_id ?? '',
    stripePaymentIntentId: input.stripe_payment_intent_id ?? '',
    liqpayOrderId: input.liqpay_order_id ?? '',
    locale: input.locale,
    holders: row.holders,
    ...reachableCustomer(ctx, { input, country }),
    paymentId: payment?.id ?? null,
    amount: hasGateway ? row.amount : 0,
    currency: row.currency,
    vehicleName: row.vehicleName,
    vehiclePrice: quoted ? quoted.vehiclePrice : askedPrice(vehicle, ctx.desk.prices),
    contents,
    ownerId: quoted?.ownerId ?? null,
  }
}
