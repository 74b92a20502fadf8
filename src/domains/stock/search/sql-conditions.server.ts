import { and, arrayOverlaps, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PriceBasis } from '../prices/price-rules.ts'
import { vehicle } from '../schema.server.ts'
import { type ListingDefinition, storedRange } from './listing-definition.ts'
import { rangeSql } from './range-sql.server.ts'
import { type FilterKey, filterKeys, isRangeKey, type ListKey, type Range, type RangeKey, type StockFilters, stockFilters } from './stock-filters.ts'

const columns = new Map<string, PgColumn>(Object.values(vehicle as unknown as Record<string, PgColumn>).map((column) => [column.name, column]))

/** The column that a filter looks at: it is named as the attribute is. */
export function columnOf(key: FilterKey): PgColumn {
  const column = columns.get(stockFilters[key].attribute)
  if (!column) throw new Error(`the table of vehicles has no column for the filter ${key}`)
  return column
}

/** What a range looks at, as {@link rangeSql} says. */
export function rangeValue(key: RangeKey, rules: PriceBasis): SQL {
  return sql.raw(rangeSql(key, rules))
}

/** The SQL conditions of the filters, one for each non-empty filter. */
export function filterConditions(filters: StockFilters, listing: ListingDefinition, rules: PriceBasis): Map<FilterKey, SQL> {
  const conditions = filterKeys.flatMap((key): [FilterKey, SQL][] => {
    const condition = isRangeKey(key)
      ? rangeCondition(rangeValue(key, rules), storedRangeOf(key, filters[key] ?? {}, listing))
      : listCondition(key, filters[key] ?? [])
    return condition ? [[key, condition]] : []
  })
  return new Map(conditions)
}

/** The SQL condition for a vehicle of a listing. */
export function listingCondition(listing: ListingDefinition, rules: PriceBasis): SQL {
  const member =
    listing.membership === 'named' ? sql`${listing.key} = any(${vehicle.publicationLists})` : and(...filterConditions(listing.filters, listing, rules).values())
  return and(eq(vehicle.isPublished, true), member) as SQL // `and` gives nothing only for nothing
}

function listCondition(key: ListKey, values: readonly string[]): SQL | undefined {
  if (values.length === 0) return undefined
  const column = columnOf(key)
  if (stockFilters[key].kind === 'includes') return arrayOverlaps(column, [...values])
  return key === 'number_of_seats' ? inArray(sql`${column}::text`, [...values]) : inArray(column, [...values])
}

function storedRangeOf(key: RangeKey, range: Range, listing: ListingDefinition): ReturnType<typeof storedRange> | null {
  return range.from === undefined && range.to === undefined ? null : storedRange(key, range, listing)
}

function rangeCondition(value: SQL, range: ReturnType<typeof storedRange> | null): SQL | undefined {
  return range ? sql`${value} between ${range.from}::float8 and ${range.to}::float8` : undefined
}
