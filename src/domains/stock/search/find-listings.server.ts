import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { listing } from '../schema.server.ts'
import { type ListingDefinition, listingDefinition } from './listing-definition.ts'

export type ListingRow = typeof listing.$inferSelect

/** The listing of that key, or null. */
export async function findListing({ db }: Pick<Ctx, 'db'>, key: string): Promise<ListingRow | null> {
  const [row] = await db.select().from(listing).where(eq(listing.key, key))
  return row ?? null
}

export async function listListings({ db }: Pick<Ctx, 'db'>): Promise<ListingRow[]> {
  return db.select().from(listing).orderBy(asc(listing.key))
}

export async function readListingDefinitions(db: Queryable, rules: PriceBasis): Promise<ListingDefinition[]> {
  return (await db.select().from(listing)).map((row) => listingDefinition(row, rules))
}
