import { invoiceWords } from '#domains/invoices/index.ts'
import { invoiceDocument } from '#domains/invoices/index.server.ts'
import type { OrderInvoice } from '#domains/orders/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { CallCtx } from '../define-call.server.ts'
import type { SavedFile } from '../saved-file.server.ts'

/** The PDF of an invoice that somebody may see. */
export async function invoiceFile(ctx: CallCtx, { id, number }: OrderInvoice): Promise<Outcome<SavedFile, 'gone'>> {
  const { wordsOf } = await ctx.services.site.get(ctx)
  const bytes = await invoiceDocument(ctx, id, async () => wordsOf(invoiceWords))
  return bytes ? done({ bytes, name: `${number}.pdf`, type: 'application/pdf' }) : refuse('gone')
}
