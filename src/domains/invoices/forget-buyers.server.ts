import { and, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { invoice } from './schema.server.ts'

/** Removes buyers from invoices issued before a time. Number, amount and car stay; on the next request the document is drawn again, without the buyer. */
export async function forgetBuyersBefore({ db }: Ctx, before: Date): Promise<void> {
  const nobody = JSON.stringify({ name: '', email: '', phone: '' })
  await db
    .update(invoice)
    .set({ facts: sql`jsonb_set(${invoice.facts}, '{buyer}', ${nobody}::jsonb)`, document: null })
    .where(and(lt(invoice.issuedAt, before), sql`${invoice.facts} -> 'buyer' <> ${nobody}::jsonb`))
}
