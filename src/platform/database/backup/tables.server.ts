import type pg from 'pg'

/** A table and the columns whose values are carried: not those that the database works out, nor ids of its transactions, which mean nothing elsewhere. */
export type CarriedTable = { name: string; columns: string[] }
export type Sequence = { name: string; last: string; isCalled: boolean }

/**
 * The tables of the site, by name. The queues of the jobs are made anew: what is due is found from these rows. A table whose key is the id of a transaction
 * remembers changes for processes that listen now; nobody listens to a restored site yet.
 */
export async function listTables(client: pg.Client): Promise<CarriedTable[]> {
  const { rows } = await client.query<CarriedTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.atttypid not in ('xid'::regtype, 'xid8'::regtype, 'pg_snapshot'::regtype)
      and not exists (
        select from pg_constraint k join pg_attribute x on x.attrelid = k.conrelid and x.attnum = any(k.conkey)
        where k.conrelid = c.oid and k.contype = 'p' and x.atttypid = 'xid8'::regtype
      )
    group by c.relname order by c.relname`)
  return rows
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const sequence = await client.query<{ last: string; called: boolean }>(`select last_value::text as last, is_called as called from ${quoted(name)}`)
    sequences.push({ name, last: sequence.rows[0]?.last ?? '1', isCalled: sequence.rows[0]?.called ?? false })
  }
  return sequences
}

/** A name of the catalogue in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function columnsOf({ columns }: CarriedTable): string {
  return columns.map(quoted).join(', ')
}
