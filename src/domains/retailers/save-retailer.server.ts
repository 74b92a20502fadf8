import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findImages } from '#domains/media/index.server.ts'
import { type AnyOutcome, done, type FieldFlaws, type Invalid, type Outcome, refuse, type Refused, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Retailer, RetailerDraft } from './retailer.ts'
import { retailerColumns, retailerOf, draftOfRow } from './retailer-rows.server.ts'
import { retailer } from './schema.server.ts'

/** Adds a retailer. Its code must be unique. */
export async function createRetailer(ctx: Ctx, draft: RetailerDraft): Promise<Outcome<Retailer, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'dealers.write')) return refuse('forbidden')
  return storing(() =>
    ctx.db.transaction(async (tx) => {
      const flaws = await flawsOf(tx, draft)
      if (flaws) return refuse({ code: 'invalid', fields: flaws })
      const newRetailer = await insertRetailer(tx, ctx, draft)
      await announceChange(tx, 'site')
      return done(newRetailer)
    }),
  )
}

/** Replaces a retailer if it is still at `version`. */
export async function saveRetailer(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: RetailerDraft },
): Promise<Outcome<Retailer, 'forbidden' | 'gone' | Stale<Retailer> | Invalid>> {
  if (!may(ctx.staff, 'dealers.write')) return refuse('forbidden')
  return storing(() =>
    ctx.db.transaction(async (tx) => {
      const [row] = await tx.select().from(retailer).where(eq(retailer.id, id)).for('update')
      if (!row) return refuse('gone')
      const before = retailerOf(row)
      if (before.version !== version) return refuse({ code: 'stale', current: before })
      const flaws = await flawsOf(tx, draft)
      if (flaws) return refuse({ code: 'invalid', fields: flaws })
      const savedRetailer = await updateRetailer(tx, ctx, { before, draft })
      await announceChange(tx, 'site')
      return done(savedRetailer)
    }),
  )
}

export async function deleteRetailer(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'dealers.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(retailer).where(eq(retailer.id, id)).returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'dealer.deleted', subject: row.dealerCode, before: draftOfRow(row) })
    await announceChange(tx, 'site')
    return done(null)
  })
}

/** The row of a new retailer and its line in the audit log. */
export async function insertRetailer(tx: Queryable, ctx: Ctx, draft: RetailerDraft): Promise<Retailer> {
  const now = ctx.clock.now()
  const [row] = await tx
    .insert(retailer)
    .values({ ...retailerColumns(draft), createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('the database took a dealer and returned no row')
  await recordAudit(tx, ctx, { action: 'dealer.created', subject: draft.dealer_code, after: draftOfRow(row) })
  return retailerOf(row)
}

/** The new content of a retailer whose row the transaction holds. */
export async function updateRetailer(tx: Queryable, ctx: Ctx, { before, draft }: { before: Retailer; draft: RetailerDraft }): Promise<Retailer> {
  const changes = { ...retailerColumns(draft), updatedAt: ctx.clock.now() }
  const [row] = await tx.update(retailer).set(changes).where(eq(retailer.id, before.id)).returning()
  if (!row) throw new Error('the database changed a dealer and returned no row')
  const { id: _id, version: _version, ...fields } = before
  await recordAudit(tx, ctx, { action: 'dealer.changed', subject: draft.dealer_code, before: fields, after: draftOfRow(row) })
  return retailerOf(row)
}

/** Errors that only the database can detect. */
async function flawsOf(tx: Queryable, { image_id }: RetailerDraft): Promise<FieldFlaws | null> {
  if (image_id === null) return null
  const images = await findImages(tx, [image_id])
  return images.has(image_id) ? null : { image_id: ['no_such_image'] }
}

/** Two writers racing for one code: the index lets one through. */
async function storing<Answer extends AnyOutcome>(write: () => Promise<Answer>): Promise<Answer | Refused<Invalid>> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'retailer_dealer_code_unique')) return refuse({ code: 'invalid', fields: { dealer_code: ['taken'] } })
    throw error
  }
}
