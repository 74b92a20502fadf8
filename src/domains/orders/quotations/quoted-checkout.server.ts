import { randomUUID } from 'node:crypto'
import { and, arrayContains, eq, ne, notExists, sql } from 'drizzle-orm'
import { isRecord } from '#kernel/json/json-values.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { fullNameParts } from '../completion/full-name.ts'
import type { CheckoutRow } from '../lock/checkout-answer.server.ts'
import { endHold } from '../lock/hold-vehicle.server.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import type { OrderInput } from '../order-shapes.ts'
import { checkout, customerOrder, quotation } from '../schema.server.ts'
import type { CheckoutTerms } from '../terms/terms-of-checkout.server.ts'
import type { QuotationRow } from './quotation-rows.server.ts'

/** The checkout of a quotation; null before there is one. A quotation has one checkout, so it becomes one order. */
export async function findQuotedCheckout(db: Queryable, quotationId: number): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(checkout).where(eq(checkout.quotationId, quotationId))
  return row ?? null
}

/** The quotation that a checkout accepts; null for a checkout without one. */
export async function findQuotationOf(db: Queryable, { quotationId }: Pick<CheckoutRow, 'quotationId'>): Promise<QuotationRow | null> {
  if (quotationId === null) return null
  const [row] = await db.select().from(quotation).where(eq(quotation.id, quotationId))
  return row ?? null
}

/** Whether a quotation may still be accepted; a payment that has begun is completed all the same. */
export function isQuotationOpen({ sentAt, withdrawnAt, validUntil }: QuotationRow, now: Date): boolean {
  return sentAt !== null && withdrawnAt === null && validUntil > now
}

const noTerms: Omit<CheckoutTerms, 'amount' | 'currency'> = { vendors: [], isOnHold: false, confirmationByLink: false }

/** The checkout of a locked quotation, made if there is none: what the customer goes on with. Who pays is worked out when a browser begins. */
export async function makeQuotedCheckout(ctx: OrderCtx, row: QuotationRow): Promise<CheckoutRow> {
  const knownCheckout = await findQuotedCheckout(ctx.db, row.id)
  if (knownCheckout) return knownCheckout
  const id = randomUUID()
  const now = ctx.clock.now()
  const [newCheckout] = await ctx.db
    .insert(checkout)
    .values({
      ...noTerms,
      ...{ id, quotationId: row.id, vehicleId: row.vehicleId, vehicleName: row.vehicleName, companyUuid: row.companyUuid, retailerId: row.retailerId },
      // The team holds it until its customer comes.
      ...{ holders: [`quotation ${row.number}`], isUnique: row.isUnique, amount: row.amount, currency: row.currency },
      ...{ draft: draftOf(row, id), createdAt: now, updatedAt: now },
    })
    .returning()
  if (!newCheckout) throw new Error('a checkout was not stored')
  return newCheckout
}

/** The order as a browser would have filled it in. */
function draftOf(row: QuotationRow, lockId: string): Record<string, unknown> {
  const { firstName, lastName } = fullNameParts(row.customerName)
  return {
    ...{ vehicle_id: row.vehicleId, ...(row.vehicleVin === '' ? {} : { vehicle_vin: row.vehicleVin }), company_uuid: row.companyUuid, lock_id: lockId },
    ...{ metadata: { ...row.metadata, step: 'payment' }, finance_option: row.financeOption, locale: row.locale, customer_email: row.customerEmail },
    lead_attributes: { first_name: firstName, last_name: lastName, phone: row.customerPhone, email: row.customerEmail },
  }
}

/** Other unfinished checkouts of this browser for the car are left, so that what it pays is the quotation. */
export async function leaveOtherCheckouts(ctx: OrderCtx, { visitor, own }: { visitor: string; own: CheckoutRow }): Promise<void> {
  const { db } = ctx
  const orderOfCheckout = db.select({ one: sql`1` }).from(customerOrder).where(eq(customerOrder.lockId, checkout.id))
  const isOther = and(eq(checkout.vehicleId, own.vehicleId), ne(checkout.id, own.id), arrayContains(checkout.holders, [visitor]), notExists(orderOfCheckout))
  for (const row of await db.select().from(checkout).where(isOther)) await leaveCheckout(ctx, { visitor, row })
}

/** Takes a checkout from a browser, and lets its car go. */
export async function leaveCheckout({ db, clock }: Pick<OrderCtx, 'db' | 'clock'>, { visitor, row }: { visitor: string; row: CheckoutRow }): Promise<void> {
  await db
    .update(checkout)
    .set({ holders: sql`array_remove(${checkout.holders}, ${visitor}::text)` })
    .where(eq(checkout.id, row.id))
  await endHold(db, row.id, clock.now())
}

/** What an order says that accepts a quotation: its terms are those of the quotation, whatever was sent. Who orders and when they visit is the buyer's. */
export function asQuoted(input: OrderInput, row: QuotationRow | null): OrderInput {
  if (!row) return input
  const { appBookingData, termsAndConditionsData } = input.metadata
  const own = { ...(isRecord(appBookingData) ? { appBookingData } : {}), ...(isRecord(termsAndConditionsData) ? { termsAndConditionsData } : {}) }
  return {
    ...input,
    metadata: { ...row.metadata, ...own },
    finance_option: row.financeOption,
    ...(row.leadId === null ? {} : { rdx_forms_lead_id: String(row.leadId) }),
  }
}
