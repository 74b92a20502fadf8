import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.server.ts'

/**
 * Writes rows of a table back that were kept as JSON (`to_jsonb`); `kept` selects them as `columns`, in the order in which they are written. Columns that were
 * added meanwhile get their defaults; columns that were removed are left out.
 */
export async function writeBack(tx: Tx, table: PgTable, kept: SQL): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`select distinct jsonb_object_keys(columns) as name from (${kept}) as kept`)
  const stored = new Set(rows.map(({ name }) => name))
  const known = getTableConfig(table).columns.filter(({ name }) => stored.has(name))
  if (known.length === 0) return
  const names = sql.join(
    known.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from (select (jsonb_populate_record(null::${table}, columns)).* from (${kept}) as kept) as restored`)
}
