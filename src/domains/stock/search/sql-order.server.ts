import { type SQL, sql } from 'drizzle-orm'
import type { TaxRule } from '../prices/price-rules.ts'
import { vehicleStatuses } from '../vocabulary.ts'
import { netPrices } from './net-prices.server.ts'
import type { StockQuery } from './stock-query.ts'
import { sortOrder } from './stock-sort.ts'

const statusRank = sql`array_position(${sql.raw(`array[${vehicleStatuses.map((status) => `'${status}'`).join(', ')}]`)}, status)`

/**
 * The order of a list, over columns by their names: without a value last either way, equal ones by their ids. Where visitors see net prices, the order
 * goes by those.
 */
export function statementOrder(sort: StockQuery['sort'], rules: TaxRule = { taxIncluded: true }): SQL {
  const { column, isDescending } = sortOrder(sort)
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const net = !rules.taxIncluded && column === 'display_price' ? netPrices[column] : undefined
  const value = net ? sql.raw(net) : sql.identifier(column)
  return sql`${column === 'status' ? statusRank : value} ${direction} nulls last, id ${direction}`
}
