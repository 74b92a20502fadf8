import { and, eq } from 'drizzle-orm'
import { findShowroomVehicle } from '#domains/stock/index.server.ts'
import { days } from '#kernel/durations.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { signLink } from '#platform/signed-link.server.ts'
import { later } from '../later.ts'
import { findLivingOrder } from '../lock/hold-vehicle.server.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { quotation } from '../schema.server.ts'
import { isOrderable } from '../terms/terms-of-checkout.server.ts'
import type { QuotationRecord, QuotationStage, WholeQuotation } from './quotation.ts'
import { isOfStage, quotationRecords, type QuotationRow, searchedInQuotations, visibleQuotations } from './quotation-rows.server.ts'
import { quotationLines, quotationSource } from './quotation-source.server.ts'

/** Fields that lists of quotations may be sorted by. */
export const quotationSorts = ['created_at', 'updated_at', 'id', 'vehicle_name', 'customer_name', 'valid_until_at', 'sent_at', 'opened_at'] as const
const columns = {
  created_at: quotation.createdAt,
  updated_at: quotation.updatedAt,
  id: quotation.id,
  vehicle_name: quotation.vehicleName,
  customer_name: quotation.customerName,
  valid_until_at: quotation.validUntil,
  sent_at: quotation.sentAt,
  opened_at: quotation.openedAt,
  vehicle_id: quotation.vehicleId,
  retailer_id: quotation.retailerId,
  lead_id: quotation.leadId,
}

/** A link says that its quotation is over for so long after its end. */
const LINK_AFTER_MS = days(90)

/** A page of the quotations that these staff may see. */
export async function listQuotations(
  ctx: OrderCtx,
  request: ListRequest,
  { stage }: { stage?: QuotationStage | undefined } = {},
): Promise<Outcome<Listing<QuotationRecord>, 'forbidden'>> {
  const visible = visibleQuotations(ctx.staff)
  if (!visible) return refuse('forbidden')
  const where = and(visible.where, stage && isOfStage(ctx.db, stage, ctx.clock.now()))
  const quotations = await listRows(ctx.db, request, { table: quotation, id: quotation.id, columns, searched: searchedInQuotations, where })
  return done({ ...quotations, rows: await quotationRecords(ctx, quotations.rows) })
}

/** A quotation for staff who may see it; for others it does not exist. */
export async function findQuotation(ctx: OrderCtx, id: number): Promise<Outcome<WholeQuotation, 'forbidden' | 'gone'>> {
  if (!visibleQuotations(ctx.staff)) return refuse('forbidden')
  const row = await findVisibleQuotation(ctx, id)
  return row ? done(await wholeQuotation(ctx, row)) : refuse('gone')
}

/** The row of a quotation that these staff may see; locked for a change within a transaction. */
export async function findVisibleQuotation({ db, staff }: OrderCtx, id: number, { isLocked = false } = {}): Promise<QuotationRow | null> {
  const visible = visibleQuotations(staff)
  if (!visible) return null
  const selection = db
    .select()
    .from(quotation)
    .where(and(eq(quotation.id, id), visible.where))
  const [row] = await (isLocked ? selection.for('update') : selection)
  return row ?? null
}

export async function wholeQuotation(ctx: OrderCtx, row: QuotationRow): Promise<WholeQuotation> {
  const [record] = await quotationRecords(ctx, [row])
  if (!record) throw new Error('a quotation has no record')
  const source = await quotationSource(ctx, row)
  return {
    ...record,
    link: row.sentAt === null ? '' : quotationLink(ctx, row),
    facts: quotationLines(source, 'ar'),
    facts_en: quotationLines(source, 'en'),
    is_available: await isCarAvailable(ctx, row),
  }
}

/** Whether a car can be ordered now, unless somebody holds it for the moment. */
export async function isCarAvailable(ctx: OrderCtx, { vehicleId, isUnique }: Pick<QuotationRow, 'vehicleId' | 'isUnique'>): Promise<boolean> {
  const foundVehicle = await findShowroomVehicle(ctx, vehicleId)
  if (!foundVehicle || foundVehicle.isGone || !isOrderable(foundVehicle.row)) return false
  return !isUnique || (await findLivingOrder(ctx.db, vehicleId)) === null
}

/** The token of the link of a quotation; it stands in the mail, and staff may copy it. */
export function quotationToken({ desk }: OrderCtx, { number, validUntil }: Pick<QuotationRow, 'number' | 'validUntil'>): string {
  return signLink({ purpose: 'quotation', subject: number, key: desk.secretKey }, later(validUntil, LINK_AFTER_MS))
}

function quotationLink(ctx: OrderCtx, row: QuotationRow): string {
  return `/ar/showroom-order-online/quotation/${row.number}?token=${encodeURIComponent(quotationToken(ctx, row))}`
}
