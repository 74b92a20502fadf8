import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { isRowId } from '#kernel/values/row-id.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { vehicle } from '../schema.server.ts'
import { findListing, listListings } from '../search/find-listings.server.ts'
import { listingDefinition } from '../search/listing-definition.ts'
import { listingCondition } from '../search/sql-conditions.server.ts'
import type { VehicleRow } from './fields/vehicle-row.server.ts'

/** The published vehicle of that id, or null. */
export async function findVehicle({ db }: Ctx, id: number): Promise<VehicleRow | null> {
  if (!isRowId(id)) return null
  const [row] = await db
    .select()
    .from(vehicle)
    .where(and(eq(vehicle.id, id), eq(vehicle.isPublished, true)))
  return row ?? null
}

type VehicleList = {
  listing: string
  id: number
  /** A listing may be filtered by the prices that visitors see. */
  rules: PriceBasis
}

/** The vehicle as one of a listing's (A-275, C-303); null when there is no such listing, or it does not have the vehicle. */
export async function findListedVehicle(ctx: Ctx, { listing: key, id, rules }: VehicleList): Promise<VehicleRow | null> {
  const listing = isRowId(id) ? await findListing(ctx, key) : null
  if (!listing) return null
  const [row] = await ctx.db
    .select()
    .from(vehicle)
    .where(and(eq(vehicle.id, id), listingCondition(listingDefinition(listing, rules), rules)))
  return row ?? null
}

/** The key of the first listing that has the vehicle; '' for none. */
export async function firstListingOf(ctx: Ctx, id: number, rules: PriceBasis): Promise<string> {
  for (const { key } of await listListings(ctx)) if (await findListedVehicle(ctx, { listing: key, id, rules })) return key
  return ''
}

/** The newest published vehicle that was configured at this address, or null (A-310, C-304). */
export async function findConfiguredVehicle({ db }: Ctx, configUrl: string): Promise<VehicleRow | null> {
  if (configUrl === '') return null
  const [row] = await db
    .select()
    .from(vehicle)
    .where(and(eq(vehicle.configUrl, configUrl), eq(vehicle.isPublished, true)))
    .orderBy(desc(vehicle.id))
    .limit(1)
  return row ?? null
}

/** Published vehicles in the order of the ids; those that are not there are left out. */
export async function listVehicles({ db }: Ctx, ids: readonly number[]): Promise<VehicleRow[]> {
  const rowIds = ids.filter(isRowId)
  if (rowIds.length === 0) return []
  const rows = await db
    .select()
    .from(vehicle)
    .where(and(inArray(vehicle.id, rowIds), eq(vehicle.isPublished, true)))
    .orderBy(asc(vehicle.id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(rowIds)].flatMap((id) => byId.get(id) ?? [])
}

/** Any vehicle, published or not, for staff. */
export async function findStockRecord(ctx: Ctx, id: number): Promise<Outcome<VehicleRow, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const [row] = isRowId(id) ? await ctx.db.select().from(vehicle).where(eq(vehicle.id, id)) : []
  return row ? done(row) : refuse('gone')
}
