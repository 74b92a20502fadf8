import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { dealerCodesByWord, findRetailerCodes } from '#domains/retailers/index.server.ts'
import { foldArabic } from '#kernel/arabic.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { findFewRows, listRows, type Searched } from '#platform/database/list-rows.server.ts'
import { missingOf } from '../feeds/missing-of.ts'
import { feedArrival } from '../feeds/schema.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { vehicle } from '../schema.server.ts'
import { colorGroups, vehicleStates, type VehicleStatus, vehicleStatuses } from '../vocabulary.ts'
import { stockWords } from '../words.ts'
import { findListing } from '../search/find-listings.server.ts'
import { listingDefinition } from '../search/listing-definition.ts'
import { listingCondition, rangeValue } from '../search/sql-conditions.server.ts'
import { findStockRecord } from './find-vehicles.server.ts'
import { vehicleDraft, type VehicleRow } from './fields/vehicle-row.server.ts'
import { readyToPublish } from './unfinished/ready-to-publish.server.ts'
import { mayBecome } from './status/status-moves.ts'
import type { StockRecord } from './stock-record.ts'
import { stockRecordOf } from './stock-record-of.server.ts'
import { lackedParts } from '../lacked-part.ts'
import { awaitsPublication } from './unfinished/awaits-publication.server.ts'
import { lacking } from './unfinished/incomplete-vehicles.server.ts'
import { vehicleName } from './vehicle-name.ts'

/** Fields that the admin's list of vehicles may be sorted by. */
export const stockRecordSorts = [
  'updated_at',
  'created_at',
  'nameplate_name',
  'vin',
  'state',
  'status',
  'msrp_price',
  'mileage',
  'production_year',
  'dealer_code',
  'feed',
  'is_published',
  'id',
] as const

const columns = {
  id: vehicle.id,
  updated_at: vehicle.updatedAt,
  created_at: vehicle.createdAt,
  nameplate_brand_name: vehicle.brand,
  nameplate_name: vehicle.model,
  vin: vehicle.vin,
  state: vehicle.state,
  status: vehicle.status,
  mileage: vehicle.mileage,
  production_year: vehicle.productionYear,
  dealer_code: vehicle.dealerCode,
  retailer_id: vehicle.retailerId,
  feed: vehicle.feed,
  is_published: vehicle.isPublished,
}
/** Values of a column, each with its words in both languages, by which people search for it. */
const namedColumns = (
  [
    [vehicle.color, 'color', colorGroups],
    [vehicle.state, 'state', vehicleStates],
    [vehicle.status, 'status', vehicleStatuses],
  ] as const
).flatMap(([column, kind, values]) =>
  values.map((value) => ({ column, value, words: foldArabic(stockWords.words[`${kind}_${value}` as keyof typeof stockWords.words].join(' ')) })),
)

/** The column holds what feeds write of a vehicle; the words of values are ours and places those of retailers, which may change without it. */
async function searchedFor({ db }: Ctx, search: string): Promise<Searched> {
  const codes = await dealerCodesByWord(db, foldArabic(search).split(' ').filter(Boolean))
  return {
    foldedText: sql`vehicle.folded_text`,
    elsewhere: (word) => [
      ...namedColumns.filter(({ words }) => words.includes(word)).map(({ column, value }) => eq(column, value)),
      ...(codes.get(word)?.length ? [inArray(vehicle.dealerCode, codes.get(word) ?? [])] : []),
    ],
  }
}

/**
 * Every vehicle, published or not, for staff. `msrp_price` sorts by the price that visitors are asked for, gross
 * where they see gross ones. The filter `listing` is the key of one and leaves what visitors find in it; no such listing has no vehicles. The filter `to_publish` leaves what feeds brought before it was ready,
 * `ready` what of it lacks nothing any more, `lacks` what visitors find without a picture, retailer or price.
 */
export async function listStockRecords(ctx: Ctx, request: ListRequest, rules: PriceBasis): Promise<Outcome<Listing<StockRecord>, 'forbidden'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const { listing, to_publish: toPublish, ready, lacks, ...filters } = request.filters
  const member = listing === undefined ? undefined : await memberCondition(ctx, String(listing), rules)
  if (member === null) return done({ rows: [], total: 0 })
  const lack = lackedParts.find((part) => part === lacks)
  const waits = ready === true ? await readyToPublish(ctx.db) : toPublish === true ? awaitsPublication : undefined
  const where = and(member, waits, lack ? await lacking(ctx.db, lack) : undefined)
  const computed = { msrp_price: rangeValue('display_price', rules) }
  const searched = await searchedFor(ctx, request.search)
  const { rows, ...count } = await listRows(ctx.db, { ...request, filters }, { table: vehicle, id: vehicle.id, columns, computed, searched, where })
  const waiting = await findWaiting(ctx, rows)
  const dealerCodes = waiting.size === 0 ? new Set<string>() : await findRetailerCodes(ctx.db)
  const standing = (row: VehicleRow) =>
    waiting.has(row.id) ? { waits: true, missing: missingOf(vehicleDraft(row), { dealerCodes }) } : { waits: false, missing: [] }
  return done({ rows: rows.map((row) => ({ ...stockRecordOf(row), ...standing(row) })), ...count })
}

