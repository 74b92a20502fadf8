import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { heldStatuses } from '../../vocabulary.ts'
import type { ReadProblem } from '../reading/row-reader.server.ts'

/** A record whose outcome is known: its vehicle is as it was when the same record was applied by the same terms, so that it would change nothing again. */
export type KnownRow = { externalId: string; vin: string; marks: ReadProblem[]; outcome: 'unchanged' | 'held' }

/** The records with a known outcome, by their digests. */
export async function findKnownRows(db: Queryable, feedId: number, digests: readonly string[]): Promise<Map<string, KnownRow>> {
  if (digests.length === 0) return new Map()
  const { rows } = await db.execute<{ digest: string; external_id: string; vin: string; marks: ReadProblem[]; is_held: boolean }>(sql`
    select d.digest, d.external_id, d.vin, d.marks, v.status in ${heldStatuses} as is_held
    from feed_digest d join vehicle v on v.id = d.vehicle_id and v.changed_by = d.changed_by
    where d.feed_id = ${feedId} and d.digest = any(${sql.param(digests)}::text[])`)
  return new Map(
    rows.map(({ digest, external_id: externalId, vin, marks, is_held }) => [digest, { externalId, vin, marks, outcome: is_held ? 'held' : 'unchanged' }]),
  )
}

/** Counts the staged rows of a run that are valid; of those that are known, `held` and `lost`: their vehicles were written by somebody since. */
export async function countStaged(db: Queryable, { feedId, runId }: { feedId: number; runId: number }): Promise<{ valid: number; held: number; lost: number }> {
  const { rows } = await db.execute<{ valid: number; held: number; lost: number }>(sql`
    select (count(*) filter (where r.vehicle is not null or r.known is not null))::int as valid, (count(*) filter (where r.known = 'held'))::int as held,
      (count(*) filter (where r.known is not null and v.id is null))::int as lost
    from feed_row r left join feed_digest d on r.known is not null and d.feed_id = ${feedId} and d.digest = r.digest
      left join vehicle v on v.id = d.vehicle_id and v.changed_by = d.changed_by
    where r.run_id = ${runId}`)
  return rows[0] ?? { valid: 0, held: 0, lost: 0 }
}

/** Forgets records of the feed that are not in the file of the run. */
export async function forgetOtherRows(db: Queryable, { feedId, runId }: { feedId: number; runId: number }): Promise<void> {
  await db.execute(sql`
    delete from feed_digest d where d.feed_id = ${feedId} and not exists (select from feed_row r where r.run_id = ${runId} and r.digest = d.digest)`)
}
