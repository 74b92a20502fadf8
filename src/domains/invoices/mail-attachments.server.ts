import type { OwnedWords, Texts, Words } from '#kernel/words/words.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { invoiceDocument } from './invoice-document.server.ts'
import { invoiceWords } from './words.ts'

type Needs = { ctx: Ctx; site: { get: (ctx: Ctx) => Promise<{ wordsOf: <Dictionary extends Words>(owned: OwnedWords<Dictionary>) => Texts<Dictionary> }> } }

/** Mails name an invoice by its id; it is drawn when the mail is sent. */
export function invoicesMailAttachments({ ctx, site }: Needs) {
  return { invoice: (id: string) => invoiceDocument(ctx, Number(id), async () => (await site.get(ctx)).wordsOf(invoiceWords)) }
}
