import { and, eq, exists, inArray, isNotNull, isNull, lte, not, gt, type SQL, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { listRetailerNames } from '#domains/retailers/index.server.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Searched } from '#platform/database/list-rows.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { checkout, customerOrder, quotation } from '../schema.server.ts'
import { type QuotationRecord, type QuotationStage, stageOf } from './quotation.ts'

export type QuotationRow = typeof quotation.$inferSelect
export type NewQuotation = typeof quotation.$inferInsert

/** Of the number, the car and the customer. */
export const searchedInQuotations: Searched = { foldedText: sql`quotation.folded_text` }

/** The subject under which the mails of a quotation are stored. */
export function mailsOfQuotation(id: number) {
  return { type: 'quotation', id: String(id) } as const
}

/** Which quotations these staff may see: all, or those of their own retailers. Null when none. */
export function visibleQuotations(staff: Staff | null): { where: SQL | undefined } | null {
  if (!may(staff, 'orders.read')) return null
  if (staff.role !== 'retailer') return { where: undefined }
  const { retailers = [] } = staff
  return retailers.length === 0 ? null : { where: inArray(quotation.retailerId, [...retailers]) }
}

/** The rows of a stage, as {@link stageOf} tells it of each. */
export function isOfStage(db: Queryable, stage: QuotationStage, now: Date): SQL {
  const orders = db
    .select({ one: sql`1` })
    .from(checkout)
    .innerJoin(customerOrder, eq(customerOrder.lockId, checkout.id))
    .where(eq(checkout.quotationId, quotation.id))
  if (stage === 'ordered') return exists(orders)
  const { sentAt, openedAt, withdrawnAt, validUntil } = quotation
  const conditionsByStage: Record<Exclude<QuotationStage, 'ordered'>, (SQL | undefined)[]> = {
    withdrawn: [isNotNull(withdrawnAt)],
    draft: [isNull(withdrawnAt), isNull(sentAt)],
    expired: [isNull(withdrawnAt), isNotNull(sentAt), lte(validUntil, now)],
    sent: [isNull(withdrawnAt), isNotNull(sentAt), gt(validUntil, now), isNull(openedAt)],
    opened: [isNull(withdrawnAt), isNotNull(sentAt), gt(validUntil, now), isNotNull(openedAt)],
  }
  return and(not(exists(orders)), ...conditionsByStage[stage]) as SQL // conditions that are there
}

/** The order that accepted a quotation, which may have come to nothing since. */
export type QuotationOrder = {
  quotationId: number | null
  id: number
  number: string
  state: typeof customerOrder.$inferSelect.state
  email: string
  holders: string[]
}

/** The orders of quotations, by the ids of these. */
export async function ordersOfQuotations(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, QuotationOrder>> {
  if (ids.length === 0) return new Map()
  const { id, number, state, customerEmail: email, holders } = customerOrder
  const rows = await db
    .select({ quotationId: checkout.quotationId, id, number, state, email, holders })
    .from(checkout)
    .innerJoin(customerOrder, eq(customerOrder.lockId, checkout.id))
    .where(inArray(checkout.quotationId, [...ids]))
  return new Map(rows.map((row) => [row.quotationId ?? 0, row]))
}

/** Rows as staff see them. */
export async function quotationRecords({ db, clock }: Ctx, rows: readonly QuotationRow[]): Promise<QuotationRecord[]> {
  const names = rows.length === 0 ? new Map<number, string>() : await listRetailerNames(db)
  const orders = await ordersOfQuotations(
    db,
    rows.map(({ id }) => id),
  )
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return rows.map((row) => {
    const order = orders.get(row.id)
    return {
      ...row.choice,
      id: row.id,
      number: row.number,
      stage: stageOf(row, { isOrdered: order !== undefined, now: clock.now() }),
      vehicle_id: row.vehicleId,
      vehicle_name: row.vehicleName,
      company_uuid: row.companyUuid,
      retailer_id: row.retailerId,
      retailer_name: names.get(row.retailerId) ?? '',
      lead_id: row.leadId,
      customer_name: row.customerName,
      customer_email: row.customerEmail,
      customer_phone: row.customerPhone,
      locale: row.locale,
      kind: row.kind,
      vehicle_price: row.vehiclePrice,
      amount: row.amount,
      currency: row.currency,
      note: row.note,
      holds_car: row.holdsCar,
      held_until: iso(row.heldUntil),
      valid_until_at: row.validUntil.toISOString(),
      sent_at: iso(row.sentAt),
      opened_at: iso(row.openedAt),
      withdrawn_at: iso(row.withdrawnAt),
      order: order ? { id: order.id, order_number: order.number, state: order.state } : null,
      made_by: row.madeBy,
      version: versionOfQuotation(row),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }
  })
}

/** The version that `If-Match` names. Being opened by its customer makes no other one. */
export function versionOfQuotation({ id, updatedAt }: QuotationRow): string {
  return recordVersion({ id, updatedAt })
}
