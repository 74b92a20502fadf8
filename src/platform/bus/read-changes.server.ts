import type pg from 'pg'
import { isUnseen } from '#platform/database/transaction-id.server.ts'
import type { Scope } from './announce.server.ts'
import { KEPT_HOURS } from './remove-old-changes.server.ts'

/** What a reader of the table of changes has seen: the snapshot and the clock of its last read, as the database writes them. */
export type ChangeMark = { snapshot: string; at: string }

// A snapshot that reaches further than the server's own belongs to another server, or to one that lost what it had committed. One that crashed may give the
// ids of transactions that it rolled back to others, which began after the last read. The clock is read after the snapshot is taken: a change that the snapshot
// has cannot have begun later.
const READ_CHANGES = `
  select pg_current_snapshot()::text as now,
    pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) or now() - $2::timestamptz > interval '${KEPT_HOURS / 2} hours' as is_other,
    array(select scope from content_change where ${isUnseen('xid', '$1')} or at > $2::timestamptz group by scope order by min(xid), scope) as scopes,
    clock_timestamp()::text as at`

type ChangeRow = { now: string; at: string; is_other: boolean | null; scopes: Scope[] }

/** What was committed since a mark, and the next mark. Without one nothing is. `isOther`: changes may be missing, so that everything counts as changed. */
export async function readChanges(
  client: Pick<pg.ClientBase, 'query'>,
  lastMark: ChangeMark | undefined,
): Promise<{ mark: ChangeMark; isOther: boolean; scopes: Scope[] }> {
  const { rows } = await client.query<ChangeRow>(READ_CHANGES, [lastMark?.snapshot ?? null, lastMark?.at ?? null])
  const [row] = rows
  if (!row) throw new Error('the database gave no snapshot')
  return { mark: { snapshot: row.now, at: row.at }, isOther: row.is_other === true, scopes: row.scopes }
}
