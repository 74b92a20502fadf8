import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { type AnyOutcome, done, type Invalid, type Outcome, type Refused, refuse } from '#kernel/outcome.ts'
import { personIdOf, type Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { page, pageDraft } from '../schema.server.ts'
import { listColleagues, nameOf } from './colleagues.server.ts'
import type { Colleague, CommentPlace, CommentThread, WaitingComment } from './comment.ts'
import { correctMails, tellOfComment, tellOfEdit } from './comment-mails.server.ts'
import { commentThread, pageComment } from './schema.server.ts'

type ThreadRow = typeof commentThread.$inferSelect
type CommentRow = typeof pageComment.$inferSelect
/** What is written; `mentions` are ids of colleagues, and `key` is made by the client, once for each comment. */
type CommentText = { key: string; text: string; mentions: readonly number[] }
type Refusals = 'forbidden' | 'gone'

/** Comments that one page may have, open and resolved. */
const MOST_COMMENTS = 2000

/** All discussions of a page, oldest first, for whoever reads pages in the editor. */
export async function listComments(ctx: Ctx, pageId: number): Promise<Outcome<CommentThread[], Refusals>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const [foundPage] = await ctx.db.select({ id: page.id }).from(page).where(eq(page.id, pageId))
  if (!foundPage) return refuse('gone')
  const rows = await ctx.db.select().from(commentThread).where(eq(commentThread.pageId, pageId)).orderBy(asc(commentThread.id))
  return done(await threadsOf(ctx.db, ctx.staff, rows))
}

/** Those who may be mentioned, but the reader. */
export async function findColleagues(ctx: Ctx): Promise<Outcome<Colleague[], 'forbidden'>> {
  const { staff } = ctx
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  return done((await listColleagues(ctx.db)).filter(({ id }) => id !== personIdOf(staff.id)))
}

/** Begins a discussion of a block, or of words in it. The block need not be there: another editor may have deleted it meanwhile. */
export async function beginThread(
  ctx: Ctx,
  { pageId, place, ...draft }: CommentText & { pageId: number; place: CommentPlace },
): Promise<Outcome<CommentThread, Refusals | 'full' | Invalid>> {
  return onPage(ctx, { pageId }, async (tx, staff) => {
    const repeated = await findByKey(tx, staff, draft.key)
    if (repeated) return done(await threadOf(tx, staff, repeated.threadId))
    const { block: blockId, group: groupId, field, quote } = place
    const [thread] = await tx.insert(commentThread).values({ pageId, blockId, groupId, field, quote, createdAt: ctx.clock.now() }).returning()
    if (!thread) throw new Error('an insert returned no row')
    return write(tx, ctx, { staff, thread, draft })
  })
}

/** Adds a comment to a discussion; one that is resolved is open again by that. */
export async function replyTo(
  ctx: Ctx,
  { threadId, ...draft }: CommentText & { threadId: number },
): Promise<Outcome<CommentThread, Refusals | 'full' | Invalid>> {
  return onPage(ctx, { threadId }, async (tx, staff) => {
    const repeated = await findByKey(tx, staff, draft.key)
    if (repeated) return done(await threadOf(tx, staff, repeated.threadId))
    const open = { isResolved: false, resolvedName: '', resolvedAt: null }
    const [thread] = await tx
      .update(commentThread)
      .set({ ...open, revision: sql`${commentThread.revision} + 1` })
      .where(eq(commentThread.id, threadId))
      .returning()
    if (!thread) return refuse('gone')
    return write(tx, ctx, { staff, thread, draft })
  })
}

/** Closes a discussion or opens it again; doing so twice changes nothing. */
export async function resolveThread(ctx: Ctx, { threadId, isResolved }: { threadId: number; isResolved: boolean }): Promise<Outcome<CommentThread, Refusals>> {
  return onPage(ctx, { threadId }, async (tx, staff, path) => {
    const state = isResolved ? { resolvedName: nameOf(staff.name), resolvedAt: ctx.clock.now() } : { resolvedName: '', resolvedAt: null }
    const [resolvedThread] = await tx
      .update(commentThread)
      .set({ isResolved, ...state, revision: sql`${commentThread.revision} + 1` })
      .where(and(eq(commentThread.id, threadId), eq(commentThread.isResolved, !isResolved)))
      .returning()
    if (resolvedThread) await recordAudit(tx, ctx, { action: isResolved ? 'comment.resolved' : 'comment.reopened', subject: path, after: { thread: threadId } })
    return done(await threadOf(tx, staff, threadId))
  })
}

