import { eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findImages } from '#domains/media/index.server.ts'
import { type AnyOutcome, done, type FieldFlaws, type Invalid, type Outcome, refuse, type Refused, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Dealer, DealerDraft } from './dealer.ts'
import { dealerColumns, dealerOf, draftOfRow } from './dealer-rows.server.ts'
import { retailer } from './schema.server.ts'

/** Adds a dealer. Its code must be nobody else's. */
export async function createDealer(ctx: Ctx, draft: DealerDraft): Promise<Outcome<Dealer, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'dealers.write')) return refuse('forbidden')
  return storing(() =>
    ctx.db.transaction(async (tx) => {
      const flaws = await flawsOf(tx, draft)
      if (flaws) return refuse({ code: 'invalid', fields: flaws })
      const dealer = await insertDealer(tx, ctx, draft)
      await announceChange(tx, 'site')
      return done(dealer)
    }),
  )
}

/** Replaces a dealer if it is still at `version`. */
export async function saveDealer(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: DealerDraft },
): Promise<Outcome<Dealer, 'forbidden' | 'gone' | Stale<Dealer> | Invalid>> {
  if (!may(ctx.staff, 'dealers.write')) return refuse('forbidden')
  return storing(() =>
    ctx.db.transaction(async (tx) => {
      const [row] = await tx.select().from(retailer).where(eq(retailer.id, id)).for('update')
      if (!row) return refuse('gone')
      const before = dealerOf(row)
      if (before.version !== version) return refuse({ code: 'stale', current: before })
      const flaws = await flawsOf(tx, draft)
      if (flaws) return refuse({ code: 'invalid', fields: flaws })
      const dealer = await updateDealer(tx, ctx, { before, draft })
      await announceChange(tx, 'site')
      return done(dealer)
    }),
  )
}

export async function deleteDealer(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'dealers.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(retailer).where(eq(retailer.id, id)).returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'dealer.deleted', subject: row.dealerCode, before: draftOfRow(row) })
    await announceChange(tx, 'site')
    return done(null)
  })
}

/** The row of a new dealer and its line in the audit log. */
export async function insertDealer(tx: Queryable, ctx: Ctx, draft: DealerDraft): Promise<Dealer> {
  const now = ctx.clock.now()
  const [row] = await tx
    .insert(retailer)
    .values({ ...dealerColumns(draft), createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('the database took a dealer and returned no row')
  await recordAudit(tx, ctx, { action: 'dealer.created', subject: draft.dealer_code, after: draftOfRow(row) })
  return dealerOf(row)
}

/** The new content of a dealer whose row the transaction holds. */
export async function updateDealer(tx: Queryable, ctx: Ctx, { before, draft }: { before: Dealer; draft: DealerDraft }): Promise<Dealer> {
  const changes = { ...dealerColumns(draft), updatedAt: ctx.clock.now() }
  const [row] = await tx.update(retailer).set(changes).where(eq(retailer.id, before.id)).returning()
  if (!row) throw new Error('the database changed a dealer and returned no row')
  const { id: _id, version: _version, ...fields } = before
  await recordAudit(tx, ctx, { action: 'dealer.changed', subject: draft.dealer_code, before: fields, after: draftOfRow(row) })
  return dealerOf(row)
}

/** What only the database knows to be wrong. */
async function flawsOf(tx: Queryable, { image_id }: DealerDraft): Promise<FieldFlaws | null> {
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
