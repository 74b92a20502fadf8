import { and, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { invoice } from './schema.server.ts'

/** Removes buyers from invoices that were issued before a time. Number, amount and car stay; a document is drawn anew without the buyer when somebody asks. */
export async function forgetBuyersBefore({ db }: Ctx, before: Date): Promise<void> {
  const nobody = JSON.stringify({ name: '', email: '', phone: '' })
  await db
    .update(invoice)
    .set({ facts: sql`jsonb_set(${invoice.facts}, '{buyer}', ${nobody}::jsonb)`, document: null })
    .where(and(lt(invoice.issuedAt, before), sql`${invoice.facts} -> 'buyer' <> ${nobody}::jsonb`))
}
