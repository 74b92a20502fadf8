import { eq } from 'drizzle-orm'
import { type Clocks, directionsHref } from '#domains/retailers/index.ts'
import { findRetailerContact, findVisitPlace } from '#domains/retailers/index.server.ts'
import { findShowroomVehicle, picturedVehicles } from '#domains/stock/index.server.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { readLink } from '#platform/signed-link.server.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import { readTokenOf } from '../completion/notify-of-order.server.ts'
import { orderLines } from '../facts/order-lines.ts'
import { orderSource } from '../facts/order-source.server.ts'
import { orderStages } from '../facts/order-stages.ts'
import { later } from '../later.ts'
import { holdsVehicle, mayBecome } from '../order.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { ownDocument } from '../documents/order-document.ts'
import { listDocuments } from '../documents/stored-documents.server.ts'
import { findOrderInvoice, type OrderInvoice } from './order-invoices.server.ts'
import { orderNumberOf } from '../order-number.server.ts'
import type { CreatedOrder, OwnOrder, PublicOrder } from '../order-shapes.ts'
import { customerOrder } from '../schema.server.ts'

/** The reader of an order: the browser that ordered, or the holder of a link's token. */
export type Reader = { visitor: string | null; token: string | undefined }
export type LinkRefusal = 'gone' | 'forbidden' | 'expired'

/** The public view of an order, for anybody who knows its number (C-258, C-259). */
export async function readOrder(ctx: Pick<OrderCtx, 'db'>, number: string): Promise<Outcome<PublicOrder, 'gone'>> {
  const row = await findOrder(ctx, number)
  return row ? done(publicOrder(row)) : refuse('gone')
}

/** The time zone of the retailer who sells by the order of this number; that of the site where there is none. */
export async function findOrderTimeZone(ctx: Pick<OrderCtx, 'db'>, number: string, clocks: Clocks): Promise<string> {
  const row = await findOrder(ctx, number)
  return row ? (await findVisitPlace(ctx.db, row.retailerId, clocks)).timeZone : clocks.timeZone
}

/** An order as its buyer sees it. */
export async function readOwnOrder(ctx: OrderCtx, number: string, reader: Reader): Promise<Outcome<OwnOrder, LinkRefusal>> {
  const foundOrder = await findOwnOrder(ctx, number, reader)
  return foundOrder.ok ? done(await ownOrder(ctx, foundOrder.value)) : foundOrder
}

/** The order of this number for its buyer. A stranger who guessed the number only learns that it is not theirs. */
export async function findOwnOrder(ctx: OrderCtx, number: string, { visitor, token }: Reader): Promise<Outcome<OrderRow, LinkRefusal>> {
  const row = await findOrder(ctx, number)
  if (!row) return refuse('gone')
  if (visitor !== null && row.holders.includes(visitor)) return done(row)
  if (token === undefined) return refuse('forbidden')
  const verdict = readLink({ purpose: 'read', subject: row.number, key: ctx.desk.secretKey }, token, ctx.clock.now())
  if (verdict === 'valid') return done(row)
  return refuse(verdict === 'expired' ? 'expired' : 'forbidden')
}

/** An invoice of an order for its buyer. */
export async function findOwnInvoice(
  ctx: OrderCtx,
  { number, invoiceId }: { number: string; invoiceId: number },
  reader: Reader,
): Promise<Outcome<OrderInvoice, LinkRefusal>> {
  const order = await findOwnOrder(ctx, number, reader)
  return order.ok ? findOrderInvoice(ctx.db, order.value.id, invoiceId) : order
}

export async function findOrder({ db }: Pick<OrderCtx, 'db'>, number: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(customerOrder)
    .where(eq(customerOrder.number, orderNumberOf(number)))
  return row ?? null
}

/** The answer to the browser that ordered, with the metadata that it sent. */
export function createdOrder(row: OrderRow): CreatedOrder {
  return { ...publicOrder(row), metadata: row.metadata }
}

function publicOrder(row: OrderRow): PublicOrder {
  return {
    order_number: row.number,
    created_at: row.createdAt.toISOString(),
    payment_status: row.state,
    vehicle_id: row.vehicleId,
    company_uuid: row.companyUuid,
    finance_option: row.financeOption || null,
    metadata: { tradeInData: withoutPlate(row.metadata.tradeInData) },
  }
}

/** The traded-in car, without data that identifies its owner. */
function withoutPlate(tradeIn: unknown): unknown {
  if (!isRecord(tradeIn)) return null
  const { isTradeInOn = false, rawData } = tradeIn
  if (typeof rawData !== 'object' || rawData === null) return { isTradeInOn: isTradeInOn === true }
  const { brand = null, model = null, bodyType = null, fuelType = null } = rawData as Record<string, unknown>
  return { isTradeInOn: isTradeInOn === true, rawData: { brand, model, bodyType, fuelType } }
}

export async function ownOrder(ctx: OrderCtx, row: OrderRow): Promise<OwnOrder> {
  const showroomVehicle = await findShowroomVehicle(ctx, row.vehicleId)
  const [vehicle] = showroomVehicle ? await picturedVehicles(ctx, [showroomVehicle.row]) : []
  const retailer = await findRetailerContact(ctx.db, row.retailerId)
  const source = await orderSource(ctx, row)
  const token = encodeURIComponent(readTokenOf(ctx, row.number))
  return {
    ...publicOrder(row),
    metadata: { tradeInData: row.metadata.tradeInData ?? null },
    is_configured: row.configUrl !== '',
    kind: row.kind,
    amount: { minor: row.amount, currency: row.currency },
    payment_state: source.payment?.state ?? null,
    stages: orderStages(row, { language: 'ar', timeZone: source.timeZone, siteTimeZone: source.siteTimeZone }),
    facts: orderLines(source, { audience: 'customer', language: 'ar' }),
    customer: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
    vehicle: {
      name: row.vehicleName,
      vin: row.vehicleVin,
      href: vehicle ? `/ar${vehicle.link}` : '',
      picture: vehicle?.cover_photo_medium ?? '',
    },
    retailer: retailer && { ...retailer, directions: directionsHref(null, [retailer.name, retailer.address].filter(Boolean).join('، ')) },
    appointment: row.appointment,
    invoices: source.invoices.map((invoice) => ({
      ...invoice,
      href: invoice.number && `/buy_online/orders/${row.number}/invoices/${invoice.id}?token=${token}`,
    })),
    documents: (await listDocuments(ctx.db, row.id))
      .filter(({ is_visible }) => is_visible)
      .map((document) => ownDocument(document, { number: row.number, token })),
    awaits_link: row.confirmationByLink && row.confirmedAt === null && mayBecome(row.state, 'confirmed'),
    may_cancel: mayCustomerCancel(ctx, row),
    may_visit: mayVisit(row),
    calendar: row.appointment ? `/buy_online/orders/${row.number}/visit.ics?token=${token}` : '',
    link: `/ar/showroom-order-online/confirmation/${row.number}?token=${token}`,
  }
}

/** Whether a visit can still take place for this order. */
export function mayVisit({ state }: Pick<OrderRow, 'state'>): boolean {
  return holdsVehicle(state) && state !== 'completed'
}

/** Whether the buyer may still cancel without the team. */
export function mayCustomerCancel({ clock, desk }: OrderCtx, row: OrderRow): boolean {
  return row.state !== 'completed' && mayBecome(row.state, 'cancelled') && clock.now() < later(row.createdAt, desk.settings.cancelMs)
}
