import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { hasEveryWord } from '#kernel/arabic.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { findFewRows } from '#platform/database/list-rows.server.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import type { QuotationRecord } from '../quotations/quotation.ts'
import { quotationRecords, searchedInQuotations, visibleQuotations } from '../quotations/quotation-rows.server.ts'
import { recordsOf, searchedInOrders, visibleOrders } from '../records/find-orders.server.ts'
import type { OrderRecord } from '../records/order-record.server.ts'
import { customerOrder, quotation } from '../schema.server.ts'
import type { CustomerContact } from './customer-contact.ts'

/** A record that names a buyer. */
type BuyerRef = { kind: 'order' | 'quotation'; id: number }
/** Somebody as an order or a quotation names them. */
type Buyer = BuyerRef & CustomerContact & { name: string; at: Date }

/** A search looks at so many of the newest rows, since it may find others by the names of their cars. */
const MOST_LOOKED_AT = 60
const MOST_LISTED = 50

/** Whether these staff see any orders. */
export function seesOrders(staff: Staff | null): boolean {
  return visibleOrders(staff) !== null
}

/** Buyers whose name, address or number has each word of a search, of the newest orders and quotations that these staff see. */
export async function findBuyers({ db, staff }: Ctx, search: string): Promise<Buyer[]> {
  const [orders, quotations] = [visibleOrders(staff), visibleQuotations(staff)]
  if (!orders || !quotations) return []
  const request = { search, few: MOST_LOOKED_AT }
  const [orderRows, quoted] = await Promise.all([
    findFewRows(db, request, { table: customerOrder, id: customerOrder.id, searched: searchedInOrders, where: orders.where }),
    findFewRows(db, request, { table: quotation, id: quotation.id, searched: searchedInQuotations, where: quotations.where }),
  ])
  const buyers = [...orderRows.map((row) => buyerOf('order', row)), ...quoted.map((row) => buyerOf('quotation', row))]
  return buyers.filter(({ name, email, phone }) => hasEveryWord(search, [name, email, phone]))
}

/** Whom an order or a quotation names, if these staff see it. */
export async function findBuyer({ db, staff }: Ctx, { kind, id }: BuyerRef): Promise<Buyer | null> {
  const [orders, quotations] = [visibleOrders(staff), visibleQuotations(staff)]
  if (!orders || !quotations) return null
  const isOrder = and(eq(customerOrder.id, id), orders.where)
  const isQuotation = and(eq(quotation.id, id), quotations.where)
  const [row] = kind === 'order' ? await db.select().from(customerOrder).where(isOrder) : await db.select().from(quotation).where(isQuotation)
  return row ? buyerOf(kind, row) : null
}

/** The newest orders and quotations with an address or a number, and `ref` itself, as far as these staff see them; null for staff who see none at all. */
export async function findPurchases(
  ctx: OrderCtx,
  { email, phone }: CustomerContact,
  ref: BuyerRef | null,
): Promise<{ orders: OrderRecord[]; quotations: QuotationRecord[] } | null> {
  const [orders, quotations] = [visibleOrders(ctx.staff), visibleQuotations(ctx.staff)]
  if (!orders || !quotations) return null
  const isOf = (kind: BuyerRef['kind'], { id, customerEmail, customerPhone }: typeof customerOrder | typeof quotation): SQL =>
    or(
      email === '' ? undefined : eq(customerEmail, email),
      phone === '' ? undefined : eq(customerPhone, phone),
      ref?.kind === kind ? eq(id, ref.id) : undefined,
    ) ?? sql`false`
  const ofOrders = and(orders.where, isOf('order', customerOrder))
  const ofQuotations = and(quotations.where, isOf('quotation', quotation))
  const orderRows = await ctx.db.select().from(customerOrder).where(ofOrders).orderBy(desc(customerOrder.id)).limit(MOST_LISTED)
  const quoted = await ctx.db.select().from(quotation).where(ofQuotations).orderBy(desc(quotation.id)).limit(MOST_LISTED)
  return { orders: await recordsOf(ctx, orderRows), quotations: await quotationRecords(ctx, quoted) }
}

type PersonOnRecord = { id: number; customerName: string; customerEmail: string; customerPhone: string; createdAt: Date }

function buyerOf(kind: BuyerRef['kind'], { id, customerName: name, customerEmail: email, customerPhone: phone, createdAt: at }: PersonOnRecord): Buyer {
  return { kind, id, name, email, phone, at }
}
