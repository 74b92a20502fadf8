import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { findDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { listStaffPayments, listWaitingApprovals, type StaffPayment } from '#domains/payments/index.server.ts'
import { listRetailerNames } from '#domains/retailers/index.server.ts'
import { findShowroomVehicle, vehicleAttributes } from '#domains/stock/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { findFewRows, listRows, type Searched } from '#platform/database/list-rows.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import { mailsOfOrder } from '../completion/notify-of-order.server.ts'
import type { Language } from '#kernel/words/words.ts'
import { orderLines } from '../facts/order-lines.ts'
import { orderSource, orderSumsOf } from '../facts/order-source.server.ts'
import { orderStages } from '../facts/order-stages.ts'
import { actionsOf, holdingStates, type OrderState, rightsFor } from '../order.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { listDocuments } from '../documents/stored-documents.server.ts'
import { findOrderInvoice, listOrderInvoices, type OrderInvoice } from './order-invoices.server.ts'
import { checkout, customerOrder, orderEvent, quotation } from '../schema.server.ts'
import type { OrderPayment, OrderRecord, WholeOrder } from './order-record.server.ts'

/** Fields that lists of orders may be sorted by. */
export const orderSorts = ['created_at', 'updated_at', 'id', 'state', 'vehicle_name', 'customer_name'] as const
const columns = {
  created_at: customerOrder.createdAt,
  updated_at: customerOrder.updatedAt,
  id: customerOrder.id,
  state: customerOrder.state,
  kind: customerOrder.kind,
  vehicle_id: customerOrder.vehicleId,
  vehicle_name: customerOrder.vehicleName,
  customer_name: customerOrder.customerName,
  customer_email: customerOrder.customerEmail,
  retailer_id: customerOrder.retailerId,
  lock_id: customerOrder.lockId,
}
/** Of the number, the vehicle and the customer. */
export const searchedInOrders: Searched = { foldedText: sql`customer_order.folded_text` }

export type OrderPeriod = { from?: Date | undefined; to?: Date | undefined }

/** Which orders these staff may see: all, or those of their own retailers. Null when none. */
export function visibleOrders(staff: Staff | null): { where: SQL | undefined } | null {
  if (!may(staff, 'orders.read')) return null
  if (staff.role !== 'retailer') return { where: undefined }
  const { retailers = [] } = staff
  return retailers.length === 0 ? null : { where: inArray(customerOrder.retailerId, [...retailers]) }
}

export function seesOrder(staff: Staff | null, { retailerId }: Pick<OrderRow, 'retailerId'>): boolean {
  if (!may(staff, 'orders.read')) return false
  return staff.role !== 'retailer' || (staff.retailers ?? []).includes(retailerId)
}

/** A page of the orders that these staff may see. */
export async function listOrders(ctx: OrderCtx, request: ListRequest, period: OrderPeriod = {}): Promise<Outcome<Listing<OrderRecord>, 'forbidden'>> {
  const orders = await listOrderRows(ctx, request, period)
  return orders.ok ? done({ ...orders.value, rows: await recordsOf(ctx, orders.value.rows) }) : orders
}

/** The rows of such a page. */
export async function listOrderRows(ctx: OrderCtx, request: ListRequest, { from, to }: OrderPeriod): Promise<Outcome<Listing<OrderRow>, 'forbidden'>> {
  const visible = visibleOrders(ctx.staff)
  if (!visible) return refuse('forbidden')
  const where = and(visible.where, from && gte(customerOrder.createdAt, from), to && lte(customerOrder.createdAt, to))
  return done(await listRows(ctx.db, request, { table: customerOrder, id: customerOrder.id, columns, searched: searchedInOrders, where }))
}

/** An order as somebody looks it up. */
export type FoundOrder = Pick<OrderRecord, 'id' | 'order_number' | 'state' | 'vehicle_name' | 'customer_name'>

/** The newest few orders that a search of the list finds, as far as these staff see them. */
export async function findFewOrders({ db, staff }: Ctx, search: string, few: number): Promise<Outcome<FoundOrder[], 'forbidden'>> {
  const visible = visibleOrders(staff)
  if (!visible) return refuse('forbidden')
  const rows = await findFewRows(db, { search, few }, { table: customerOrder, id: customerOrder.id, searched: searchedInOrders, where: visible.where })
  return done(
    rows.map(({ id, number, state, vehicleName, customerName }) => ({
      id,
      order_number: number,
      state,
      vehicle_name: vehicleName,
      customer_name: customerName,
    })),
  )
}

/** An order that a lead led to (C-248). */
export type OrderOfLead = { id: number; order_number: string }

/** The orders that name a lead, as far as these staff see them. */
export async function listOrdersOfLead({ db, staff }: Ctx, leadId: number): Promise<OrderOfLead[]> {
  const visible = visibleOrders(staff)
  if (!visible) return []
  return db
    .select({ id: customerOrder.id, order_number: customerOrder.number })
    .from(customerOrder)
    .where(and(visible.where, eq(customerOrder.rdxFormsLeadId, String(leadId))))
    .orderBy(asc(customerOrder.id))
}

/** The order that keeps a car from everybody else, if these staff see it; there is at most one. */
export async function findOrderOfVehicle({ db, staff }: Ctx, vehicleId: number): Promise<(OrderOfLead & { state: OrderState; customer_name: string }) | null> {
  const visible = visibleOrders(staff)
  if (!visible) return null
  const { id, number: order_number, state, customerName: customer_name } = customerOrder
  const [orderRow] = await db
    .select({ id, order_number, state, customer_name })
    .from(customerOrder)
    .where(and(visible.where, eq(customerOrder.vehicleId, vehicleId), customerOrder.isUnique, inArray(customerOrder.state, [...holdingStates])))
  return orderRow ?? null
}

/** An order that names an address or a number. */
export type ContactOrder = Pick<OrderRecord, 'id' | 'order_number' | 'vehicle_id' | 'vehicle_name' | 'state' | 'amount' | 'currency' | 'created_at'>

const MOST_OF_CONTACT = 30

/** The newest orders with an address or a number, as far as these staff see them. Either is found by an index. */
export async function listOrdersOfContact({ db, staff }: Ctx, { email, phone }: { email: string; phone: string }): Promise<ContactOrder[]> {
  const visible = visibleOrders(staff)
  if (!visible || (email === '' && phone === '')) return []
  const hasEmail = email === '' ? undefined : eq(customerOrder.customerEmail, email.toLowerCase())
  const hasPhone = phone === '' ? undefined : eq(customerOrder.customerPhone, phone)
  const rows = await db
    .select()
    .from(customerOrder)
    .where(and(visible.where, or(hasEmail, hasPhone)))
    .orderBy(desc(customerOrder.id))
    .limit(MOST_OF_CONTACT)
  return rows.map(({ id, number, vehicleId, vehicleName, state, amount, currency, createdAt }) => ({
    ...{ id, order_number: number, vehicle_id: vehicleId, vehicle_name: vehicleName, state, amount, currency },
    created_at: createdAt.toISOString(),
  }))
}

/** An order for staff who may see it; for others it does not exist. */
export async function findWholeOrder(ctx: OrderCtx, id: number): Promise<Outcome<WholeOrder, 'forbidden' | 'gone'>> {
  if (!visibleOrders(ctx.staff)) return refuse('forbidden')
  const [row] = await ctx.db.select().from(customerOrder).where(eq(customerOrder.id, id))
  if (!row || !seesOrder(ctx.staff, row)) return refuse('gone')
  return done(await wholeOrder(ctx, row))
}

/** An invoice of an order, for staff who may see the order. */
export async function findInvoiceForStaff(
  ctx: OrderCtx,
  { orderId, invoiceId }: { orderId: number; invoiceId: number },
): Promise<Outcome<OrderInvoice, 'forbidden' | 'gone'>> {
  const order = await findWholeOrder(ctx, orderId)
  return order.ok ? findOrderInvoice(ctx.db, orderId, invoiceId) : order
}

export async function wholeOrder(ctx: OrderCtx, row: OrderRow): Promise<WholeOrder> {
  const [record] = await recordsOf(ctx, [row])
  if (!record) throw new Error('an order has no record')
  const vehicle = await findShowroomVehicle(ctx, row.vehicleId)
  const payments = await listStaffPayments(ctx, row.lockId)
  const source = await orderSource(ctx, row)
  const linesIn = (language: Language) => ({
    stages: orderStages(row, { language, timeZone: source.timeZone, siteTimeZone: source.siteTimeZone }),
    facts: orderLines(source, { audience: 'staff', language }),
  })
  const events = await ctx.db.select().from(orderEvent).where(eq(orderEvent.orderId, row.id)).orderBy(asc(orderEvent.id))
  const countedPayment = payments.find(({ id }) => id === row.paymentId) ?? null
  const allowedActions = actionsOf(row, countedPayment).filter((action) => rightsFor(action, countedPayment).every((right) => may(ctx.staff, right)))
  return {
    ...record,
    lock_id: row.lockId,
    quotation: await quotationOf(ctx, row),
    config_url: row.configUrl,
    rdx_forms_lead_id: row.rdxFormsLeadId,
    confirmation_by_link: row.confirmationByLink,
    metadata: row.metadata,
    lead_attributes: row.leadAttributes,
    ...linesIn('ar'),
    ...{ stages_en: linesIn('en').stages, facts_en: linesIn('en').facts },
    vehicle_status: vehicle?.row.status ?? '',
    vehicle_link: vehicle ? `/ar${vehicleAttributes(vehicle.row).link}` : '',
    payments: payments.map(paymentOf),
    approvals: await listWaitingApprovals(
      ctx,
      payments.map(({ id }) => id),
    ),
    invoices: await listOrderInvoices(ctx.db, row.id),
    documents: await listDocuments(ctx.db, row.id),
    events: events.map(({ id, type, detail, actor, at }) => ({ id, type, detail, actor, at: at.toISOString() })),
    deliveries: await findDeliveriesOf(ctx.db, { type: mailsOfOrder(row.id).type, ids: [String(row.id)] }),
    actions: allowedActions,
  }
}

function paymentOf({ id, reference, gateway, state, amount, failure, card, ...payment }: StaffPayment): OrderPayment {
  return {
    ...{ id, reference, gateway, state, amount, failure, card },
    captured_minor: payment.capturedMinor,
    refunded_minor: payment.refundedMinor,
    refundable_minor: payment.refundableMinor,
    is_on_hold: payment.isOnHold,
    is_moving: payment.isMoving,
    provider_id: payment.providerId,
  }
}

/** The quotation that an order accepts. */
async function quotationOf({ db }: OrderCtx, { lockId }: OrderRow): Promise<WholeOrder['quotation']> {
  const { id, number } = quotation
  const [quotationRow] = await db
    .select({ id, number })
    .from(checkout)
    .innerJoin(quotation, eq(quotation.id, checkout.quotationId))
    .where(eq(checkout.id, lockId))
  return quotationRow ?? null
}

/** Rows as staff see them. */
export async function recordsOf(ctx: OrderCtx, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  const names = rows.length === 0 ? new Map<number, string>() : await listRetailerNames(ctx.db)
  const summed = await orderSumsOf(ctx, rows)
  return summed.map(({ row, money: { packs: _packs, ...sums } }) => ({
    id: row.id,
    order_number: row.number,
    state: row.state,
    kind: row.kind,
    vehicle_id: row.vehicleId,
    vehicle_name: row.vehicleName,
    vehicle_vin: row.vehicleVin,
    vehicle_price: row.vehiclePrice,
    company_uuid: row.companyUuid,
    retailer_id: row.retailerId,
    retailer_name: names.get(row.retailerId) ?? '',
    vendor_type: row.vendorType,
    finance_option: row.financeOption,
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    customer_phone: row.customerPhone,
    amount: row.amount,
    currency: row.currency,
    sums,
    appointment: row.appointment,
    locale: row.locale,
    version: versionOf(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
  }))
}

/** The version that `If-Match` names. */
export function versionOf({ id, state, updatedAt, paymentId }: OrderRow): string {
  return recordVersion({ id, state, updatedAt, paymentId })
}
