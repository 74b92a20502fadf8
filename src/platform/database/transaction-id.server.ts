import { customType } from 'drizzle-orm/pg-core'

/** The id of a whole transaction, which never comes round again. Ids follow the order in which transactions began to write, not that of their commits. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The condition that a row's transaction is committed and was not seen by an earlier snapshot, the parameter `$n`. Together with a new snapshot taken first, a reader
 * that repeats this misses no row, however long a transaction took from its first write to its commit. Ids above the server's own come from another
 * server, whose data was restored here.
 */
export function isUnseen(column: string, parameter: string): string {
  return `${column} >= pg_snapshot_xmin(${parameter}::pg_snapshot) and not pg_visible_in_snapshot(${column}, ${parameter}::pg_snapshot)
    and ${column} < pg_snapshot_xmax(pg_current_snapshot())`
}
