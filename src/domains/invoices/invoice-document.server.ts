import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { drawInvoice } from './document/draw-invoice.server.ts'
import { findInvoice, isIssued } from './find-invoices.server.ts'
import { invoice } from './schema.server.ts'
import type { InvoiceTexts } from './words.ts'

/** The PDF of an invoice; null when none of this id has been issued. It is drawn on the first request and stored; concurrent requests get the same document. */
export async function invoiceDocument({ db }: Pick<Ctx, 'db'>, id: number, texts: () => Promise<InvoiceTexts>): Promise<Buffer | null> {
  const kept = await documentOf(db, id)
  if (kept) return kept
  const found = await findInvoice(db, id)
  if (!found || !isIssued(found)) return null
  const document = await drawInvoice(found, await texts())
  await db
    .update(invoice)
    .set({ document })
    .where(and(eq(invoice.id, id), isNull(invoice.document)))
  return documentOf(db, id)
}

async function documentOf(db: Ctx['db'], id: number): Promise<Buffer | null> {
  const [row] = await db.select({ document: invoice.document }).from(invoice).where(eq(invoice.id, id))
  return row?.document ?? null
}
