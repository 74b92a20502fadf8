import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { type InvoiceFacts, type InvoiceKind, invoiceKinds, invoiceNumber } from './invoice.ts'
import { type Invoice, invoiceColumns, type IssuedInvoice, isIssued } from './find-invoices.server.ts'
import { invoice, invoiceSellerSeries, invoiceSeries } from './schema.server.ts'

/** The same `occasion` always gives the same invoice. `corrects` is the invoice of a credit note. */
export type InvoiceDraft = {
  /** Whose numbers it gets: '' for the seller of the site. */
  series: string
  reference: string
  occasion: string
  totalMinor: number
  currency: string
  facts: Omit<InvoiceFacts, 'corrects' | 'reason'>
}

/** Writes an invoice for a captured payment, in the caller's transaction. It has no number until {@link issueInvoices} gives it one after the commit. */
export function writeInvoice(ctx: Ctx, draft: InvoiceDraft): Promise<Invoice> {
  return write(ctx, 'invoice', { ...draft, correctsId: null, facts: { ...draft.facts, corrects: '', reason: '' } })
}

/** Writes anew what the invoices of a reference say that have no number yet, in the caller's transaction. */
export async function rewriteInvoices({ db }: Ctx, reference: string, facts: InvoiceDraft['facts']): Promise<void> {
  await db
    .update(invoice)
    .set({ facts: { ...facts, corrects: '', reason: '' } })
    .where(and(eq(invoice.reference, reference), eq(invoice.kind, 'invoice'), isNull(invoice.number)))
}

/** Writes a credit note for a refund of an invoice. As {@link writeInvoice}. */
export function writeCreditNote(
  ctx: Ctx,
  corrected: Invoice,
  { occasion, totalMinor, reason }: Pick<InvoiceDraft, 'occasion' | 'totalMinor'> & { reason: string },
): Promise<Invoice> {
  const { reference, currency, id, series } = corrected
  // Which number it corrects is known when it is issued.
  return write(ctx, 'credit_note', {
    ...{ series, reference, currency, occasion, totalMinor, correctsId: id },
    facts: { ...corrected.facts, corrects: '', reason },
  })
}

type InvoiceToWrite = Omit<InvoiceDraft, 'facts'> & { facts: InvoiceFacts; correctsId: number | null }

async function write({ db }: Ctx, kind: InvoiceKind, values: InvoiceToWrite): Promise<Invoice> {
  const [newInvoice] = await db
    .insert(invoice)
    .values({ ...values, kind })
    .onConflictDoNothing({ target: invoice.occasion })
    .returning(invoiceColumns)
  if (newInvoice) return newInvoice
  const [knownInvoice] = await db.select(invoiceColumns).from(invoice).where(eq(invoice.occasion, values.occasion))
  return knownInvoice as Invoice
}

/**
 * Gives invoices their numbers, in one short transaction of their own: the row that counts is locked for two statements however many they are, and nobody who buys
 * waits for it. Numbers have no gaps: a failure takes all of them back. Whoever asks again gets the same ones; an invoice that a credit note of these corrects is
 * issued with it. What there is no invoice for is left out.
 */
export async function issueInvoices(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, IssuedInvoice>> {
  const issued = await inTransaction(ctx, (inner) => number(inner, ids))
  return new Map(issued.map((one) => [one.id, one]))
}

async function number({ db, clock }: Ctx, ids: readonly number[]): Promise<IssuedInvoice[]> {
  const namedIds = sql.param([...ids])
  const isNamedOrCorrected = sql`${invoice.id} in (
    select unnest(${namedIds}::int[]) union select named.corrects_id from ${invoice} named where named.id = any(${namedIds}::int[]))`
  // Locked in the order of their ids, so that two who issue the same ones do not wait for each other for ever.
  const rows = await db.select(invoiceColumns).from(invoice).where(isNamedOrCorrected).orderBy(asc(invoice.id)).for('update')
  const issued = new Map(rows.filter(isIssued).map((one) => [one.id, one]))
  const now = clock.now()
  const numbered: { id: number; year: number; sequence: number; number: string; corrects: string }[] = []
  for (const kind of invoiceKinds) {
    const open = rows.filter((row) => row.kind === kind && !isIssued(row))
    const openBySeries = Map.groupBy(open, ({ series, facts }) => `${series} ${todayIn(facts.timeZone, now).slice(0, 4)}`)
    // Series are raised in the order of their names, for the same reason as rows are locked in that of their ids.
    for (const [name, some] of [...openBySeries].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const [series = '', yearText = ''] = name.split(' ')
      const year = Number(yearText)
      const last = await raise(db, { kind, series, year, by: some.length })
      for (const [index, { id, correctsId }] of some.entries()) {
        const sequence = last - some.length + index + 1
        // Invoices come before the credit notes that name them.
        const corrects = numbered.find((one) => one.id === correctsId)?.number ?? issued.get(correctsId ?? 0)?.number ?? ''
        numbered.push({ id, year, sequence, number: invoiceNumber({ kind, series, year, sequence }), corrects })
      }
    }
  }
  if (numbered.length === 0) return [...issued.values()]
  await db.execute(sql`
    update invoice set year = given.year, sequence = given.sequence, number = given.number, issued_at = ${now},
      facts = jsonb_set(facts, '{corrects}', to_jsonb(given.corrects))
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as given (id int, year int, sequence int, number text, corrects text)
    where invoice.id = given.id`)
  for (const row of rows) {
    const numberedInvoice = numbered.find(({ id }) => id === row.id)
    if (numberedInvoice)
      issued.set(row.id, { ...row, number: numberedInvoice.number, issuedAt: now, facts: { ...row.facts, corrects: numberedInvoice.corrects } })
  }
  return [...issued.values()]
}

/** The last number of a series after it has gone up. */
async function raise(db: Ctx['db'], { series, kind, year, by }: { series: string; kind: InvoiceKind; year: number; by: number }): Promise<number> {
  const abroad = invoiceSellerSeries
  const [row] =
    series === ''
      ? await db
          .insert(invoiceSeries)
          .values({ kind, year, last: by })
          .onConflictDoUpdate({ target: [invoiceSeries.kind, invoiceSeries.year], set: { last: sql`${invoiceSeries.last} + ${by}` } })
          .returning({ last: invoiceSeries.last })
      : await db
          .insert(abroad)
          .values({ series, kind, year, last: by })
          .onConflictDoUpdate({ target: [abroad.series, abroad.kind, abroad.year], set: { last: sql`${abroad.last} + ${by}` } })
          .returning({ last: abroad.last })
  return (row as { last: number }).last // an upsert gives its row
}
