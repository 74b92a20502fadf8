import { eq, sql } from 'drizzle-orm'
import { todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { type InvoiceFacts, type InvoiceKind, invoiceNumber } from './invoice.ts'
import { type Invoice, invoiceColumns, type IssuedInvoice, isIssued } from './find-invoices.server.ts'
import { invoice, invoiceSeries } from './schema.server.ts'

/** The same `occasion` always gives the same invoice. `corrects` is the invoice of a credit note. */
export type InvoiceDraft = {
  reference: string
  occasion: string
  totalMinor: number
  currency: string
  facts: Omit<InvoiceFacts, 'corrects' | 'reason'>
}

/** Writes an invoice for a captured payment, in the caller's transaction. It has no number until {@link issueInvoice} gives it one after the commit. */
export function writeInvoice(ctx: Ctx, draft: InvoiceDraft): Promise<Invoice> {
  return write(ctx, 'invoice', { ...draft, correctsId: null, facts: { ...draft.facts, corrects: '', reason: '' } })
}

/** Writes a credit note for a refund of an invoice. As {@link writeInvoice}. */
export function writeCreditNote(
  ctx: Ctx,
  corrected: Invoice,
  { occasion, totalMinor, reason }: Pick<InvoiceDraft, 'occasion' | 'totalMinor'> & { reason: string },
): Promise<Invoice> {
  const { reference, currency, id } = corrected
  // Which number it corrects is known when it is issued.
  return write(ctx, 'credit_note', { ...{ reference, currency, occasion, totalMinor, correctsId: id }, facts: { ...corrected.facts, corrects: '', reason } })
}

type Written = Omit<InvoiceDraft, 'facts'> & { facts: InvoiceFacts; correctsId: number | null }

async function write({ db }: Ctx, kind: InvoiceKind, values: Written): Promise<Invoice> {
  const [known] = await db.select(invoiceColumns).from(invoice).where(eq(invoice.occasion, values.occasion))
  if (known) return known
  const [row] = await db
    .insert(invoice)
    .values({ ...values, kind })
    .returning(invoiceColumns)
  return row as Invoice
}

/**
 * Gives an invoice its number, in a short transaction of its own: the row that counts is locked for two statements, and nobody who buys waits for it. Numbers
 * have no gaps: a failure takes the number back with all else. Whoever asks again gets the same one. Null when there is no such invoice.
 */
export async function issueInvoice(ctx: Ctx, id: number): Promise<IssuedInvoice | null> {
  const [known] = await ctx.db.select(invoiceColumns).from(invoice).where(eq(invoice.id, id))
  if (!known || isIssued(known)) return known ?? null
  const corrected = known.correctsId === null ? null : await issueInvoice(ctx, known.correctsId)
  return inTransaction(ctx, (inner) => number(inner, known.id, corrected?.number ?? ''))
}

async function number({ db, clock }: Ctx, id: number, corrects: string): Promise<IssuedInvoice | null> {
  const [row] = await db.select(invoiceColumns).from(invoice).where(eq(invoice.id, id)).for('update')
  if (!row || isIssued(row)) return row ?? null
  const { kind, facts } = row
  const now = clock.now()
  const year = Number(todayIn(facts.timeZone, now).slice(0, 4))
  const [series] = await db
    .insert(invoiceSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({ target: [invoiceSeries.kind, invoiceSeries.year], set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ sequence: invoiceSeries.last })
  const { sequence } = series as { sequence: number } // an upsert gives its row
  const [issued] = await db
    .update(invoice)
    .set({ year, sequence, number: invoiceNumber({ kind, year, sequence }), facts: { ...facts, corrects }, issuedAt: now })
    .where(eq(invoice.id, id))
    .returning(invoiceColumns)
  return issued as IssuedInvoice
}
