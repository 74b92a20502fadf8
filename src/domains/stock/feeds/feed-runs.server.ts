import { and, desc, eq, inArray, isNotNull, lt, not, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { missingFields } from './feed.ts'
import { emptyReport, type FeedReport, type FeedRunState, isOver, type RowError } from './feed-run.ts'
import { countsWritten } from './end-run.server.ts'
import { nextRun, parseSchedule } from './feed-schedule.ts'
import type { StoredFile } from './file-parts.server.ts'
import { feed, feedRow, feedRun } from './schema.server.ts'

export type FeedRunRow = typeof feedRun.$inferSelect
/** A run as staff see it: its progress (percent), counts, the first errors by line, and examples of its changes. */
export type FeedRun = {
  id: number
  feed_id: number
  state: FeedRunState
  is_dry_run: boolean
  source: 'upload' | 'url'
  file_name: string
  progress: number
  counts: Record<'read' | 'valid' | 'invalid' | 'added' | 'changed' | 'unchanged' | 'held' | 'gone' | 'gone_of', number>
  errors: RowError[]
  report: FeedReport
  reason: string
  reason_line: number | null
  reason_detail: string
  started_by: string
  created_at: string
  started_at: string | null
  finished_at: string | null
  version: string
}

/** Identifies the job for a run, or for its next part. */
export type RunJob = { runId: number; attempt: number }
type Start = {
  feedId: number
  isDryRun: boolean
  source: { kind: 'url' } | { kind: 'upload'; file: StoredFile; name: string }
  idempotencyKey?: string | undefined
}
/** The run would remove more vehicles than the feed allows. */
type TooManyGone = { code: 'too_many_gone'; counts: { gone: number; gone_of: number } }
type StartRefusal = 'forbidden' | 'gone' | 'running' | { code: 'incomplete'; missing: string[] } | 'no_address' | 'key_reused'

/** A job without a sign of life for this long has died with its process. */
const DEAD_SECONDS = 120
const MOST_ATTEMPTS = 4
/** A run that waits for a decision expires after this. */
const DECISION_DAYS = 7

/**
 * Queues a run of a feed. A repeated idempotency key returns its run for the same file, and `key_reused` for another file.
 * A feed has one run at a time (`running`); a run that waits for a decision is given up. `incomplete` carries the fields without a rule.
 */
export async function startFeedRun(
  ctx: Ctx,
  { feedId, isDryRun, source, idempotencyKey }: Start,
): Promise<Outcome<{ run: FeedRun; isNew: boolean }, StartRefusal>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const { id: actorId, name: actorName } = ctx.staff
  const file = source.kind === 'upload' ? source.file : null
  try {
    return await ctx.db.transaction(async (tx) => {
      const [row] = await tx.select().from(feed).where(eq(feed.id, feedId)).for('update')
      if (!row) return refuse('gone')
      const before = idempotencyKey ? await findByKey(tx, feedId, idempotencyKey) : undefined
      if (before) {
        const isSame = before.isDryRun === isDryRun && before.source === source.kind && before.fileDigest === (file?.digest ?? before.fileDigest)
        return isSame ? done({ run: feedRunOf(before), isNew: false }) : refuse('key_reused')
      }
      const missing = missingFields(row)
      if (missing.length > 0) return refuse({ code: 'incomplete', missing })
      if (source.kind === 'url' && row.url === '') return refuse('no_address')
      await giveUpDecisions(tx, feedId)
      const [run] = await tx
        .insert(feedRun)
        .values({
          feedId,
          feedVersion: row.version,
          isDryRun,
          source: source.kind,
          fileName: source.kind === 'upload' ? source.name.slice(0, 200) : new URL(row.url).host,
          ...(file ? { fileKey: file.key, fileParts: file.parts, fileBytes: file.bytes, fileDigest: file.digest } : {}),
          idempotencyKey: idempotencyKey ?? null,
          actorId,
          actorName,
        })
        .returning()
      if (!run) throw new Error('the database took a run and returned no row')
      await recordAudit(tx, ctx, { action: 'feed.run_started', subject: row.key, after: { run: run.id, is_dry_run: isDryRun, source: source.kind } })
      return done({ run: feedRunOf(run), isNew: true })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'feed_run_one_live')) return refuse('running')
    throw error
  }
}

export const feedRunSorts = ['id'] as const
const columns = { id: feedRun.id, feed_id: feedRun.feedId, state: feedRun.state }

