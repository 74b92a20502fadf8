import { eq, sql } from 'drizzle-orm'
import { todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type InvoiceFacts, type InvoiceKind, invoiceNumber } from './invoice.ts'
import { type Invoice, invoiceColumns } from './find-invoices.server.ts'
import { invoice, invoiceSeries } from './schema.server.ts'

/** The same `occasion` always gives the same invoice. `corrects` is the invoice of a credit note. */
export type InvoiceDraft = {
  reference: string
  occasion: string
  totalMinor: number
  currency: string
  facts: Omit<InvoiceFacts, 'corrects' | 'reason'>
}

/** Writes an invoice for a captured payment, in the caller's transaction; a rollback frees its number again. */
export function issueInvoice(ctx: Ctx, draft: InvoiceDraft): Promise<Invoice> {
  return issue(ctx, 'invoice', { ...draft, correctsId: null, facts: { ...draft.facts, corrects: '', reason: '' } })
}

/** Writes a credit note for a refund of an invoice. As {@link issueInvoice}. */
export function issueCreditNote(
  ctx: Ctx,
  corrected: Invoice,
  { occasion, totalMinor, reason }: Pick<InvoiceDraft, 'occasion' | 'totalMinor'> & { reason: string },
): Promise<Invoice> {
  const { reference, currency, number, id } = corrected
  return issue(ctx, 'credit_note', {
    ...{ reference, currency, occasion, totalMinor, correctsId: id },
    facts: { ...corrected.facts, corrects: number, reason },
  })
}

type Issued = Omit<InvoiceDraft, 'facts'> & { facts: InvoiceFacts; correctsId: number | null }

async function issue({ db, clock }: Ctx, kind: InvoiceKind, { facts, ...values }: Issued): Promise<Invoice> {
  const [known] = await db.select(invoiceColumns).from(invoice).where(eq(invoice.occasion, values.occasion))
  if (known) return known
  const now = clock.now()
  const year = Number(todayIn(facts.timeZone, now).slice(0, 4))
  const [series] = await db
    .insert(invoiceSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({ target: [invoiceSeries.kind, invoiceSeries.year], set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ sequence: invoiceSeries.last })
  const { sequence } = series as { sequence: number } // an upsert gives its row
  const [row] = await db
    .insert(invoice)
    .values({ ...values, kind, year, sequence, number: invoiceNumber({ kind, year, sequence }), facts, issuedAt: now })
    .returning(invoiceColumns)
  return row as Invoice
}
