import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Listing } from '#kernel/list-request.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { vehicle } from '../schema.server.ts'
import { shownStatuses } from '../showroom/is-shown.ts'
import { listingDefinition } from '../search/listing-definition.ts'
import { filterConditions, rangeValue } from '../search/sql-conditions.server.ts'
import { shownPriceSql } from '../search/range-sql.server.ts'
import { statementOrder } from '../search/sql-order.server.ts'
import type { StockQuery } from '../search/stock-query.ts'
import type { VehicleRow } from './fields/vehicle-row.server.ts'

type Wanted = StockQuery & {
  /** Only these vehicles; null for all. */
  ids: readonly number[] | null
  /** What ranges of prices are asked in. */
  currency: string
  /** Ranges go by the prices that visitors see (A-211). */
  rules: PriceBasis
}

/** Published vehicles of every listing and of none (A-284). For the lists of visitors, search a listing instead: that needs no database. */
export async function listPublishedVehicles({ db }: Ctx, { filters, sort, page, items, ids, currency, rules }: Wanted): Promise<Listing<VehicleRow>> {
  const stock = listingDefinition({ key: '', membership: 'filtered', filters: {}, currency }, rules)
  const where = and(
    eq(vehicle.isPublished, true),
    ids === null ? undefined : inArray(vehicle.id, [...ids]),
    ...filterConditions(filters, stock, rules).values(),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(vehicle)
      .where(where)
      .orderBy(statementOrder(sort, rules))
      .limit(items)
      .offset((page - 1) * items),
    db.select({ total: count() }).from(vehicle).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** The vehicles of one nameplate. `price_from` is the lowest price that is shown of a new vehicle that can still be had, in minor units; null without one. */
export type NameplateGroup = {
  brand: string
  name: string
  code: string
  group: string
  count: number
  currency: string
  price_from: number | null
  /** The same of used and approved ones. */
  used_price_from: number | null
  ids: number[]
}

/** How many vehicles of a group are named. */
const NAMED = 12

/**
 * Published vehicles by nameplate (A-285): the makers in their order, the largest group of each first, in each the newest vehicles. `price_from` goes by
 * the prices that visitors see (A-211), of one currency: the site's if a vehicle of the group is offered in it, else that of the cheapest.
 */
export async function groupNameplates({ db }: Ctx, rules: PriceBasis): Promise<NameplateGroup[]> {
  const comparable = rangeValue('display_price', rules)
  const first = sql`(array_agg(${vehicle.currency} order by ${vehicle.currency} = ${rules.siteCurrency} desc, ${comparable}, ${vehicle.id})
    filter (where ${isOffered()} and ${comparable} is not null))[1]`
  const { rows } = await db.execute<NameplateGroup>(sql`
    with priced as (select ${vehicle.brand} as brand, ${vehicle.model} as model, coalesce(${first}, min(${vehicle.currency})) as priced_in
      from ${vehicle} where ${vehicle.isPublished} group by ${vehicle.brand}, ${vehicle.model})
    select ${vehicle.brand} as brand, ${vehicle.model} as name, count(*)::int as count, priced_in as currency,
      max(${detail('nameplate_external_code')}) as code, max(${detail('nameplate_model_group')}) as group,
      ${lowest(sql`${vehicle.state} = 'new'`, rules)} as price_from, ${lowest(sql`${vehicle.state} <> 'new'`, rules)} as used_price_from,
      (array_agg(${vehicle.id} order by ${vehicle.createdAt} desc, ${vehicle.id} desc))[1:${sql.raw(String(NAMED))}] as ids
    from ${vehicle} join priced on priced.brand = ${vehicle.brand} and priced.model = ${vehicle.model} where ${vehicle.isPublished}
    group by ${vehicle.brand}, ${vehicle.model}, priced_in order by ${vehicle.brand}, count(*) desc, ${vehicle.model}`)
  return rows
}

/** The models of which there are published vehicles, with their makers and the names that they are shown under. */
export async function listModelNames({ db }: Ctx): Promise<{ brand: string; name: string; display_name: string }[]> {
  const { rows } = await db.execute<{ brand: string; name: string; display_name: string }>(sql`
    select distinct ${vehicle.brand} as brand, ${vehicle.model} as name, coalesce(${detail('model_display_name')}, '') as display_name
    from ${vehicle} where ${vehicle.isPublished}`)
  return rows
}

/** The lowest price that is shown of vehicles that can still be had, of those in the currency of their group. */
function lowest(state: SQL, rules: PriceBasis): SQL {
  return sql`min(${sql.raw(shownPriceSql(rules))}) filter (where ${and(state, isOffered(), sql`${vehicle.currency} = priced_in`)})::float8`
}

function isOffered(): SQL {
  return and(inArray(vehicle.status, [...shownStatuses]), eq(vehicle.priceHidden, false)) as SQL // `and` gives nothing only for nothing
}

function detail(name: string): SQL {
  return sql`${vehicle.details} ->> ${sql.raw(`'${name}'`)}`
}