/** Runs with their counts; errors and examples are loaded for a single run only. */
export async function listFeedRuns(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<FeedRun>, 'forbidden'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const { rows, ...count } = await listRows(ctx.db, request, { table: feedRun, id: feedRun.id, columns, searched: [feedRun.fileName, feedRun.actorName] })
  return done({ rows: rows.map((row) => ({ ...feedRunOf(row), errors: [], report: emptyReport })), ...count })
}

export async function findFeedRun(ctx: Ctx, id: number): Promise<Outcome<FeedRun, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const [row] = await ctx.db.select().from(feedRun).where(eq(feedRun.id, id))
  return row ? done(feedRunOf(row)) : refuse('gone')
}

/**
 * Applies a dry run, or a stopped one that removes more than the feed allows (with `allowsGone`, else `too_many_gone`). `feed_changed`
 * when the feed's rules have changed since its rows were read.
 */
export async function applyFeedRun(
  ctx: Ctx,
  { id, allowsGone }: { id: number; allowsGone: boolean },
): Promise<Outcome<{ run: FeedRun; job: RunJob }, 'forbidden' | 'gone' | 'not_waiting' | TooManyGone | 'feed_changed' | 'running'>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  try {
    return await ctx.db.transaction(async (tx) => {
      const [row] = await tx.select().from(feedRun).where(eq(feedRun.id, id)).for('update')
      if (!row) return refuse('gone')
      if (row.state !== 'ready' && row.state !== 'stopped') return refuse('not_waiting')
      if (row.state === 'stopped' && !allowsGone) return refuse({ code: 'too_many_gone', counts: { gone: row.gone, gone_of: row.liveBeforeRun } })
      const [owner] = await tx.select({ key: feed.key, version: feed.version }).from(feed).where(eq(feed.id, row.feedId))
      if (owner?.version !== row.feedVersion) return refuse('feed_changed')
      const [after] = await tx
        .update(feedRun)
        .set({ state: 'applying', allowsGone, attempt: row.attempt + 1, isDryRun: false, reason: '', finishedAt: null, heartbeatAt: sql`now()` })
        .where(eq(feedRun.id, id))
        .returning()
      if (!after) return refuse('gone')
      await recordAudit(tx, ctx, { action: 'feed.run_confirmed', subject: owner.key, after: { run: id, allows_gone: allowsGone } })
      return done({ run: feedRunOf(after), job: { runId: id, attempt: after.attempt } })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'feed_run_one_live')) return refuse('running')
    throw error
  }
}

/** Cancels a run that is working or waiting; what it has written stays, and its counts tell it. `over` when it has ended already. */
export async function cancelFeedRun(ctx: Ctx, id: number): Promise<Outcome<FeedRun, 'forbidden' | 'gone' | 'over'>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(feedRun).where(eq(feedRun.id, id)).for('update')
    if (!row) return refuse('gone')
    if (isOver(row.state)) return refuse('over')
    const [after] = await tx
      .update(feedRun)
      .set({ ...countsWritten, state: 'cancelled', reason: 'by_staff', finishedAt: sql`now()` })
      .where(eq(feedRun.id, id))
      .returning()
    if (!after) return refuse('gone')
    await tx.delete(feedRow).where(eq(feedRow.runId, id))
    const [owner] = await tx.select({ key: feed.key }).from(feed).where(eq(feed.id, row.feedId))
    await recordAudit(tx, ctx, { action: 'feed.run_cancelled', subject: owner?.key ?? '', after: { run: id, ...row.written } })
    return done(feedRunOf(after))
  })
}

/**
 * Checks runs: lost jobs are queued again; runs whose process died get up to four attempts, then have
 * failed; runs without a decision expire. Returns the jobs to queue; a job that is still queued is not added twice.
 */
