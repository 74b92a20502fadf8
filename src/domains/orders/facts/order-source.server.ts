import { listStaffNames } from '#domains/accounts/index.server.ts'
import { type Invoice, listInvoicesOf } from '#domains/invoices/index.server.ts'
import type { Payment } from '#domains/payments/index.ts'
import { listPaymentsById } from '#domains/payments/index.server.ts'
import { countryOfRetailer, retailerTimeZone } from '#domains/retailers/index.ts'
import { findRetailerContacts } from '#domains/retailers/index.server.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { invoicesOfOrder, type OrderInvoice, orderInvoiceOf } from '../records/order-invoices.server.ts'
import { keptContents } from './order-contents.server.ts'
import type { OrderContents } from './order-contents.ts'
import { orderFinance, type OrderFinance } from './order-finance.ts'
import { orderMoney, type OrderMoney } from './order-money.ts'

/** Everything that the facts of an order are read from. */
export type OrderSource = {
  row: OrderRow
  contents: OrderContents
  finance: OrderFinance
  money: OrderMoney
  payment: Payment | null
  invoices: readonly OrderInvoice[]
  retailer: { name: string; address: string; phone: string; email: string }
  /** Of the retailer, as ISO 3166; '' for an unknown one. */
  country: string
  /** Who of the team looks after the order; '' while nobody does. */
  adviser: string
  /** That of the retailer. */
  timeZone: string
  siteTimeZone: string
}

/** What of it the facts read: also of an order that is not placed yet. */
export type FactSource = Omit<OrderSource, 'row' | 'country'> & { row: Pick<OrderRow, ReadColumn> }
type ReadColumn =
  | ('number' | 'createdAt' | 'state' | 'stages' | 'kind' | 'amount' | 'currency' | 'financeOption' | 'metadata' | 'appointment' | 'companyUuid' | 'vendorType')
  | ('vehicleId' | 'vehicleName' | 'vehicleVin' | 'vehiclePrice' | 'customerName' | 'customerPhone' | 'customerEmail')

const UNKNOWN = { name: '', address: '', phone: '', email: '' }

/** What the caller has read already: all of the payments, or all of the invoices, of the orders. */
type ReadBefore = { payments?: readonly Payment[]; invoices?: readonly Invoice[] }

/** The records of an order together. */
export async function orderSource(ctx: OrderCtx, row: OrderRow, readBefore: ReadBefore = {}): Promise<OrderSource> {
  const [source] = await orderSources(ctx, [row], readBefore)
  return source as OrderSource // one for each row
}

/** The records of several orders, in their order, with few questions to the database. */
export async function orderSources(ctx: OrderCtx, rows: readonly OrderRow[], readBefore: ReadBefore = {}): Promise<OrderSource[]> {
  const { db } = ctx
  const references = rows.map(({ id }) => invoicesOfOrder(id))
  const retailerIds = idsOf(rows, ({ retailerId }) => retailerId)
  const [sums, allInvoices, retailers, people] = await Promise.all([
    orderSumsOf(ctx, rows, readBefore),
    readBefore.invoices ?? listInvoicesOf(db, ...references),
    findRetailerContacts(db, retailerIds),
    rows.some(({ ownerId }) => ownerId !== null) ? listStaffNames(db) : [],
  ])
  const invoices = Map.groupBy(allInvoices, ({ reference }) => reference)
  return sums.map((summed) => {
    const { row } = summed
    const contact = retailers.get(row.retailerId) ?? null
    return {
      ...summed,
      invoices: (invoices.get(invoicesOfOrder(row.id)) ?? []).map(orderInvoiceOf),
      retailer: contact ?? UNKNOWN,
      country: contact ? countryOfRetailer(contact) : '',
      adviser: people.find(({ id }) => id === row.ownerId)?.name ?? '',
      timeZone: retailerTimeZone(contact, ctx.desk),
      siteTimeZone: ctx.desk.timeZone,
    }
  })
}

type SummedOrder = Pick<OrderSource, 'row' | 'contents' | 'finance' | 'payment' | 'money'>

/** What orders cost, and what is held, paid and refunded of it. */
export async function orderSumsOf(ctx: OrderCtx, rows: readonly OrderRow[], readBefore: ReadBefore = {}): Promise<SummedOrder[]> {
  const ids = idsOf(rows, ({ paymentId }) => paymentId)
  const payments = readBefore.payments ? new Map(readBefore.payments.map((one) => [one.id, one])) : await listPaymentsById(ctx, ids)
  const sums: SummedOrder[] = []
  for (const row of rows) {
    const payment = payments.get(row.paymentId ?? 0) ?? null
    const contents = await keptContents(ctx, row)
    const finance = orderFinance(row)
    sums.push({ row, contents, finance, payment, money: orderMoney({ row, contents, finance, payment }) })
  }
  return sums
}

function idsOf(rows: readonly OrderRow[], idOf: (row: OrderRow) => number | null): number[] {
  return [...new Set(rows.flatMap((row) => idOf(row) ?? []))]
}
