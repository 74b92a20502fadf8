import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { isDataException } from '#platform/database/constraint.server.ts'
import { DownloadError } from '#platform/http/download-error.ts'
import { FeedFlaw } from './feed-flaw.ts'
import { feedRow, feedRun } from './schema.server.ts'

/** Thrown when the job has lost its run: the run was cancelled, or the job was taken again. */
export class RunLost extends Error {}

/** Rethrows every error, except that another process took over the run. */
export function rethrowUnlessLost(error: unknown): void {
  if (!(error instanceof RunLost)) throw error
}

/** Condition of a run that a job works on, or is to work on. */
export const isLiveRun = inArray(feedRun.state, ['queued', 'reading', 'checking', 'applying'])

/** Condition of a run that is still that of the job that took it as the `claimed`th. */
export const isStillOurs = ({ id, claimed }: Pick<typeof feedRun.$inferSelect, 'id' | 'claimed'>) =>
  and(eq(feedRun.id, id), eq(feedRun.claimed, claimed), isLiveRun)

const writtenOr = (name: 'added' | 'changed' | 'held' | 'gone', counter: SQLWrapper) => sql<number>`coalesce((${feedRun.written} ->> ${name})::int, ${counter})`

/** The counts of a run that ends before it is done: what it has written, or what it has found when nothing was written. */
export const countsWritten = {
  added: writtenOr('added', feedRun.added),
  changed: writtenOr('changed', feedRun.changed),
  held: writtenOr('held', feedRun.held),
  gone: writtenOr('gone', feedRun.gone),
}

type Counts = { [Name in keyof typeof countsWritten]?: (typeof countsWritten)[Name] | number }
type Ending = Omit<Partial<typeof feedRun.$inferInsert>, keyof Counts> & Counts & { state: 'failed' | 'ready' | 'stopped' }

/** Ends an attempt of a run, and deletes its rows unless the run can still be applied. Throws when another process has taken over the run. */
export async function endRun({ db }: Pick<Ctx, 'db'>, run: Pick<typeof feedRun.$inferSelect, 'id' | 'claimed'>, ending: Ending): Promise<void> {
  const endedRuns = await db
    .update(feedRun)
    .set({ ...ending, progress: 100, finishedAt: sql`now()` })
    .where(isStillOurs(run))
    .returning({ id: feedRun.id })
  if (endedRuns.length === 0) throw new RunLost()
  if (ending.state === 'failed') await db.delete(feedRow).where(eq(feedRow.runId, run.id))
}

/** How a run ends because of an error; null for a temporary failure. */
export function flawOf(error: unknown): { code: string; line: number | null; detail: string } | null {
  if (error instanceof FeedFlaw) return error
  if (isDataException(error)) return { code: 'broken', line: null, detail: 'a value that the database does not take' }
  return error instanceof DownloadError ? { code: error.code, line: null, detail: error.detail } : null
}
