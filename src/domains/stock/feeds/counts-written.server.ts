import { type SQLWrapper, sql } from 'drizzle-orm'
import { feedRun } from './schema.server.ts'

const writtenOr = (name: 'added' | 'changed' | 'held' | 'gone', found: SQLWrapper) => sql<number>`coalesce((${feedRun.written} ->> ${name})::int, ${found})`

/** The counts of a run that ends before it is done: what it has written, or what it has found when nothing was written. */
export const countsWritten = {
  added: writtenOr('added', feedRun.added),
  changed: writtenOr('changed', feedRun.changed),
  held: writtenOr('held', feedRun.held),
  gone: writtenOr('gone', feedRun.gone),
}
