import { and, count, eq, inArray } from 'drizzle-orm'
import type { Listing } from '#kernel/list-request.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { vehicle } from '../schema.server.ts'
import { listingDefinition } from '../search/listing-definition.ts'
import { filterConditions } from '../search/sql-conditions.server.ts'
import { statementOrder } from '../search/sql-order.server.ts'
import type { StockQuery } from '../search/stock-query.ts'
import type { PublishedStock } from '../search/stock-search.ts'
import type { VehicleRow } from './fields/vehicle-row.server.ts'
import { listVehicles } from './find-vehicles.server.ts'

/** `currency` is what ranges of prices are asked in. They go by the prices that visitors see. */
type PublishedQuery = StockQuery & { currency: string }

/** Published vehicles of every listing and of none: searched in memory, so that only those of the page are read. */
export async function listPublishedVehicles(
  ctx: Ctx,
  stock: Pick<PublishedStock, 'searchAll'>,
  { currency, ...query }: PublishedQuery,
): Promise<Listing<VehicleRow>> {
  const { ids, total } = stock.searchAll(query, currency)
  return { rows: await listVehicles(ctx, ids), total }
}

/** The same of a few vehicles by their ids. */
export async function listNamedVehicles(
  { db }: Ctx,
  { filters, sort, page, items, ids, currency, rules }: PublishedQuery & { ids: readonly number[]; rules: PriceBasis },
): Promise<Listing<VehicleRow>> {
  const stock = listingDefinition({ key: '', membership: 'filtered', filters: {}, currency }, rules)
  const where = and(eq(vehicle.isPublished, true), inArray(vehicle.id, [...ids]), ...filterConditions(filters, stock, rules).values())
  const vehicleRows = db
    .select()
    .from(vehicle)
    .where(where)
    .orderBy(statementOrder(sort, rules))
    .limit(items)
    .offset((page - 1) * items)
  const [rows, [countRow]] = await Promise.all([vehicleRows, db.select({ total: count() }).from(vehicle).where(where)])
  return { rows, total: countRow?.total ?? 0 }
}
