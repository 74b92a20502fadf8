import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { isPaid, orderFieldOf, type Payment } from '#domains/payments/index.ts'
import { findRetailerCountry } from '#domains/retailers/index.server.ts'
import { findShowroomVehicle } from '#domains/stock/index.server.ts'
import type { CheckoutRow } from '../lock/checkout-answer.server.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { holdsVehicle, isSecured, type OrderState } from '../order.ts'
import { OrderInput, type Vendor } from '../order-shapes.ts'
import { checkout, customerOrder } from '../schema.server.ts'
import { contentsOfOrder } from '../facts/order-contents.server.ts'
import { asQuoted, findQuotationOf } from '../quotations/quoted-checkout.server.ts'
import { chosenVisit } from '../visits/book-visit.server.ts'
import { keepAccounts } from './keep-accounts.server.ts'
import { type OrderBeingPlaced, orderBeingPlaced } from './orders-being-placed.ts'
import { firstStateOf, nextStateOf } from './payment-effect.ts'
import { addOrderEvent, isGone, moveOrder, type OrderRow, nullWhenGone, secureVehicle } from './record-order.server.ts'
import { findOrderOfLock, moneyOf, returnMoney, storeOrder } from './store-order.server.ts'
import { notifyOfOrder } from './notify-of-order.server.ts'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/**
 * Completes the order of a payment, in the transaction in which the payment changed. Whichever of the browser, a webhook and reconciliation
 * comes first creates the order, the others find it. A payment whose browser never posted an order gets one from the saved draft, so that no charge
 * is without an order.
 */
export async function followPayment(ctx: OrderCtx, payment: Payment): Promise<void> {
  if (!UUID.test(payment.reference)) return
  const order = await findOrderOfLock(ctx.db, payment.reference)
  if (order) return applyPayment(ctx, order, payment)
  if (!isPaid(payment)) return
  const placing = orderBeingPlaced(payment.id)
  if (placing) return completePosted(ctx, placing, payment)
  const [row] = await ctx.db.select().from(checkout).where(eq(checkout.id, payment.reference))
  if (row) await completeWithoutBrowser(ctx, row, payment)
}

/** The order that the buyer is posting. */
async function completePosted(ctx: OrderCtx, placing: OrderBeingPlaced, payment: Payment): Promise<void> {
  const state = firstStateOf(payment.state)
  if (state === null) throw new Error(`payment ${payment.id} has nothing to pay with`)
  await storeOrder(ctx, { ...placing, payment, state })
}

async function applyPayment(ctx: OrderCtx, order: OrderRow, payment: Payment): Promise<void> {
  const isOther = order.paymentId !== null && order.paymentId !== payment.id
  // A second payment replaces a failed one only once it has money.
  if (isOther && !isPaid(payment)) return
  if (isOther && holdsVehicle(order.state) && order.state !== 'pending') return
  const own = isOther || order.paymentId === null ? await takePayment(ctx, order, payment) : order
  await addOrderEvent(ctx, { orderId: own.id, type: 'money', detail: moneyOf(payment) })
  const isOver = own.state === 'cancelled' || own.state === 'refunded'
  if (isOver && (payment.state === 'authorized' || payment.state === 'captured')) return returnMoney(ctx, own, payment)
  const to = nextStateOf(own.state, payment.state)
  if (to !== null && isSecured(to) && !isSecured(own.state)) return secureOrder(ctx, own, { payment, to })
  const movedOrder = to === null ? own : await moveOrder(ctx, own, { to, detail: { payment: payment.id } })
  const invoice = await keepAccounts(ctx, movedOrder, payment)
  const occasion = occasionOf({ to, written: invoice })
  if (occasion) await notifyOfOrder(ctx, movedOrder, occasion, { written: invoice, reason: lapsedReason({ before: own, to, payment }) })
}

/** Why an order ended whose held money its provider gave back; '' where somebody ended it. */
function lapsedReason({ before, to, payment }: { before: OrderRow; to: OrderState | null; payment: Payment }): string {
  const isLapsed = to !== null && !holdsVehicle(to) && before.state !== 'pending' && (payment.state === 'released' || payment.state === 'expired')
  if (!isLapsed) return ''
  return before.locale === 'ar'
    ? 'انتهت مدة حجز المبلغ على البطاقة قبل إتمام الطلب، فعاد المبلغ إليكم.'
    : 'The hold on your card lapsed before the order was completed, and the amount is yours again.'
}

type Moved = { to: OrderState | null; written: Awaited<ReturnType<typeof keepAccounts>> }