/** Changes one's own comment. */
export async function editComment(
  ctx: Ctx,
  { commentId, text, mentions }: Omit<CommentText, 'key'> & { commentId: number },
): Promise<Outcome<CommentThread, Refusals | Invalid>> {
  return onPage(ctx, { commentId }, async (tx, staff, path) => {
    const [before] = await tx.select().from(pageComment).where(eq(pageComment.id, commentId))
    if (!before) return refuse('gone')
    if (before.authorId !== staff.id) return refuse('forbidden')
    const mentioned = await mentionsOf(tx, mentions)
    if (!mentioned) return refuse({ code: 'invalid', fields: { mentions: ['nobody_who_may'] } })
    const [comment] = await tx
      .update(pageComment)
      .set({ text, mentions: mentioned, editedAt: ctx.clock.now() })
      .where(eq(pageComment.id, commentId))
      .returning()
    if (!comment) throw new Error('a locked comment was not there')
    const thread = await touch(tx, comment.threadId)
    await recordAudit(tx, ctx, { action: 'comment.edited', subject: path, before: { text: before.text }, after: { text } })
    await tellOfEdit(tx, ctx, { thread, before, comment })
    return done(await threadOf(tx, staff, thread.id))
  })
}

/** Deletes one's own comment; the last one takes its discussion with it, and null is answered. */
export async function deleteComment(ctx: Ctx, commentId: number): Promise<Outcome<CommentThread | null, Refusals>> {
  return onPage(ctx, { commentId }, async (tx, staff, path) => {
    const [before] = await tx.select().from(pageComment).where(eq(pageComment.id, commentId))
    if (!before) return refuse('gone')
    if (before.authorId !== staff.id) return refuse('forbidden')
    await tx.delete(pageComment).where(eq(pageComment.id, commentId))
    const thread = await touch(tx, before.threadId)
    await correctMails(tx, ctx, thread)
    await recordAudit(tx, ctx, { action: 'comment.deleted', subject: path, before: { text: before.text } })
    const rest = await tx.$count(pageComment, eq(pageComment.threadId, thread.id))
    if (rest > 0) return done(await threadOf(tx, staff, thread.id))
    await tx.delete(commentThread).where(eq(commentThread.id, thread.id))
    return done(null)
  })
}

/** Open discussions in which the reader is mentioned, each with its newest mention, the newest first. Nothing waits for a program. */
export async function listWaitingComments(ctx: Ctx, most: number): Promise<Outcome<WaitingComment[], 'forbidden'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const me = personIdOf(ctx.staff.id)
  if (me === null) return done([])
  const newest = ctx.db
    .selectDistinctOn([pageComment.threadId])
    .from(pageComment)
    .innerJoin(commentThread, eq(commentThread.id, pageComment.threadId))
    .where(and(eq(commentThread.isResolved, false), sql`${pageComment.mentions} @> ${JSON.stringify([{ id: me }])}::jsonb`))
    .orderBy(pageComment.threadId, sql`${pageComment.id} desc`)
  const rows = (await newest)
    .map((row) => row.page_comment)
    .toSorted((one, other) => other.id - one.id)
    .slice(0, most)
  const pages = await pageNames(
    ctx.db,
    rows.map(({ pageId }) => pageId),
  )
  return done(
    rows.map(({ threadId, pageId, authorName, text, createdAt }) => ({
      thread_id: threadId,
      page_id: pageId,
      ...(pages.get(pageId) ?? { path: '', title: '' }),
      by: authorName,
      text,
      at: createdAt.toISOString(),
    })),
  )
}

async function pageNames(db: Queryable, ids: readonly number[]): Promise<Map<number, { path: string; title: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: page.id, path: page.path, title: page.title, draft: sql<string | null>`${pageDraft.content}->>'title'` })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .where(inArray(page.id, [...ids]))
  return new Map(rows.map(({ id, path, title, draft }) => [id, { path, title: draft || title }]))
}

type Target = { pageId: number } | { threadId: number } | { commentId: number }

