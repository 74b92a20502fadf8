import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { eachAlone } from '#platform/jobs/each-alone.server.ts'
import { missingFields } from './feed.ts'
import { emptyReport, type FeedReport, type FeedRunState, isOver, type RowError } from './feed-run.ts'
import { countsWritten, isLiveRun } from './end-run.server.ts'
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

/** Identifies the job of a run: the one that it is started with, or the one that applies it once staff have decided. */
export type RunJob = { runId: number; attempt: number }
/** Adds the job in the transaction that orders it. */
type Enqueue = (tx: Tx, job: RunJob) => Promise<void>
type Start = {
  feedId: number
  isDryRun: boolean
  source: { kind: 'url' } | { kind: 'upload'; file: StoredFile; name: string }
  idempotencyKey?: string | undefined
  enqueue: Enqueue
}
/** The run would remove more vehicles than the feed allows. */
type TooManyGone = { code: 'too_many_gone'; counts: { gone: number; gone_of: number } }
type StartRefusal = 'forbidden' | 'gone' | 'running' | { code: 'incomplete'; missing: string[] } | 'no_address' | 'key_reused'

/** A run that waits for a decision expires after this. */
const DECISION_DAYS = 7

/**
 * Starts a run of a feed: the run and its job are there together or not at all. A repeated idempotency key returns its run for the same file, and `key_reused` for another file.
 * A feed has one run at a time (`running`); a run that waits for a decision is given up. `incomplete` carries the fields without a rule.
 */
export async function startFeedRun(
  ctx: Ctx,
  { feedId, isDryRun, source, idempotencyKey, enqueue }: Start,
  db: Queryable = ctx.db,
): Promise<Outcome<{ run: FeedRun; isNew: boolean }, StartRefusal>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const { id: actorId, name: actorName } = ctx.staff
  const file = source.kind === 'upload' ? source.file : null
  try {
    return await db.transaction(async (tx) => {
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
      await enqueue(tx, { runId: run.id, attempt: run.attempt })
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
 * Applies a dry run, or a stopped one that removes more than the feed allows (with `allowsGone`, else `too_many_gone`); its job is added with the decision.
 * `feed_changed` when the feed's rules have changed since its rows were read.
 */
export async function applyFeedRun(
  ctx: Ctx,
  { id, allowsGone, enqueue }: { id: number; allowsGone: boolean; enqueue: Enqueue },
): Promise<Outcome<FeedRun, 'forbidden' | 'gone' | 'not_waiting' | TooManyGone | 'feed_changed' | 'running'>> {
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
        .set({ state: 'applying', allowsGone, attempt: row.attempt + 1, isDryRun: false, reason: '', finishedAt: null })
        .where(eq(feedRun.id, id))
        .returning()
      if (!after) return refuse('gone')
      await recordAudit(tx, ctx, { action: 'feed.run_confirmed', subject: owner.key, after: { run: id, allows_gone: allowsGone } })
      await enqueue(tx, { runId: id, attempt: after.attempt })
      return done(feedRunOf(after))
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

/** The jobs of the runs that somebody is to work on, or works on. */
export async function findLiveRuns({ db }: Pick<Ctx, 'db'>): Promise<RunJob[]> {
  return db.select({ runId: feedRun.id, attempt: feedRun.attempt }).from(feedRun).where(isLiveRun)
}

/** Ends a run whose job was given up: its process died each time, or what it needs was not to be had. */
export async function failFeedRun({ db }: Pick<Ctx, 'db'>, { runId, attempt }: RunJob): Promise<void> {
  await db.transaction(async (tx) => {
    const failedRuns = await tx
      .update(feedRun)
      .set({ ...countsWritten, state: 'failed', reason: 'interrupted', finishedAt: sql`now()` })
      .where(and(eq(feedRun.id, runId), eq(feedRun.attempt, attempt), isLiveRun))
      .returning({ id: feedRun.id })
    if (failedRuns.length > 0) await tx.delete(feedRow).where(eq(feedRow.runId, runId))
  })
}

/** Gives up runs that nobody has decided about in time. */
export async function expireFeedRuns({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const late = await tx
      .update(feedRun)
      .set({ state: 'cancelled', reason: 'expired' })
      .where(and(inArray(feedRun.state, ['ready', 'stopped']), sql`finished_at < now() - ${DECISION_DAYS} * interval '1 day'`))
      .returning({ id: feedRun.id })
    for (const { id } of late) await tx.delete(feedRow).where(eq(feedRow.runId, id))
  })
}

/**
 * Starts the runs that are due by their schedules, one for each feed even if several were missed; the next date, the run and its job are stored together. Future
 * runs are moved when the site's time zone has changed. What goes wrong with one feed is its own.
 */
export async function startDueFeeds(ctx: Ctx, { timeZone, enqueue }: { timeZone: string; enqueue: Enqueue }): Promise<void> {
  const now = ctx.clock.now()
  const dueFeeds = await ctx.db
    .select()
    .from(feed)
    .where(and(eq(feed.isActive, true), eq(feed.source, 'url'), isNotNull(feed.nextRunAt)))
  const alone = { log: ctx.log, message: 'a feed that is due could not be started', about: ({ key }: { key: string }) => ({ feed: key }) }
  await eachAlone(dueFeeds, alone, async (row) => {
    const at = row.nextRunAt ?? now
    const schedule = parseSchedule(row.schedule)
    const isDue = at <= now
    if (!isDue && (!schedule || 'everyMinutes' in schedule)) return
    const next = schedule ? nextRun(schedule, now, timeZone) : null
    if (next?.getTime() === at.getTime()) return
    await ctx.db.transaction(async (tx) => {
      // Two processes may look at the same time: the one that advances the date starts the run.
      const movedFeeds = await tx
        .update(feed)
        .set({ nextRunAt: next })
        .where(and(eq(feed.id, row.id), eq(feed.nextRunAt, at)))
        .returning({ id: feed.id })
      if (movedFeeds.length === 0 || !isDue || !schedule) return
      const staff = { id: 'system:feeds', name: row.name, role: 'editor' } as const
      const outcome = await startFeedRun({ ...ctx, staff }, { feedId: row.id, isDryRun: false, source: { kind: 'url' }, enqueue }, tx)
      if (!outcome.ok) ctx.log.warn('a feed that is due was not started', { feed: row.key, code: outcome.code })
    })
  })
}

/** Gives up runs that wait for a decision: a newer run replaces them. */
async function giveUpDecisions(tx: Queryable, feedId: number): Promise<void> {
  const abandonedRuns = await tx
    .update(feedRun)
    .set({ state: 'cancelled', reason: 'superseded' })
    .where(and(eq(feedRun.feedId, feedId), inArray(feedRun.state, ['ready', 'stopped'])))
    .returning({ id: feedRun.id })
  for (const { id } of abandonedRuns) await tx.delete(feedRow).where(eq(feedRow.runId, id))
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