/** Notifies the buyer of a payment's change once, with the invoice attached. */
function occasionOf({ to, written }: Moved): Parameters<typeof notifyOfOrder>[2] | null {
  if (to === 'refunded' || to === 'failed' || to === 'cancelled') return to
  if (written?.kind === 'invoice') return 'paid'
  return written?.kind === 'credit_note' ? 'part_refunded' : null
}

/** Money arrived for an order that waited for it or had failed: it gets its car if that is still available; otherwise it fails, and the money is returned. */
async function secureOrder(ctx: OrderCtx, order: OrderRow, { payment, to }: { payment: Payment; to: OrderState }): Promise<void> {
  const secured = await nullWhenGone(() =>
    inOrderTransaction(ctx, async (inner) => {
      const movedOrder = await moveOrder(inner, order, { to, detail: { payment: payment.id } })
      const ours = (await secureVehicle(inner, movedOrder)) ?? isGone()
      await notifyOfOrder(inner, ours, 'placed', { written: await keepAccounts(inner, ours, payment) })
      return ours
    }),
  )
  if (secured) return
  await returnMoney(ctx, order, payment)
  if (order.state === 'failed') return
  const failedOrder = await moveOrder(ctx, order, { to: 'failed', detail: { payment: payment.id } })
  await addOrderEvent(ctx, { orderId: order.id, type: 'refused', detail: { reason: 'vehicle_gone' } })
  await notifyOfOrder(ctx, failedOrder, 'failed')
}

async function takePayment({ db }: OrderCtx, order: OrderRow, payment: Payment): Promise<OrderRow> {
  const [takenOrder] = await db.update(customerOrder).set({ paymentId: payment.id }).where(eq(customerOrder.id, order.id)).returning()
  return takenOrder as OrderRow
}

async function completeWithoutBrowser(ctx: OrderCtx, row: CheckoutRow, payment: Payment): Promise<void> {
  const state = firstStateOf(payment.state)
  const foundVehicle = await findShowroomVehicle(ctx, row.vehicleId)
  const vendor = row.vendors.find(({ type }) => type.trim().toUpperCase() === payment.gateway) ?? row.vendors[0]
  if (state === null || !foundVehicle || !vendor) throw new Error(`payment ${payment.id} has no vehicle to order`)
  const quoted = await findQuotationOf(ctx.db, row)
  const input = asQuoted(inputOf(ctx, { row, vendor, payment }), quoted)
  const country = await findRetailerCountry(ctx.db, row.retailerId)
  const orderedCar = {
    metadata: input.metadata,
    financeOption: input.finance_option ?? '',
    configUrl: foundVehicle.row.configUrl,
    currency: row.currency,
    retailerId: row.retailerId,
  }
  // Nobody is asked here: a configuration that another service keeps is read when the browser posts the order.
  const contents =
    quoted?.contents ??
    (ctx.desk.settings.configEndpoint === '' ? await contentsOfOrder(ctx, orderedCar, { vehicle: foundVehicle.row, mayAsk: false, country }) : null)
  const visit = await chosenVisit(ctx, input, { isConfigurator: foundVehicle.row.configUrl !== '', mayAsk: false })
  const storedOrder = await storeOrder(ctx, { input, row, quoted, vendor, vehicle: foundVehicle.row, country, contents, visit, payment, state })
  if (storedOrder) await addOrderEvent(ctx, { orderId: storedOrder.id, type: 'note', detail: { reason: 'completed_without_browser' } })
}

/** The draft that the browser saved before it paid; without one, the data of the checkout itself. */
function inputOf({ log }: Pick<OrderCtx, 'log'>, { row, vendor, payment }: { row: CheckoutRow; vendor: Vendor; payment: Payment }): OrderInput {
  const fixed = {
    company_uuid: row.companyUuid,
    vehicle_id: row.vehicleId,
    vendor_uuid: vendor.uuid,
    lock_id: row.id,
    [orderFieldOf(payment.gateway)]: payment.providerId ?? undefined,
  }
  const savedInput = OrderInput.partial().safeParse(row.draft ?? {})
  if (!savedInput.success) log.error('the draft of an order could not be read', { checkout: row.id, reason: z.prettifyError(savedInput.error) })
  // A lead counts only once it is checked, which happens when the browser posts the order.
  const { rdx_forms_lead_id: _, ...knownInput } = savedInput.success ? savedInput.data : {}
  const { metadata = {}, lead_attributes = {}, customer_email = '', locale = 'ar', confirmation_by_link = false } = knownInput
  return { ...knownInput, metadata, lead_attributes, customer_email, locale, confirmation_by_link, ...fixed }
}
