import { desc, eq, inArray, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type FieldFlaws, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { mayDownload, type Network } from '#platform/http/network.ts'
import { type FeedDraft, maskedUrl, missingFields, unmaskedUrl, wholeRule } from './feed.ts'
import { type FeedRunState, isLive } from './feed-run.ts'
import { nextRun, parseSchedule } from './feed-schedule.ts'
import { feed, feedDigest, feedRun } from './schema.server.ts'

export type FeedRow = typeof feed.$inferSelect
/** A feed as staff see it: a password in its address is masked. `missing` are fields that no rule fills yet. */
export type Feed = FeedDraft & {
  id: number
  next_run_at: string | null
  missing: string[]
  last_run: { id: number; state: FeedRunState; created_at: string } | null
  version: string
}

const MOST_LOOKED_AT = 200

export const feedSorts = ['name', 'key', 'id'] as const
const columns = { name: feed.name, key: feed.key, id: feed.id, is_active: feed.isActive }

export async function listFeeds(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<Feed>, 'forbidden'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const { rows, ...count } = await listRows(ctx.db, request, { table: feed, id: feed.id, columns, searched: [feed.name, feed.key] })
  return done({ rows: await withLastRuns(ctx.db, rows), ...count })
}

/** A feed whose last run failed, or was stopped and waits for a decision. One that `is_fetched` can run again without a file from somebody. */
export type FailedFeed = { id: number; name: string; is_fetched: boolean; run: { id: number; state: FeedRunState; created_at: string } }

const failedStates: ReadonlySet<FeedRunState> = new Set(['failed', 'stopped'])

/** The feeds that somebody has to look at, by name. A site has few feeds. */
export async function listFailedFeeds({ db, staff }: Ctx): Promise<Outcome<FailedFeed[], 'forbidden'>> {
  if (!may(staff, 'stock.read')) return refuse('forbidden')
  const feeds = await withLastRuns(db, await db.select().from(feed).orderBy(feed.name, feed.id).limit(MOST_LOOKED_AT))
  return done(
    feeds.flatMap(({ id, name, source, last_run: run }) => (run && failedStates.has(run.state) ? [{ id, name, is_fetched: source === 'url', run }] : [])),
  )
}

export async function findFeed(ctx: Ctx, id: number): Promise<Outcome<Feed, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const [foundFeed] = await withLastRuns(ctx.db, await ctx.db.select().from(feed).where(eq(feed.id, id)))
  return foundFeed ? done(foundFeed) : refuse('gone')
}

/** The context for saving a feed: `network` decides which addresses may be fetched, schedules follow `timeZone`. */
export type FeedPlace = { network: Network; timeZone: string }

export async function createFeed(ctx: Ctx, { draft, network, timeZone }: { draft: FeedDraft } & FeedPlace): Promise<Outcome<Feed, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const flaws = flawsOf(draft, { url: unmaskedUrl(draft.url, ''), network })
  if (flaws) return refuse({ code: 'invalid', fields: flaws })
  return storing(() =>
    ctx.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(feed)
        .values({ ...columnsOf(draft, { now: ctx.clock.now(), timeZone }), url: draft.url })
        .returning()
      if (!row) throw new Error('the database took a feed and returned no row')
      const created = feedOf(row)
      await recordAudit(tx, ctx, { action: 'feed.created', subject: row.key, after: created })
      return done(created)
    }),
  )
}

/** Replaces a feed that is still at `version`. Its key stays, since its vehicles are known by it. */
export async function saveFeed(
  ctx: Ctx,
  { id, version, draft, network, timeZone }: { id: number; version: string; draft: FeedDraft } & FeedPlace,
): Promise<Outcome<Feed, 'forbidden' | 'gone' | Stale<Feed> | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(feed).where(eq(feed.id, id)).for('update')
    if (!row) return refuse('gone')
    const before = feedOf(row)
    if (before.version !== version) return refuse({ code: 'stale', current: before })
    if (draft.key !== row.key) return refuse({ code: 'invalid', fields: { key: ['stays'] } })
    const url = unmaskedUrl(draft.url, row.url)
    const flaws = flawsOf(draft, { url, network })
    if (flaws) return refuse({ code: 'invalid', fields: flaws })
    const isRescheduled = draft.schedule !== row.schedule || draft.is_active !== row.isActive || draft.source !== row.source
    const { nextRunAt, ...changes } = columnsOf(draft, { now: ctx.clock.now(), timeZone })
    const [savedFeed] = await tx
      .update(feed)
      .set({ ...changes, ...(isRescheduled ? { nextRunAt } : {}), url: url ?? '', version: row.version + 1, updatedAt: sql`now()` })
      .where(eq(feed.id, id))
      .returning()
    if (!savedFeed) return refuse('gone')
    const [after] = await withLastRuns(tx, [savedFeed])
    if (!after) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'feed.changed', subject: row.key, before: auditOf(before), after: auditOf(after) })
    return done(after)
  })
}

