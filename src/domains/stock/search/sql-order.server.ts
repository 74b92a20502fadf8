import { type SQL, sql } from 'drizzle-orm'
import { vehicleStatuses } from '../vocabulary.ts'
import type { StockQuery } from './stock-query.ts'
import { sortOrder } from './stock-sort.ts'

const statusRank = sql`array_position(${sql.raw(`array[${vehicleStatuses.map((status) => `'${status}'`).join(', ')}]`)}, status)`

/** The order of a list, over columns by their names: without a value last either way, equal ones by their ids. */
export function statementOrder(sort: StockQuery['sort']): SQL {
  const { column, isDescending } = sortOrder(sort)
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  return sql`${column === 'status' ? statusRank : sql.identifier(column)} ${direction} nulls last, id ${direction}`
}
