import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.server.ts'

/**
 * Writes rows of a table back that were kept as JSON (`to_jsonb`); `keptRows` selects them as `columns`, in the order in which they are written. Columns that were
 * added meanwhile get their defaults; columns that were removed are left out.
 */
export async function writeBack(tx: Tx, table: PgTable, keptRows: SQL): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`select distinct jsonb_object_keys(columns) as name from (${keptRows}) as kept`)
  const storedColumns = new Set(rows.map(({ name }) => name))
  const columns = getTableConfig(table).columns.filter(({ name }) => storedColumns.has(name))
  if (columns.length === 0) return
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from (select (jsonb_populate_record(null::${table}, columns)).* from (${keptRows}) as kept) as restored`)
}
