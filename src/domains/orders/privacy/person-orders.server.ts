import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { removeDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { removeMailsOf } from '#domains/mail/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'

import { mailsOfOrder } from '../completion/tell-of-order.server.ts'
import { addOrderEvent, type OrderRow } from '../completion/record-order.server.ts'
import { checkout, customerOrder, lockWatch } from '../schema.server.ts'

/** A person by addresses in small letters, and by phone numbers in any form. */
export type KnownAs = { emails: readonly string[]; phones: readonly string[] }

/** What is handed out of an order to the person behind it. */
export type PersonOrder = { order_number: string; created_at: string; payment_status: string; vehicle: string; customer: Record<string, unknown> }

/** Orders that may be emptied; in the others a contract is still running. */
const ended = ['completed', 'failed', 'cancelled', 'refunded']

/** The orders of a person, to be handed out. */
export async function exportOrdersOf(db: Queryable, known: KnownAs): Promise<PersonOrder[]> {
  const rows = await ordersOf(db, known)
  return rows.map((row) => ({
    order_number: row.number,
    created_at: row.createdAt.toISOString(),
    payment_status: row.state,
    vehicle: row.vehicleName,
    customer: {
      ...{ email: row.customerEmail, name: row.customerName, phone: row.customerPhone },
      ...{ lead_attributes: row.leadAttributes, metadata: row.metadata, appointment: row.appointment },
    },
  }))
}

/**
 * Erases a person from orders that have ended, from checkouts and from those who wait for cars, in the caller's transaction. Number, car, money
 * and dates of an order stay, as the law on accounts needs; a running order stays whole until it ends. Gives the numbers of both.
 */
export async function eraseOrdersOf(ctx: Ctx, known: KnownAs): Promise<{ erased: string[]; kept: string[] }> {
  const rows = await ordersOf(ctx.db, known)
  const erased = rows.filter(({ state }) => ended.includes(state))
  for (const row of erased) await eraseOrder(ctx, row)
  const emails = [...known.emails]
  if (emails.length > 0) {
    await ctx.db.delete(lockWatch).where(inArray(lockWatch.email, emails))
    const isTheirs = sql`lower(${checkout.draft} ->> 'customer_email') = any(${sql.param(emails)})`
    await ctx.db.update(checkout).set({ draft: null }).where(isTheirs)
  }
  return { erased: erased.map(({ number }) => number), kept: rows.filter((row) => !erased.includes(row)).map(({ number }) => number) }
}

async function eraseOrder(ctx: Ctx, row: OrderRow): Promise<void> {
  await removeMailsOf(ctx.db, mailsOfOrder(row.id))
  await removeDeliveriesOf(ctx.db, mailsOfOrder(row.id))
  await ctx.db
    .update(customerOrder)
    .set({
      ...{ customerEmail: '', customerName: '', customerPhone: '', leadAttributes: {}, metadata: {}, rdxFormsLeadId: '' },
      ...{ holders: [], appointment: null, erasedAt: ctx.clock.now() },
    })
    .where(eq(customerOrder.id, row.id))
  await ctx.db.update(checkout).set({ draft: null, holders: [] }).where(eq(checkout.id, row.lockId))
  await addOrderEvent(ctx, { orderId: row.id, type: 'erased', actor: ctx.staff?.name ?? '' })
}

async function ordersOf(db: Queryable, { emails, phones }: KnownAs): Promise<OrderRow[]> {
  const digits = phones.map((phone) => phone.replace(/\D/g, '')).filter((phone) => phone !== '')
  const isKnown: SQL[] = []
  if (emails.length > 0) isKnown.push(inArray(customerOrder.customerEmail, [...emails]))
  if (digits.length > 0) isKnown.push(sql`regexp_replace(${customerOrder.customerPhone}, '\\D', '', 'g') = any(${sql.param(digits)})`)
  if (isKnown.length === 0) return []
  return db
    .select()
    .from(customerOrder)
    .where(or(...isKnown))
    .orderBy(customerOrder.id)
}
