import { and, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { removeDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { removeMailsOf } from '#domains/mail/index.server.ts'
import type { Payment } from '#domains/payments/index.ts'
import { listPaymentsOf } from '#domains/payments/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import type { KnownPerson } from '#platform/person-data/person-data.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import { mailsOfOrder } from '../completion/notify-of-order.server.ts'
import { addOrderEvent, type OrderRow } from '../completion/record-order.server.ts'
import type { OrderState } from '../order.ts'
import { listDocuments, removeDocumentsOf } from '../documents/stored-documents.server.ts'
import { listOrderInvoices, type OrderInvoice } from '../records/order-invoices.server.ts'
import { checkout, customerOrder, lockWatch, orderEvent } from '../schema.server.ts'
import { digitsOf, matchesOf, type PurchaseRecord } from './known-as.ts'
import { emptyQuotation, eraseQuotations, exportQuotations, findQuotationsOf, type PersonQuotation } from './person-quotations.server.ts'

/** The data of an order that its buyer gets on request. */
export type PersonOrder = {
  order_number: string
  created_at: string
  payment_status: string
  vehicle: string
  customer: Record<string, unknown>
  payments: { gateway: string; state: string; amount: Payment['amount']; captured_minor: number; refunded_minor: number }[]
  invoices: OrderInvoice[]
  documents: { name: string; kind: string; file_name: string; signed_at: string | null; signed_name: string }[]
}

/** All personal data in orders: orders, unfinished checkouts, requests for held cars, and quotations. */
export type PersonPurchases = {
  orders: PersonOrder[]
  checkouts: { created_at: string; vehicle: string; filled_in: unknown }[]
  waits_for: { vehicle_id: number; since: string }[]
  quotations: PersonQuotation[]
}

/** Records that were chosen of a finding, by their keys. */
export type ChosenPurchases = { orders: readonly number[]; checkouts: readonly string[]; watches: readonly number[]; quotations: readonly number[] }

/** Orders that may be emptied; in the others a contract is still running. */
const endStates: readonly OrderState[] = ['completed', 'failed', 'cancelled', 'refunded']

/** Where a person stands in orders. A checkout that led to one of these orders is part of it. */
export async function findPurchasesOf(db: Queryable, person: KnownPerson): Promise<PurchaseRecord[]> {
  const orders = await ordersOf(db, person)
  const emails = [...person.emails]
  const lockIds = orders.map(({ lockId }) => lockId)
  // That of a quotation is part of it.
  const isOpen = and(isDraftOf(emails), isNull(checkout.quotationId), lockIds.length > 0 ? notInArray(checkout.id, lockIds) : undefined)
  const drafts = emails.length === 0 ? [] : await db.select().from(checkout).where(isOpen).orderBy(checkout.createdAt)
  const watches = emails.length === 0 ? [] : await db.select().from(lockWatch).where(inArray(lockWatch.email, emails)).orderBy(lockWatch.id)
  return [
    ...orders.map((row) => ({ kind: 'order' as const, key: String(row.id), number: row.number, at: row.createdAt, matches: matchesOf(row, person) })),
    ...drafts.map((row) => ({ kind: 'checkout' as const, key: row.id, number: row.vehicleName, at: row.createdAt, matches: ['email' as const] })),
    ...watches.map((row) => ({ kind: 'watch' as const, key: String(row.id), number: String(row.vehicleId), at: row.createdAt, matches: ['email' as const] })),
    ...(await findQuotationsOf(db, person)),
  ]
}

/** All data in chosen orders with their checkouts, in checkouts and requests, for a request of access. */
export async function exportOrdersOf(ctx: Ctx, selection: ChosenPurchases): Promise<PersonPurchases> {
  const orders: PersonOrder[] = []
  const rows = await ordersWith(ctx.db, selection.orders)
  for (const row of rows) {
    const payments = await listPaymentsOf(ctx, row.lockId)
    orders.push({
      order_number: row.number,
      created_at: row.createdAt.toISOString(),
      payment_status: row.state,
      vehicle: row.vehicleName,
      customer: {
        ...{ email: row.customerEmail, name: row.customerName, phone: row.customerPhone },
        ...{ lead_attributes: row.leadAttributes, metadata: row.metadata, appointment: row.appointment },
      },
      payments: payments.map(({ gateway, state, amount, capturedMinor, refundedMinor }) => ({
        ...{ gateway, state, amount, captured_minor: capturedMinor, refunded_minor: refundedMinor },
      })),
      invoices: await listOrderInvoices(ctx.db, row.id),
      documents: (await listDocuments(ctx.db, row.id)).map(({ name, kind, file_name, signed_at, signed_name }) => ({
        name,
        kind,
        file_name,
        signed_at,
        signed_name,
      })),
    })
  }
  const ids = [...selection.checkouts, ...rows.map(({ lockId }) => lockId)]
  const hasDraft = and(inArray(checkout.id, ids), isNotNull(checkout.draft))
  const drafts = ids.length === 0 ? [] : await ctx.db.select().from(checkout).where(hasDraft).orderBy(checkout.createdAt)
  const isChosen = inArray(lockWatch.id, [...selection.watches])
  const watches = selection.watches.length === 0 ? [] : await ctx.db.select().from(lockWatch).where(isChosen).orderBy(lockWatch.id)
  return {
    orders,
    checkouts: drafts.map(({ createdAt, vehicleName, draft }) => ({ created_at: createdAt.toISOString(), vehicle: vehicleName, filled_in: draft })),
    waits_for: watches.map(({ vehicleId, createdAt }) => ({ vehicle_id: vehicleId, since: createdAt.toISOString() })),
    quotations: await exportQuotations(ctx.db, selection.quotations),
  }
}

type ErasedOrders = { erased: string[]; kept: { id: number; number: string }[] }

/**
 * Erases a person from chosen orders that have ended, from checkouts and from those who wait for cars, in the caller's transaction. Number, car, money
 * and dates of an order stay, and so do its invoices, as the law on accounts needs; a running order stays whole, and is emptied once it ends.
 */
export async function eraseOrdersOf(ctx: Ctx, selection: ChosenPurchases): Promise<ErasedOrders> {
  const rows = await ordersWith(ctx.db, selection.orders)
  const [over, running] = [rows.filter(hasEnded), rows.filter((row) => !hasEnded(row))]
  for (const row of over) await eraseOrder(ctx, row)
  for (const { id } of running) await ctx.db.update(customerOrder).set({ eraseAskedAt: ctx.clock.now() }).where(eq(customerOrder.id, id))
  if (selection.watches.length > 0) await ctx.db.delete(lockWatch).where(inArray(lockWatch.id, [...selection.watches]))
  if (selection.checkouts.length > 0)
    await ctx.db
      .update(checkout)
      .set({ draft: null })
      .where(inArray(checkout.id, [...selection.checkouts]))
  await eraseQuotations(ctx, selection.quotations)
  return { erased: over.map(({ number }) => number), kept: running.map(({ id, number }) => ({ id, number })) }
}

/** Empties orders whose person was to be erased while they were running, and which have ended since. */
export async function eraseEndedOrders(ctx: Ctx): Promise<void> {
  const isDue = and(isNotNull(customerOrder.eraseAskedAt), isNull(customerOrder.erasedAt), inArray(customerOrder.state, [...endStates]))
  const alone = { log: ctx.log, message: 'a person of an order that has ended could not be erased', about: ({ id }: OrderRow) => ({ order: id }) }
  await eachAlone(await ctx.db.select().from(customerOrder).where(isDue), alone, (row) => inTransaction(ctx, (inner) => eraseOrder(inner, row)))
}

function hasEnded({ state }: OrderRow): boolean {
  return endStates.includes(state)
}

function isDraftOf(emails: readonly string[]): SQL {
  return sql`lower(${checkout.draft} ->> 'customer_email') = any(${sql.param([...emails])})`
}

async function eraseOrder(ctx: Ctx, row: OrderRow): Promise<void> {
  await removeDocumentsOf(ctx.db, row.id)
  await removeMailsOf(ctx.db, mailsOfOrder(row.id))
  await removeDeliveriesOf(ctx.db, mailsOfOrder(row.id))
  await ctx.db
    .update(customerOrder)
    .set({
      ...{ customerEmail: '', customerName: '', customerPhone: '', leadAttributes: {}, metadata: {}, rdxFormsLeadId: '' },
      ...{ holders: [], appointment: null, erasedAt: ctx.clock.now() },
    })
    .where(eq(customerOrder.id, row.id))
  const [emptied] = await ctx.db
    .update(checkout)
    .set({ draft: null, holders: [], network: '', contacts: [] })
    .where(eq(checkout.id, row.lockId))
    .returning({ quotationId: checkout.quotationId })
  if (emptied?.quotationId) await emptyQuotation(ctx, emptied.quotationId)
  // Notes of staff may contain names.
  await ctx.db
    .update(orderEvent)
    .set({ detail: sql`${orderEvent.detail} - 'text' - 'reason'` })
    .where(eq(orderEvent.orderId, row.id))
  await addOrderEvent(ctx, { orderId: row.id, type: 'erased', actor: ctx.staff?.name ?? '' })
}

async function ordersOf(db: Queryable, { emails, phones }: KnownPerson): Promise<OrderRow[]> {
  const digits = phones.map(digitsOf).filter((phone) => phone !== '')
  const isKnown: SQL[] = []
  if (emails.length > 0) isKnown.push(inArray(customerOrder.customerEmail, [...emails]))
  if (digits.length > 0) isKnown.push(sql`regexp_replace(${customerOrder.customerPhone}, '\\D', '', 'g') = any(${sql.param(digits)})`)
  if (isKnown.length === 0) return []
  return db
    .select()
    .from(customerOrder)
    .where(or(...isKnown))
    .orderBy(customerOrder.id)
}

async function ordersWith(db: Queryable, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(customerOrder)
    .where(inArray(customerOrder.id, [...ids]))
    .orderBy(customerOrder.id)
}
