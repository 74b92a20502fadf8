import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { removeDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { removeMailsOf } from '#domains/mail/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { KnownPerson } from '#platform/person-data/person-data.ts'
import { endHold } from '../lock/hold-vehicle.server.ts'
import { findQuotedCheckout } from '../quotations/quoted-checkout.server.ts'
import { mailsOfQuotation, ordersOfQuotations } from '../quotations/quotation-rows.server.ts'
import { checkout, quotation } from '../schema.server.ts'
import { digitsOf, matchesOf, type PurchaseRecord } from './known-as.ts'

/** The data of a quotation that its customer gets on request. */
export type PersonQuotation = { number: string; created_at: string; vehicle: string; customer: Record<string, string>; note: string }

/** Quotations that name a person. */
export async function findQuotationsOf(db: Queryable, person: KnownPerson): Promise<PurchaseRecord[]> {
  const { emails, phones } = person
  const digits = phones.map(digitsOf).filter((phone) => phone !== '')
  const isKnown: SQL[] = []
  if (emails.length > 0) isKnown.push(inArray(quotation.customerEmail, [...emails]))
  if (digits.length > 0) isKnown.push(sql`regexp_replace(${quotation.customerPhone}, '\\D', '', 'g') = any(${sql.param(digits)})`)
  if (isKnown.length === 0) return []
  const rows = await db
    .select()
    .from(quotation)
    .where(or(...isKnown))
    .orderBy(quotation.id)
  return rows.map((row) => ({ kind: 'quotation', key: String(row.id), number: row.number, at: row.createdAt, matches: matchesOf(row, person) }))
}

export async function exportQuotations(db: Queryable, ids: readonly number[]): Promise<PersonQuotation[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(quotation)
    .where(inArray(quotation.id, [...ids]))
    .orderBy(quotation.id)
  return rows.map(({ number, createdAt, vehicleName: vehicle, customerName: name, customerEmail: email, customerPhone: phone, note }) => ({
    ...{ number, created_at: createdAt.toISOString(), vehicle, customer: { name, email, phone }, note },
  }))
}

/** Removes chosen quotations; of one that was ordered the person goes, and car and money stay with the order. Its car is free again. */
export async function eraseQuotations(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const orders = await ordersOfQuotations(ctx.db, ids)
  for (const id of ids) {
    await emptyQuotation(ctx, id)
    if (orders.has(id)) continue
    const own = await findQuotedCheckout(ctx.db, id)
    if (own) {
      await endHold(ctx.db, own.id, ctx.clock.now())
      await ctx.db.update(checkout).set({ draft: null, holders: [], network: '', contacts: [] }).where(eq(checkout.id, own.id))
    }
    await ctx.db.delete(quotation).where(eq(quotation.id, id))
  }
}

/** Takes the person out of a quotation, with the mails about it. */
export async function emptyQuotation({ db }: Ctx, id: number): Promise<void> {
  await removeMailsOf(db, mailsOfQuotation(id))
  await removeDeliveriesOf(db, mailsOfQuotation(id))
  await db.update(quotation).set({ customerName: '', customerEmail: '', customerPhone: '', note: '', leadId: null }).where(eq(quotation.id, id))
}