export async function sweepFeedRuns({ db, log }: Pick<Ctx, 'db' | 'log'>): Promise<RunJob[]> {
  const isSilent = sql`state in ('queued', 'reading', 'checking', 'applying') and heartbeat_at < now() - ${DEAD_SECONDS} * interval '1 second'`
  // A run that no job has begun may only wait for others to end.
  const isWaiting = lt(feedRun.claimed, feedRun.attempt)
  const isDead = and(isSilent, not(isWaiting))
  return db.transaction(async (tx) => {
    const waiting = await tx
      .update(feedRun)
      .set({ heartbeatAt: sql`now()` })
      .where(and(isSilent, isWaiting))
      .returning({ runId: feedRun.id, attempt: feedRun.attempt })
    const revived = await tx
      .update(feedRun)
      .set({ state: sql`case when state = 'applying' then state else 'queued' end`, attempt: sql`${feedRun.attempt} + 1`, heartbeatAt: sql`now()` })
      .where(and(isDead, lt(feedRun.attempt, MOST_ATTEMPTS)))
      .returning({ runId: feedRun.id, attempt: feedRun.attempt })
    const failed = await tx
      .update(feedRun)
      .set({ ...countsWritten, state: 'failed', reason: 'interrupted', finishedAt: sql`now()` })
      .where(isDead)
      .returning({ id: feedRun.id })
    const late = await tx
      .update(feedRun)
      .set({ state: 'cancelled', reason: 'expired' })
      .where(and(inArray(feedRun.state, ['ready', 'stopped']), sql`finished_at < now() - ${DECISION_DAYS} * interval '1 day'`))
      .returning({ id: feedRun.id })
    const over = [...failed, ...late].map(({ id }) => id)
    if (over.length > 0) await tx.delete(feedRow).where(inArray(feedRow.runId, over))
    for (const { runId, attempt } of revived) log.warn('a run of a feed was interrupted and begins again', { run: runId, attempt })
    return [...waiting, ...revived]
  })
}

/**
 * Starts the runs that are due by their schedules, one for each feed even if several were missed. Returns the jobs to queue. Future
 * runs are moved when the site's time zone has changed.
 */
export async function startDueFeeds(ctx: Ctx, timeZone: string): Promise<RunJob[]> {
  const now = ctx.clock.now()
  const planned = await ctx.db
    .select()
    .from(feed)
    .where(and(eq(feed.isActive, true), eq(feed.source, 'url'), isNotNull(feed.nextRunAt)))
  const jobs: RunJob[] = []
  for (const row of planned) {
    const at = row.nextRunAt ?? now
    const schedule = parseSchedule(row.schedule)
    const isDue = at <= now
    if (!isDue && (!schedule || 'everyMinutes' in schedule)) continue
    const next = schedule ? nextRun(schedule, now, timeZone) : null
    if (next?.getTime() === at.getTime()) continue
    // Two processes may look at the same time: the one that advances the date starts the run.
    const moved = await ctx.db
      .update(feed)
      .set({ nextRunAt: next })
      .where(and(eq(feed.id, row.id), eq(feed.nextRunAt, at)))
      .returning({ id: feed.id })
    if (moved.length === 0 || !isDue || !schedule) continue
    const staff = { id: 'system:feeds', name: row.name, role: 'editor' } as const
    const outcome = await startFeedRun({ ...ctx, staff }, { feedId: row.id, isDryRun: false, source: { kind: 'url' } })
    if (outcome.ok) jobs.push({ runId: outcome.value.run.id, attempt: 1 })
    else ctx.log.warn('a feed that is due was not started', { feed: row.key, code: outcome.code })
  }
  return jobs
}

/** Gives up runs that wait for a decision: a newer run replaces them. */
async function giveUpDecisions(tx: Queryable, feedId: number): Promise<void> {
  const given = await tx
    .update(feedRun)
    .set({ state: 'cancelled', reason: 'superseded' })
    .where(and(eq(feedRun.feedId, feedId), inArray(feedRun.state, ['ready', 'stopped'])))
    .returning({ id: feedRun.id })
  for (const { id } of given) await tx.delete(feedRow).where(eq(feedRow.runId, id))
}

async function findByKey(tx: Queryable, feedId: number, key: string): Promise<FeedRunRow | undefined> {
  const [row] = await tx
    .select()
    .from(feedRun)
    .where(and(eq(feedRun.feedId, feedId), eq(feedRun.idempotencyKey, key)))
    .orderBy(desc(feedRun.id))
  return row
}

export function feedRunOf(row: FeedRunRow): FeedRun {
  return {
    id: row.id,
    feed_id: row.feedId,
    state: row.state,
    is_dry_run: row.isDryRun,
    source: row.source,
    file_name: row.fileName,
    progress: row.progress,
    counts: {
      read: row.rowsRead,
      valid: row.rowsValid,
      invalid: row.rowsInvalid,
      added: row.added,
      changed: row.changed,
      unchanged: row.unchanged,
      held: row.held,
      gone: row.gone,
      gone_of: row.liveBeforeRun,
    },
    errors: row.errors,
    // Old runs were stored before reports had marks.
    report: { ...emptyReport, ...row.report },
    reason: row.reason,
    reason_line: row.reasonLine,
    reason_detail: row.reasonDetail,
    started_by: row.actorName,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    version: `${row.state}-${row.attempt}-${row.progress}`,
  }
}
