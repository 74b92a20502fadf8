import { eq, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { type AnyOutcome, done, type Invalid, type Outcome, refuse, type Refused, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { listing, vehicle } from '../schema.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import type { ListingRow } from './find-listings.server.ts'
import { listingDefinition } from './listing-definition.ts'
import type { ListingDraft, ListingRecord } from './listing-record.ts'
import { listingCondition } from './sql-conditions.server.ts'

/** Fields that the admin's list of listings may be sorted by. */
export const listingSorts = ['key', 'name', 'currency', 'membership', 'id'] as const

/** Where the site asks for the vehicles of a listing; the domain of pages knows. */
export type FindListingUses = (db: Queryable, key: string) => Promise<readonly unknown[]>

/** The site's knowledge of listings. */
export type ListingSite = { findUses: FindListingUses; rules: PriceBasis }

const columns = { id: listing.id, key: listing.key, name: listing.name, currency: listing.currency, membership: listing.membership }

export async function listListingRecords(ctx: Ctx, request: ListRequest, rules: PriceBasis): Promise<Outcome<Listing<ListingRecord>, 'forbidden'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const { rows, ...count } = await listRows(ctx.db, request, { table: listing, id: listing.id, columns, searched: [listing.key, listing.name] })
  return done({ rows: await withCounts(ctx.db, rows, rules), ...count })
}

export async function findListingRecord(ctx: Ctx, id: number, rules: PriceBasis): Promise<Outcome<ListingRecord, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const [record] = await withCounts(ctx.db, await ctx.db.select().from(listing).where(eq(listing.id, id)), rules)
  return record ? done(record) : refuse('gone')
}

/** Adds a listing; every process serves it once it is notified of the change. */
export async function createListing(ctx: Ctx, draft: ListingDraft, rules: PriceBasis): Promise<Outcome<ListingRecord, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return unlessTaken(() =>
    ctx.db.transaction(async (tx) => {
      await announceChange(tx, 'listings')
      const rows = await tx.insert(listing).values(draft).returning()
      await recordAudit(tx, ctx, { action: 'listing.created', subject: draft.key, after: draft })
      const [record] = await withCounts(tx, rows, rules)
      return done(record as ListingRecord) // an insert that did not fail gives its row
    }),
  )
}

/** Replaces a listing that is still at `version`. Its key cannot change while the site uses it. */
export async function saveListing(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: ListingDraft },
  { findUses, rules }: ListingSite,
): Promise<Outcome<ListingRecord, 'forbidden' | 'gone' | Stale<ListingRecord> | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return unlessTaken(() =>
    ctx.db.transaction(async (tx) => {
      await announceChange(tx, 'listings')
      const [before] = await tx.select().from(listing).where(eq(listing.id, id)).for('update')
      if (!before) return refuse('gone')
      if (String(before.version) !== version) return refuse({ code: 'stale', current: (await withCounts(tx, [before], rules))[0] as ListingRecord })
      if (draft.key !== before.key && (await findUses(tx, before.key)).length > 0) return refuse({ code: 'invalid', fields: { key: ['key_in_use'] } })
      const rows = await tx
        .update(listing)
        .set({ ...draft, version: before.version + 1, updatedAt: sql`now()` })
        .where(eq(listing.id, id))
        .returning()
      await recordAudit(tx, ctx, { action: 'listing.changed', subject: draft.key, before: draftOfRow(before), after: draft })
      const [record] = await withCounts(tx, rows, rules)
      return done(record as ListingRecord) // the row is locked
    }),
  )
}

/** Removes a listing that the site does not use; `in_use` carries the uses. Its vehicles stay. */
export async function deleteListing(
  ctx: Ctx,
  id: number,
  findUses: FindListingUses,
): Promise<Outcome<null, 'forbidden' | 'gone' | { code: 'in_use'; uses: readonly unknown[] }>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    await announceChange(tx, 'listings')
    const [row] = await tx.select().from(listing).where(eq(listing.id, id)).for('update')
    if (!row) return refuse('gone')
    const uses = await findUses(tx, row.key)
    if (uses.length > 0) return refuse({ code: 'in_use', uses })
    await tx.delete(listing).where(eq(listing.id, id))
    await recordAudit(tx, ctx, { action: 'listing.deleted', subject: row.key, before: draftOfRow(row) })
    return done(null)
  })
}

function draftOfRow({ key, name, market, language, currency, membership, filters }: ListingRow): ListingDraft {
  return { key, name, market, language, currency, membership, filters }
}

/** The listings with how many vehicles visitors find in each, counted in one pass over the stock. */
async function withCounts(db: Queryable, rows: readonly ListingRow[], rules: PriceBasis): Promise<ListingRecord[]> {
  if (rows.length === 0) return []
  const counts = rows.map((row) => sql`count(*) filter (where ${listingCondition(listingDefinition(row, rules), rules)})`)
  const { rows: countRows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts from ${vehicle}`)
  return rows.map((row, index) => ({ ...draftOfRow(row), id: row.id, count: countRows[0]?.counts[index] ?? 0, version: String(row.version) }))
}

async function unlessTaken<Answer extends AnyOutcome>(write: () => Promise<Answer>): Promise<Answer | Refused<Invalid>> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'listing_key_unique')) return refuse({ code: 'invalid', fields: { key: ['taken'] } })
    throw error
  }
}
