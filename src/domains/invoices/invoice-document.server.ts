import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { drawInvoice } from './document/draw-invoice.server.ts'
import { invoiceColumns, isIssued } from './find-invoices.server.ts'
import { invoice } from './schema.server.ts'
import type { InvoiceTexts } from './words.ts'

/** The job that draws a document; its data is the `id`. */
export const DRAW_INVOICE = 'draw-invoice'

/**
 * The PDF of an invoice; null when none of this id has been issued. It is drawn on the first request, by a worker where there is one, and stored; concurrent
 * requests get the same document.
 */
export async function invoiceDocument(
  { db, askWorker }: Pick<Ctx, 'db' | 'askWorker'>,
  id: number,
  texts: () => Promise<InvoiceTexts>,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ ...invoiceColumns, document: invoice.document })
    .from(invoice)
    .where(eq(invoice.id, id))
  if (!row || !isIssued(row)) return row?.document ?? null
  if (row.document) return row.document
  const find = () => documentOf(db, id)
  // The first document that is stored is the one; who draws a second at the same moment gets the first.
  const makeHere = async () => {
    const document = await drawInvoice(row, await texts())
    const [storedRow] = await db
      .update(invoice)
      .set({ document })
      .where(and(eq(invoice.id, id), isNull(invoice.document)))
      .returning({ id: invoice.id })
    return storedRow ? document : find()
  }
  return askWorker ? askWorker<Buffer | null>({ name: DRAW_INVOICE, key: String(id), data: { id }, find, makeHere }) : makeHere()
}

async function documentOf(db: Ctx['db'], id: number): Promise<Buffer | null> {
  const [row] = await db.select({ document: invoice.document }).from(invoice).where(eq(invoice.id, id))
  return row?.document ?? null
}
