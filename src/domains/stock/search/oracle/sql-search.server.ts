import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.server.ts'
import { listing, vehicle } from '../../schema.server.ts'
import { inUnits, listingDefinition } from '../listing-definition.ts'
import { recordOf } from '../record-of.ts'
import { statementOrder } from '../sql-order.server.ts'
import { columnOf, filterConditions, listingCondition, rangeValue } from '../sql-conditions.server.ts'
import { type FilterKey, filterKeys, isRangeKey, type ListKey, listKeys, type RangeBounds, type RangeKey, rangeKeys, stockFilters } from '../stock-filters.ts'
import type { PriceBasis } from '../../prices/price-rules.ts'
import { heldStatuses } from '../../vocabulary.ts'
import type { StockQuery } from '../stock-query.ts'
import { type FacetCount, type StockSearch, sortFacet } from '../stock-search.ts'

/** Vehicles that are being bought stand behind all others in lists of visitors. */
const isHeld = sql`status in (${sql.raw(heldStatuses.map((status) => `'${status}'`).join(', '))})`

type Answer = {
  total: number
  ids: number[]
  facets: { key: ListKey; value: string; count: number }[] | null
  bounds: Spans
  /** Of the filters that are not set together, then of each of the others. */
  reach: Spans[]
  currencies: string[]
}
type Spans = Partial<Record<RangeKey, [number | null, number | null]>>

/**
 * The search as one SQL statement: the oracle that tests and benchmarks compare the column index with; visitors are never answered by it.
 * Facets of filters that are not set are counted in one pass over the vehicles found, each of the others over all that the other filters leave.
 */
export function sqlStockSearch(db: Db, readPriceBasis: () => Promise<PriceBasis>): StockSearch {
  return {
    search: async (key, query) => {
      const [row] = await db.select().from(listing).where(eq(listing.key, key))
      if (!row) return null
      const rules = await readPriceBasis()
      const definition = listingDefinition(row, rules)
      const member = listingCondition(definition, rules)
      const conditions = filterConditions(query.filters, definition, rules)
      const { rows } = await db.execute<{ answer: Answer }>(statement(query, { member, conditions, searched: searchedColumns(rules) }))
      const [{ answer }] = rows as [{ answer: Answer }] // a select without a table has exactly one row
      const { total, ids, facets, bounds, reach, currencies } = answer
      const counts = (facetKey: ListKey): FacetCount[] => (facets ?? []).filter((facet) => facet.key === facetKey).map(({ value, count }) => ({ value, count }))
      return {
        total,
        ids,
        facets: recordOf(listKeys, (facetKey) => sortFacet(counts(facetKey))),
        bounds: inUnits(readBounds(bounds), definition),
        reach: inUnits(readBounds(Object.assign({}, ...reach)), definition),
        currency: definition.currency,
        currencies,
      }
    },
  }
}

/** What makes a vehicle one of the listing's, what each filter asks, and the columns to look at. */
type Parts = { member: SQL; conditions: ReadonlyMap<FilterKey, SQL>; searched: SQL }

function statement({ sort, page, items }: StockQuery, { member, conditions, searched }: Parts): SQL {
  const without = (key: FilterKey | null) => and(member, ...[...conditions].filter(([other]) => other !== key).map(([, condition]) => condition))
  const isOpen = (key: FilterKey) => !conditions.has(key)
  const leftFor = (key: FilterKey) => sql`(select ${searched} from ${vehicle} where ${without(key)}) as row`
  const foundRow = sql`found as row`
  const facets = [
    facetsOf(
      listKeys.filter((key) => isOpen(key) && !isMany(key)),
      foundRow,
    ),
    ...listKeys.filter((key) => isOpen(key) && isMany(key)).map((key) => manyFacet(key, foundRow)),
    ...listKeys.filter((key) => !isOpen(key)).map((key) => (isMany(key) ? manyFacet(key, leftFor(key)) : facetsOf([key], leftFor(key)))),
  ].filter((facet) => facet !== null)
  const reach = [spansOf(rangeKeys.filter(isOpen), foundRow), ...rangeKeys.filter((key) => !isOpen(key)).map((key) => spansOf([key], leftFor(key)))]
  return sql`
    with found as materialized (select ${searched} from ${vehicle} where ${without(null)})
    select json_build_object(
      'total', (select count(*)::int from found),
      'ids', (select coalesce(json_agg(id), '[]') from (select id from found order by ${isHeld}, ${statementOrder(sort)} limit ${items} offset ${(page - 1) * items}) as page),
      'facets', (select json_agg(facet) from (${sql.join(facets, sql` union all `)}) as facet),
      'bounds', ${spansOf(rangeKeys, sql`(select ${searched} from ${vehicle} where ${member}) as row`)},
      'reach', json_build_array(${sql.join(reach, sql`, `)}),
      'currencies', (select coalesce(json_agg(distinct currency), '[]') from ${vehicle} where ${member})
    ) as answer`
}

/** Counts of the values of several columns in one pass; null for no column. */
function facetsOf(keys: readonly ListKey[], source: SQL): SQL | null {
  if (keys.length === 0) return null
  const columns = keys.map((key) => [key, sql`row.${sql.identifier(columnOf(key).name)}`] as const)
  const pick = (give: (key: ListKey, column: SQL) => SQL) =>
    sql`case ${sql.join(
      columns.map(([key, column]) => sql`when grouping(${column}) = 0 then ${give(key, column)}`),
      sql` `,
    )} end`
  const sets = sql.join(
    columns.map(([, column]) => sql`(${column})`),
    sql`, `,
  )
  const facetCounts = sql`select ${pick((key) => sql`${key}::text`)} as key, ${pick((_, column) => sql`${column}::text`)} as value, count(*)::int as count from ${source} group by grouping sets (${sets})`
  return sql`select key, value, count from (${facetCounts}) as counted where value <> ''`
}

/** Counts of the values of a column that holds several. */
function manyFacet(key: ListKey, source: SQL): SQL {
  return sql`select ${key}::text as key, value, count(*)::int as count from ${source}, unnest(row.${sql.identifier(columnOf(key).name)}) as value group by value`
}

/** Least and greatest value of several columns in one pass. */
function spansOf(keys: readonly RangeKey[], source: SQL): SQL {
  const spans = keys.map((key) => {
    const column = sql`row.${sql.identifier(columnOf(key).name)}`
    return sql`${key}::text, json_build_array(min(${column}), max(${column}))`
  })
  return sql`(select json_build_object(${sql.join(spans, sql`, `)}) from ${source})`
}

function isMany(key: ListKey): boolean {
  return stockFilters[key].kind === 'includes'
}

/** Columns under the names of their attributes, whatever prices stand in them. */
function searchedColumns(rules: PriceBasis): SQL {
  const columns = filterKeys.map((key) => (isRangeKey(key) ? sql`${rangeValue(key, rules)} as ${sql.identifier(columnOf(key).name)}` : sql`${columnOf(key)}`))
  return sql.join([sql`id`, sql`created_at`, ...columns], sql`, `)
}

function readBounds(spans: Spans): RangeBounds {
  return recordOf(rangeKeys, (key) => {
    const [min, max] = spans[key] ?? []
    return min == null || max == null ? null : { min, max }
  })
}
