import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { personIdOf } from '#kernel/staff.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { newQuotationNumber } from '../order-number.server.ts'
import { quotation } from '../schema.server.ts'
import { findVisibleQuotation, wholeQuotation } from './find-quotations.server.ts'
import { mayAgree, type QuotedTerms, quotedTerms } from './quoted-terms.server.ts'
import type { QuotationInput, QuotationRecord, WholeQuotation } from './quotation.ts'
import { quotationRecords, type QuotationRow, versionOfQuotation } from './quotation-rows.server.ts'

/** Makes a draft; its customer hears of it once it is sent. The same `key` again is the same quotation, as it stands. */
export async function makeQuotation(
  ctx: OrderCtx,
  { key, input }: { key: string; input: QuotationInput },
): Promise<Outcome<WholeQuotation, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'orders.write') || !mayAgree(ctx, input.agreed_price, null)) return refuse('forbidden')
  const number = newQuotationNumber()
  const terms = await quotedTerms(ctx, { input, number })
  if (!terms.ok) return terms
  const { staff } = ctx
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<WholeQuotation, 'forbidden'>> => {
    const now = ctx.clock.now()
    const newQuotation = { ...terms.value, key, number, ownerId: personIdOf(staff.id), madeBy: staff.name, createdAt: now, updatedAt: now }
    const [row] = await inner.db.insert(quotation).values(newQuotation).onConflictDoNothing({ target: quotation.key }).returning()
    if (row) {
      await recordAudit(inner.db, inner, { action: 'quotation.made', subject: number, after: toldOf(row) })
      return done(await wholeQuotation(inner, row))
    }
    const [knownQuotation] = await inner.db.select().from(quotation).where(eq(quotation.key, key))
    // Made by somebody else, whose quotations these staff do not see.
    const seenQuotation = knownQuotation && (await findVisibleQuotation(inner, knownQuotation.id, { isLocked: true }))
    return seenQuotation ? done(await wholeQuotation(inner, seenQuotation)) : refuse('forbidden')
  })
}

type Change = { id: number; version: string; input: QuotationInput }

/** Changes a draft that is still at `version`. What was sent stays as its customer read it. */
export async function changeQuotation(
  ctx: OrderCtx,
  { id, version, input }: Change,
): Promise<Outcome<WholeQuotation, 'forbidden' | 'gone' | 'not_allowed' | Invalid | Stale<QuotationRecord>>> {
  if (!may(ctx.staff, 'orders.write')) return refuse('forbidden')
  const namedQuotation = await findVisibleQuotation(ctx, id)
  if (!namedQuotation) return refuse('gone')
  if (!mayAgree(ctx, input.agreed_price, namedQuotation.choice.agreed_price)) return refuse('forbidden')
  const terms = await quotedTerms(ctx, { input, number: namedQuotation.number })
  if (!terms.ok) return terms
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<WholeQuotation, 'gone' | 'not_allowed' | Stale<QuotationRecord>>> => {
    const row = await findVisibleQuotation(inner, id, { isLocked: true })
    if (!row) return refuse('gone')
    if (versionOfQuotation(row) !== version) return refuse({ code: 'stale', current: await recordOf(inner, row) })
    if (row.sentAt !== null || row.withdrawnAt !== null) return refuse('not_allowed')
    const changedQuotation = await rewrite(inner, row, terms.value)
    await recordAudit(inner.db, inner, { action: 'quotation.changed', subject: row.number, before: toldOf(row), after: toldOf(changedQuotation) })
    return done(await wholeQuotation(inner, changedQuotation))
  })
}

/** Stores other terms with a locked draft. */
export async function rewrite(ctx: OrderCtx, row: QuotationRow, terms: QuotedTerms): Promise<QuotationRow> {
  const updatedAt = new Date(Math.max(ctx.clock.now().getTime(), row.updatedAt.getTime() + 1))
  const [changedQuotation] = await ctx.db
    .update(quotation)
    .set({ ...terms, updatedAt })
    .where(eq(quotation.id, row.id))
    .returning()
  return changedQuotation as QuotationRow
}

export async function recordOf(ctx: OrderCtx, row: QuotationRow): Promise<QuotationRecord> {
  const [record] = await quotationRecords(ctx, [row])
  return record as QuotationRecord // one for each row
}

/** What the audit log tells of a quotation; nobody by name. */
export function toldOf({ vehicleId, vehicleName, kind, choice, vehiclePrice, amount, currency, holdsCar }: QuotationRow): Record<string, unknown> {
  return { vehicle_id: vehicleId, vehicle: vehicleName, kind, ...choice, vehicle_price: vehiclePrice, amount, currency, holds_car: holdsCar }
}
