import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { invoice } from './schema.server.ts'

/** All but the document, which is large. */
export const invoiceColumns = {
  ...{ id: invoice.id, kind: invoice.kind, series: invoice.series, number: invoice.number, reference: invoice.reference, occasion: invoice.occasion },
  ...{ correctsId: invoice.correctsId, totalMinor: invoice.totalMinor, currency: invoice.currency, facts: invoice.facts, issuedAt: invoice.issuedAt },
}

/** An invoice or a credit note, without its document. Until it is issued it has neither number nor time. */
export type Invoice = Omit<typeof invoice.$inferSelect, 'document' | 'year' | 'sequence'>
export type IssuedInvoice = Invoice & { number: string; issuedAt: Date }

export function isIssued(invoice: Invoice): invoice is IssuedInvoice {
  return invoice.number !== null && invoice.issuedAt !== null
}

/** What was invoiced and credited for some references, in the order in which it was written. */
export async function listInvoicesOf(db: Queryable, ...references: readonly string[]): Promise<Invoice[]> {
  if (references.length === 0) return []
  return db
    .select(invoiceColumns)
    .from(invoice)
    .where(inArray(invoice.reference, [...references]))
    .orderBy(asc(invoice.id))
}
