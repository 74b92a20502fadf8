import { type Invoice, type InvoiceDraft, listInvoicesOf, rewriteInvoices, writeCreditNote, writeInvoice } from '#domains/invoices/index.server.ts'
import { reasonOfRefund } from '#domains/payments/index.server.ts'
import type { Payment } from '#domains/payments/index.ts'
import { orderLines } from '../facts/order-lines.ts'
import { type OrderSource, orderSource } from '../facts/order-source.server.ts'
import { invoiceSeriesIn, sellerIn } from '../seller-in.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { invoicesOfOrder } from '../records/order-invoices.server.ts'
import type { OrderRow } from './record-order.server.ts'

/** Facts that stand in the head and the item of every invoice. */
const onEachInvoice: ReadonlySet<string> = new Set(['order_number', 'vehicle', 'vehicle_vin'])

/**
 * Writes the documents of a changed payment, in the transaction that changed it: an invoice once money is captured for an active order,
 * and a credit note for each refund and each lost chargeback. A repeated call writes nothing more. Returns the new document, which has no number yet:
 * hand it to `notifyOfOrder`, which has it issued after the commit.
 */
export async function keepAccounts(ctx: OrderCtx, order: OrderRow, payment: Payment): Promise<Invoice | null> {
  const reference = invoicesOfOrder(order.id)
  const earlierInvoices = await listInvoicesOf(ctx.db, reference)
  const occasion = `payment:${payment.id}:captured`
  const invoice = earlierInvoices.find((one) => one.occasion === occasion)
  if (!invoice) {
    if (payment.capturedMinor === 0 || payment.refundedMinor >= payment.capturedMinor || isOver(order)) return null
    const source = await orderSource(ctx, order, { payments: [payment], invoices: earlierInvoices })
    return writeInvoice(ctx, {
      series: invoiceSeriesIn(ctx.desk, source.country),
      ...{ reference, occasion, totalMinor: payment.capturedMinor, currency: payment.amount.currency },
      facts: factsOf(ctx, source),
    })
  }
  const credited = earlierInvoices.filter(({ correctsId }) => correctsId === invoice.id).reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const owed = Math.min(payment.refundedMinor, invoice.totalMinor) - credited
  if (owed <= 0) return null
  const reason = await reasonOfRefund(ctx, payment)
  return writeCreditNote(ctx, invoice, { occasion: `payment:${payment.id}:refunded:${payment.refundedMinor}`, totalMinor: owed, reason })
}

/** Writes anew what is said of an order by its invoice that waits for its buyer, who is known now. One that has been issued stays as it is. */
export async function nameBuyer(ctx: OrderCtx, order: OrderRow): Promise<void> {
  const source = await orderSource(ctx, order)
  await rewriteInvoices(ctx, invoicesOfOrder(order.id), factsOf(ctx, source))
}

function factsOf({ desk }: OrderCtx, source: OrderSource): InvoiceDraft['facts'] {
  const { row } = source
  const seller = sellerIn(desk, source.country)
  return {
    seller: { ...seller, name: seller.name || desk.siteName },
    buyer: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
    orderNumber: row.number,
    subject: row.kind,
    vehicle: { name: row.vehicleName, vin: row.vehicleVin },
    retailer: source.retailer.name,
    order: orderLines(source, { audience: 'accounting', language: 'ar', without: ['customer'] }).filter(({ key }) => !onEachInvoice.has(key)),
    timeZone: source.timeZone,
  }
}

/** Refunds the money of an order that failed or was cancelled: nothing was sold. */
function isOver({ state }: OrderRow): boolean {
  return state === 'cancelled' || state === 'refunded' || state === 'failed'
}
