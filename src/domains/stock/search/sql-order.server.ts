import { type SQL, sql } from 'drizzle-orm'
import { vehicleStatuses } from '../vocabulary.ts'
import { netPrices } from './net-prices.server.ts'
import type { StockQuery } from './stock-query.ts'
import { sortOrder } from './stock-sort.ts'

const statusRank = sql`array_position(${sql.raw(`array[${vehicleStatuses.map((status) => `'${status}'`).join(', ')}]`)}, status)`

/**
 * The order of a list, over columns by their names: without a value last either way, equal ones by their ids. Without `hasTax` the table's own
 * gross prices give way to those that visitors see.
 */
export function statementOrder(sort: StockQuery['sort'], hasTax = true): SQL {
  const { column, isDescending } = sortOrder(sort)
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const net = !hasTax && column === 'display_price' ? netPrices[column] : undefined
  const value = net ? sql.raw(net) : sql.identifier(column)
  return sql`${column === 'status' ? statusRank : value} ${direction} nulls last, id ${direction}`
}
