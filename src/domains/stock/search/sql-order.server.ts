import { type SQL, sql } from 'drizzle-orm'
import type { PriceBasis } from '../prices/price-rules.ts'
import { vehicleStatuses } from '../vocabulary.ts'
import { rangeSql } from './range-sql.server.ts'
import type { StockQuery } from './stock-query.ts'
import { sortOrder } from './stock-sort.ts'

const statusRank = sql`array_position(${sql.raw(`array[${vehicleStatuses.map((status) => `'${status}'`).join(', ')}]`)}, status)`

/**
 * The order of a list, over columns by their names: without a value last either way, equal ones by their ids. The price is the one that visitors see; without
 * `rules` the column of the price holds that already.
 */
export function statementOrder(sort: StockQuery['sort'], rules?: PriceBasis): SQL {
  const { column, isDescending } = sortOrder(sort)
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const value = rules && column === 'display_price' ? sql.raw(rangeSql(column, rules)) : sql.identifier(column)
  return sql`${column === 'status' ? statusRank : value} ${direction} nulls last, id ${direction}`
}