/** Removes a feed with its history. Its vehicles stay as they are. Not while it runs. */
export async function deleteFeed(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone' | 'running'>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(feed).where(eq(feed.id, id)).for('update')
    if (!row) return refuse('gone')
    const runs = await tx.select({ id: feedRun.id, state: feedRun.state }).from(feedRun).where(eq(feedRun.feedId, id))
    if (runs.some(({ state }) => isLive(state))) return refuse('running')
    await tx.execute(sql`delete from feed_row where run_id in (select id from feed_run where feed_id = ${id})`)
    await tx.delete(feedDigest).where(eq(feedDigest.feedId, id))
    await tx.delete(feed).where(eq(feed.id, id))
    await recordAudit(tx, ctx, { action: 'feed.deleted', subject: row.key, before: auditOf(feedOf(row)) })
    return done(null)
  })
}

/** The stored values of a feed that its rules need. */
export function draftOf(row: FeedRow): FeedDraft {
  return {
    key: row.key,
    name: row.name,
    source: row.source,
    url: row.url,
    format: row.format,
    encoding: row.encoding,
    delimiter: row.delimiter,
    record_path: row.recordPath,
    rules: row.rules.map(wholeRule),
    currency: row.currency,
    dealer_code: row.dealerCode,
    publication_lists: row.publicationLists,
    most_gone_percent: row.mostGonePercent,
    most_invalid_percent: row.mostInvalidPercent,
    fetch_images: row.fetchImages,
    shows_at_once: row.showsAtOnce,
    schedule: row.schedule,
    is_active: row.isActive,
  }
}

function feedOf(row: FeedRow, last: Feed['last_run'] = null): Feed {
  const draft = draftOf(row)
  return {
    id: row.id,
    ...draft,
    url: maskedUrl(draft.url),
    next_run_at: row.nextRunAt?.toISOString() ?? null,
    missing: missingFields(draft),
    last_run: last,
    version: String(row.version),
  }
}

function auditOf({ id: _id, next_run_at: _next, last_run: _run, missing: _missing, version: _version, ...fields }: Feed): Record<string, unknown> {
  return fields
}

async function withLastRuns(db: Queryable, rows: readonly FeedRow[]): Promise<Feed[]> {
  const ids = rows.map(({ id }) => id)
  const runs =
    ids.length === 0
      ? []
      : await db
          .selectDistinctOn([feedRun.feedId], { feedId: feedRun.feedId, id: feedRun.id, state: feedRun.state, createdAt: feedRun.createdAt })
          .from(feedRun)
          .where(inArray(feedRun.feedId, ids))
          .orderBy(feedRun.feedId, desc(feedRun.id))
  const last = new Map(runs.map((run) => [run.feedId, { id: run.id, state: run.state, created_at: run.createdAt.toISOString() }]))
  return rows.map((row) => feedOf(row, last.get(row.id) ?? null))
}

function columnsOf(draft: FeedDraft, { now, timeZone }: { now: Date; timeZone: string }) {
  const schedule = draft.source === 'url' && draft.is_active ? parseSchedule(draft.schedule) : null
  return {
    key: draft.key,
    name: draft.name,
    source: draft.source,
    format: draft.format,
    encoding: draft.encoding,
    delimiter: draft.delimiter,
    recordPath: draft.record_path,
    rules: draft.rules,
    currency: draft.currency,
    dealerCode: draft.dealer_code,
    publicationLists: draft.publication_lists,
    mostGonePercent: draft.most_gone_percent,
    mostInvalidPercent: draft.most_invalid_percent,
    fetchImages: draft.fetch_images,
    showsAtOnce: draft.shows_at_once,
    schedule: draft.schedule,
    isActive: draft.is_active,
    nextRunAt: schedule ? nextRun(schedule, now, timeZone) : null,
  }
}

/** Errors that concern several fields. */
function flawsOf({ source, schedule }: FeedDraft, { url, network }: { url: string | null; network: Network }): FieldFlaws | null {
  if (url === null) return { url: ['password_needed'] }
  if (source === 'url' && url === '') return { url: ['required'] }
  if (url !== '' && !mayDownload(url, network)) return { url: ['refused_address'] }
  return source === 'upload' && schedule !== '' ? { schedule: ['needs_an_address'] } : null
}

/** Two writers racing for one key: the index lets one through. */
async function storing(write: () => Promise<Outcome<Feed, Invalid>>): Promise<Outcome<Feed, Invalid>> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'feed_key_unique')) return refuse({ code: 'invalid', fields: { key: ['taken'] } })
    throw error
  }
}
