import { type Invoice, listInvoicesOf } from '#domains/invoices/index.server.ts'
import type { MailAttachment } from '#domains/mail/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Queryable } from '#platform/database/database.server.ts'

/** The subject under which an order's invoices are stored. */
export function invoicesOfOrder(id: number): string {
  return `order:${id}`
}

/** An invoice or a credit note as buyers and staff see it. While it is being issued its number is '' and its time null. */
export type OrderInvoice = { id: number; kind: Invoice['kind']; number: string; total: { minor: number; currency: string }; issued_at: string | null }

export async function listOrderInvoices(db: Queryable, orderId: number): Promise<OrderInvoice[]> {
  return (await listInvoicesOf(db, invoicesOfOrder(orderId))).map(orderInvoiceOf)
}

export function orderInvoiceOf({ id, kind, number, totalMinor, currency, issuedAt }: Invoice): OrderInvoice {
  return { id, kind, number: number ?? '', total: { minor: totalMinor, currency }, issued_at: issuedAt?.toISOString() ?? null }
}

/** The invoice of this id, if it is one of this order. */
export async function findOrderInvoice(db: Queryable, orderId: number, invoiceId: number): Promise<Outcome<OrderInvoice, 'gone'>> {
  const ownInvoice = (await listOrderInvoices(db, orderId)).find(({ id }) => id === invoiceId)
  return ownInvoice ? done(ownInvoice) : refuse('gone')
}

/** An invoice as a file of a mail. */
export function invoiceAttachment({ id, number }: OrderInvoice): MailAttachment {
  return { name: `${number}.pdf`, type: 'application/pdf', kind: 'invoice', id: String(id) }
}
