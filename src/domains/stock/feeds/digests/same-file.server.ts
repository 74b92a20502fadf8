import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { heldStatuses } from '../../vocabulary.ts'
import { countGone } from '../feed-changes.server.ts'
import { emptyReport } from '../feed-run.ts'
import type { FeedRunRow } from '../feed-runs.server.ts'
import { feedRun } from '../schema.server.ts'

type DigestCounts = { valid: number; standing: number; held: number }

/**
 * What the run would find, without reading its file: it is the file of the last run that wrote, read by the same terms, every row of it was valid, and every
 * vehicle is still as that run left it. Null when the file has to be read.
 */
export async function findingsOfSameFile(db: Queryable, { run, key }: { run: FeedRunRow; key: string }): Promise<Partial<FeedRunRow> | null> {
  const [last] = await db
    .select()
    .from(feedRun)
    .where(and(eq(feedRun.feedId, run.feedId), lt(feedRun.id, run.id), isNotNull(feedRun.written)))
    .orderBy(desc(feedRun.id))
    .limit(1)
  if (last?.state !== 'done' || last.fileDigest !== run.fileDigest || last.terms !== run.terms || last.rowsInvalid > 0) return null
  const { rows } = await db.execute<DigestCounts>(sql`
    select count(*)::int as valid, count(v.id)::int as standing, (count(*) filter (where v.status in ${heldStatuses}))::int as held
    from feed_digest d left join vehicle v on v.id = d.vehicle_id and v.changed_by = d.changed_by where d.feed_id = ${run.feedId}`)
  const { valid = 0, standing = 0, held = 0 } = rows[0] ?? {}
  if (valid !== last.rowsValid || standing !== valid) return null
  const { gone, of } = await countGone(db, { key, isListed: sql`exists (select from feed_digest d where d.feed_id = ${run.feedId} and d.vehicle_id = v.id)` })
  if (gone > 0) return null
  return {
    ...{ rowsRead: last.rowsRead, rowsValid: valid, rowsInvalid: 0, appliedRows: last.rowsRead, errors: [] },
    ...{ added: 0, changed: 0, gone: 0, unchanged: valid - held, held, liveBeforeRun: of },
    ...{ written: { added: 0, changed: 0, held, gone: 0 }, report: { ...emptyReport, marked: last.report.marked } },
  }
}