/** A vehicle as somebody looks it up. */
export type FoundVehicle = Pick<StockRecord, 'id' | 'vin' | 'status'> & { name: string; color: string; stock_number: string }

/** The newest few vehicles that a search of the list finds, published or not. */
export async function findFewStockRecords(ctx: Ctx, search: string, few: number): Promise<Outcome<FoundVehicle[], 'forbidden'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const rows = await findFewRows(ctx.db, { search, few }, { table: vehicle, id: vehicle.id, searched: await searchedFor(ctx, search) })
  return done(rows.map(foundVehicle))
}

/**
 * The newest few vehicles that can be ordered and that a search finds, as far as visitors see them: for staff who sell, and need not see the stock. Those of
 * these retailers and of none; null for any.
 */
export async function findFewOnSale(
  ctx: Ctx,
  { search, few, retailers }: { search: string; few: number; retailers: readonly number[] | null },
): Promise<FoundVehicle[]> {
  const isTheirs = retailers === null ? undefined : or(isNull(vehicle.retailerId), inArray(vehicle.retailerId, [...retailers]))
  const where = and(eq(vehicle.isPublished, true), inArray(vehicle.status, vehicleStatuses.filter(isOnSale)), isTheirs)
  const rows = await findFewRows(ctx.db, { search, few }, { table: vehicle, id: vehicle.id, searched: await searchedFor(ctx, search), where })
  return rows.map(foundVehicle)
}

/** What is built to order has no car yet that could be reserved. */
function isOnSale(status: VehicleStatus): boolean {
  return status === 'on_demand' || status === 'in_production' || mayBecome(status, 'reserved')
}

function foundVehicle(row: VehicleRow): FoundVehicle {
  const { id, vin, status, colorName, orderNumber, externalId } = row
  return { id, vin, status, color: colorName, stock_number: orderNumber || externalId || '', name: vehicleName(row) }
}

/** Which of these wait to be published. What they lack is read from them: the file that brought them does not know what staff have added. */
async function findWaiting({ db }: Ctx, rows: readonly VehicleRow[]): Promise<ReadonlySet<number>> {
  const ids = rows.flatMap(({ id, isPublished }) => (isPublished ? [] : [id]))
  const arrivals = ids.length === 0 ? [] : await db.select({ id: feedArrival.vehicleId }).from(feedArrival).where(inArray(feedArrival.vehicleId, ids))
  return new Set(arrivals.map(({ id }) => id))
}

async function memberCondition(ctx: Ctx, key: string, rules: PriceBasis): Promise<SQL | null> {
  const listing = await findListing(ctx, key)
  return listing && listingCondition(listingDefinition(listing, rules), rules)
}

/** One vehicle, published or not. */
export async function getStockRecord(ctx: Ctx, id: number): Promise<Outcome<StockRecord, 'forbidden' | 'gone'>> {
  const outcome = await findStockRecord(ctx, id)
  return outcome.ok ? done(stockRecordOf(outcome.value)) : outcome
}

const countedColumns = {
  state: vehicle.state,
  status: vehicle.status,
  nameplate_brand_name: vehicle.brand,
  nameplate_name: vehicle.model,
  transmission: vehicle.transmission,
  color: vehicle.color,
  color_name: vehicle.colorName,
  dealer_code: vehicle.dealerCode,
  feed: vehicle.feed,
} as const
type CountedField = keyof typeof countedColumns

/** How many vehicles there are with each value of a field, the commonest first. */
export type StockCounts = { total: number; published: number; fields: Record<CountedField, { value: string; count: number }[]> }

/** The whole stock in numbers: what a filter of the admin's list can find. Every vehicle is read once for all of them. */
export async function countStock(ctx: Ctx): Promise<Outcome<StockCounts, 'forbidden'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const names = Object.keys(countedColumns) as CountedField[]
  const columns = sql.join(Object.values(countedColumns), sql`, `)
  const sets = sql.join(
    names.map((name) => sql`(${countedColumns[name]})`),
    sql`, `,
  )
  // Of each set but the whole, `grouping` has a 0 where its field stands and 1 elsewhere.
  const { rows } = await ctx.db.execute<CountedRow>(sql`
    select grouping(${columns}) as others, coalesce(${columns}) as value, count(*)::int as count, (count(*) filter (where ${vehicle.isPublished}))::int as published
    from ${vehicle} group by grouping sets ((), ${sets}) order by count desc, value`)
  const whole = 2 ** names.length - 1
  const sums = rows.find(({ others }) => others === whole)
  const listOf = (index: number) =>
    rows.flatMap(({ others, value, count }) => (others === whole - 2 ** (names.length - 1 - index) && value ? [{ value, count }] : []))
  const fields = Object.fromEntries(names.map((name, index) => [name, listOf(index)])) as StockCounts['fields'] // a list for each name
  return done({ total: sums?.count ?? 0, published: sums?.published ?? 0, fields })
}

type CountedRow = { others: number; value: string | null; count: number; published: number }