/** Runs a change of a page's comments with its row locked, so that the bin takes all of them or none, and what is sent twice is written once. */
async function onPage<Result extends AnyOutcome>(
  ctx: Ctx,
  target: Target,
  run: (tx: Tx, staff: Staff, path: string) => Promise<Result>,
): Promise<Result | Refused<'forbidden'> | Refused<'gone'>> {
  const { staff } = ctx
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  return transact<Result | Refused<'gone'>>(ctx.db, async (tx) => {
    const pageId = await pageOf(tx, target)
    const [locked] = pageId === undefined ? [] : await tx.select({ path: page.path }).from(page).where(eq(page.id, pageId)).for('update')
    // What was there before the lock may be deleted since.
    if (!locked || (await pageOf(tx, target)) === undefined) return refuse('gone')
    return run(tx, staff, locked.path)
  })
}

async function pageOf(tx: Tx, target: Target): Promise<number | undefined> {
  if ('pageId' in target) return target.pageId
  const [row] =
    'threadId' in target
      ? await tx.select({ pageId: commentThread.pageId }).from(commentThread).where(eq(commentThread.id, target.threadId))
      : await tx.select({ pageId: pageComment.pageId }).from(pageComment).where(eq(pageComment.id, target.commentId))
  return row?.pageId
}

type Writing = { staff: Staff; thread: ThreadRow; draft: CommentText }

async function write(tx: Tx, ctx: Ctx, { staff, thread, draft }: Writing): Promise<Outcome<CommentThread, 'full' | Invalid>> {
  const { key, text, mentions } = draft
  const mentioned = await mentionsOf(tx, mentions)
  if (!mentioned) return refuse({ code: 'invalid', fields: { mentions: ['nobody_who_may'] } })
  const [sum] = await tx.select({ total: count() }).from(pageComment).where(eq(pageComment.pageId, thread.pageId))
  if ((sum?.total ?? 0) >= MOST_COMMENTS) return refuse('full')
  const author = { authorId: staff.id, authorName: nameOf(staff.name) }
  const values = { threadId: thread.id, pageId: thread.pageId, key, ...author, text, mentions: mentioned, createdAt: ctx.clock.now() }
  const [comment] = await tx.insert(pageComment).values(values).returning()
  if (!comment) throw new Error('an insert returned no row')
  await tellOfComment(tx, ctx, { thread, comment })
  return done(await threadOf(tx, staff, thread.id))
}

/** The colleagues of these ids; null when one of them may not read pages, or is nobody. */
async function mentionsOf(tx: Tx, ids: readonly number[]): Promise<Colleague[] | null> {
  if (ids.length === 0) return []
  const wantedIds = new Set(ids)
  const colleagues = (await listColleagues(tx)).filter(({ id }) => wantedIds.has(id))
  return colleagues.length === wantedIds.size ? colleagues : null
}

async function findByKey(tx: Tx, { id }: Staff, key: string): Promise<CommentRow | undefined> {
  const [row] = await tx
    .select()
    .from(pageComment)
    .where(and(eq(pageComment.authorId, id), eq(pageComment.key, key)))
  return row
}

async function touch(tx: Tx, threadId: number): Promise<ThreadRow> {
  const [row] = await tx
    .update(commentThread)
    .set({ revision: sql`${commentThread.revision} + 1` })
    .where(eq(commentThread.id, threadId))
    .returning()
  if (!row) throw new Error('a comment had no discussion')
  return row
}

async function threadOf(tx: Tx, staff: Staff, threadId: number): Promise<CommentThread> {
  const [thread] = await threadsOf(tx, staff, await tx.select().from(commentThread).where(eq(commentThread.id, threadId)))
  if (!thread) throw new Error('a locked discussion was not there')
  return thread
}

async function threadsOf(db: Queryable, staff: Staff, rows: readonly ThreadRow[]): Promise<CommentThread[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const comments = await db.select().from(pageComment).where(inArray(pageComment.threadId, ids)).orderBy(asc(pageComment.id))
  const byThread = Map.groupBy(comments, ({ threadId }) => threadId)
  return rows.map((row) => ({
    id: row.id,
    page_id: row.pageId,
    block_id: row.blockId,
    group_id: row.groupId,
    field: row.field,
    quote: row.quote,
    is_resolved: row.isResolved,
    resolved_by: row.resolvedName,
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    comments: (byThread.get(row.id) ?? []).map(({ id, authorName, authorId, text, mentions, createdAt, editedAt }) => ({
      id,
      author: authorName,
      is_mine: authorId === staff.id,
      text,
      mentions,
      created_at: createdAt.toISOString(),
      edited_at: editedAt?.toISOString() ?? null,
    })),
  }))
}
