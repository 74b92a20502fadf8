import { and, arrayOverlaps, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { vehicle } from '../schema.server.ts'
import { type ListingDefinition, storedRange } from './listing-definition.ts'
import { type FilterKey, filterKeys, isRangeKey, type ListKey, type StockFilters, stockFilters } from './stock-filters.ts'

const columns = new Map<string, PgColumn>(Object.values(vehicle as unknown as Record<string, PgColumn>).map((column) => [column.name, column]))

/** The column that a filter looks at: it is named as the attribute is. */
export function columnOf(key: FilterKey): PgColumn {
  const column = columns.get(stockFilters[key].attribute)
  if (!column) throw new Error(`the table of vehicles has no column for the filter ${key}`)
  return column
}

/** What the filters ask, one condition for each that asks anything. */
export function filterConditions(filters: StockFilters, listing: ListingDefinition): Map<FilterKey, SQL> {
  const conditions = filterKeys.flatMap((key): [FilterKey, SQL][] => {
    const condition = isRangeKey(key) ? rangeCondition(key, filters[key] ?? {}, listing) : listCondition(key, filters[key] ?? [])
    return condition ? [[key, condition]] : []
  })
  return new Map(conditions)
}

/** What makes a vehicle one of a listing's. */
export function listingCondition(listing: ListingDefinition): SQL {
  const member =
    listing.membership === 'named' ? sql`${listing.key} = any(${vehicle.publicationLists})` : and(...filterConditions(listing.filters, listing).values())
  return and(eq(vehicle.isPublished, true), member) as SQL // `and` gives nothing only for nothing
}

function listCondition(key: ListKey, values: readonly string[]): SQL | undefined {
  if (values.length === 0) return undefined
  const column = columnOf(key)
  if (stockFilters[key].kind === 'includes') return arrayOverlaps(column, [...values])
  return key === 'number_of_seats' ? inArray(sql`${column}::text`, [...values]) : inArray(column, [...values])
}

function rangeCondition(key: Parameters<typeof storedRange>[0], range: { from?: number; to?: number }, { minorUnits }: ListingDefinition): SQL | undefined {
  if (range.from === undefined && range.to === undefined) return undefined
  const { from, to } = storedRange(key, range, minorUnits)
  return sql`${columnOf(key)} between ${from}::float8 and ${to}::float8`
}
