import { and, asc, eq, gt } from 'drizzle-orm'
import { findPersonBehind, findStaffEmails } from '#domains/accounts/index.server.ts'
import { enqueueMail, withdrawMail } from '#domains/mail/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { personIdOf } from '#kernel/staff.ts'
import { pageComment as pageCommentMail } from '#mails/page-comment/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { isSectionPath } from '../pages/reserved-paths.ts'
import { page, pageDraft } from '../schema.server.ts'
import { listColleagues } from './colleagues.server.ts'
import { commentNotice, type commentThread, pageComment } from './schema.server.ts'

type ThreadRow = typeof commentThread.$inferSelect
type CommentRow = typeof pageComment.$inferSelect
type Notice = typeof commentNotice.$inferSelect

/** The mail about a discussion waits for this long after the first comment that it tells of, so that what follows is told with it. */
export const COMMENTS_SETTLE_MS = minutes(3)
/** The newest comments that a mail quotes; the editor has them all. */
const MOST_QUOTED = 10

/**
 * Tells whoever is mentioned or wrote anywhere in the discussion of a comment: one mail for each person and discussion in
 * {@link COMMENTS_SETTLE_MS}. Nobody is told of their own words, nor of those of their own tokens.
 */
export async function tellOfComment(tx: Tx, ctx: Ctx, about: { thread: ThreadRow; comment: CommentRow }): Promise<void> {
  const { thread, comment } = about
  const comments = await commentsOf(tx, thread.id)
  await tell(tx, ctx, { thread, comments, comment, readers: [...mentionedIn(comments), ...comments.flatMap(({ person }) => person ?? [])] })
}

/** Corrects the mails that still wait after a comment was edited, and tells whoever is mentioned in it only now. */
export async function tellOfEdit(tx: Tx, ctx: Ctx, about: { thread: ThreadRow; before: CommentRow; comment: CommentRow }): Promise<void> {
  const { thread, before, comment } = about
  await correctMails(tx, ctx, thread)
  const mentionedBefore = mentionedIn([before])
  const newlyMentioned = [...mentionedIn([comment])].filter((id) => !mentionedBefore.has(id))
  if (newlyMentioned.length > 0) await tell(tx, ctx, { thread, comments: await commentsOf(tx, thread.id), comment, readers: newlyMentioned })
}

/** Takes what was edited or deleted out of the mails that still wait. */
export async function correctMails(tx: Tx, ctx: Ctx, thread: ThreadRow): Promise<void> {
  const notices = await tx
    .select()
    .from(commentNotice)
    .where(and(eq(commentNotice.threadId, thread.id), gt(commentNotice.dueAt, ctx.clock.now())))
  if (notices.length === 0) return
  const comments = await commentsOf(tx, thread.id)
  for (const notice of notices) {
    const isWithdrawn = await withdrawMail(tx, { key: keyOf(notice), subject: subjectOf(thread) })
    if (isWithdrawn) await write(tx, ctx, { thread, comments, notice })
  }
}

type CommentNews = { thread: ThreadRow; comments: readonly PersonalComment[]; comment: CommentRow; readers: readonly number[] }

async function tell(tx: Tx, ctx: Ctx, { thread, comments, comment, readers }: CommentNews): Promise<void> {
  const author = comments.find(({ id }) => id === comment.id)?.person
  const colleagues = new Set((await listColleagues(tx)).map(({ id }) => id))
  const receivers = [...new Set(readers)].filter((id) => id !== author && colleagues.has(id)).toSorted((one, other) => one - other)
  for (const person of receivers) await write(tx, ctx, { thread, comments, notice: await renewNotice(tx, ctx, { thread, comment, person }) })
}

/** The mail that waits for a person takes the comment in; without one, the next begins with it. */
async function renewNotice(tx: Tx, ctx: Ctx, { thread, comment, person }: { thread: ThreadRow; comment: CommentRow; person: number }): Promise<Notice> {
  const isTheirs = and(eq(commentNotice.threadId, thread.id), eq(commentNotice.person, person))
  const [waiting] = await tx
    .select()
    .from(commentNotice)
    .where(and(isTheirs, gt(commentNotice.dueAt, ctx.clock.now())))
  if (waiting && waiting.fromComment <= comment.id) return waiting
  // An older comment mentions them only now: the mail that waits begins earlier.
  if (waiting) await withdrawMail(tx, { key: keyOf(waiting), subject: subjectOf(thread) })
  const dueAt = waiting?.dueAt ?? new Date(ctx.clock.now().getTime() + COMMENTS_SETTLE_MS)
  const notice = { threadId: thread.id, person, fromComment: comment.id, dueAt }
  await tx
    .insert(commentNotice)
    .values(notice)
    .onConflictDoUpdate({ target: [commentNotice.threadId, commentNotice.person], set: notice })
  return notice
}

type PersonalComment = CommentRow & { person: number | null }

/** The comments of a discussion with the person behind each: for a token, whoever made it. */
async function commentsOf(tx: Tx, threadId: number): Promise<PersonalComment[]> {
  const rows = await tx.select().from(pageComment).where(eq(pageComment.threadId, threadId)).orderBy(asc(pageComment.id))
  const people = new Map<string, number | null>()
  for (const { authorId } of rows) {
    if (people.has(authorId)) continue
    people.set(authorId, personIdOf(await findPersonBehind(tx, authorId)))
  }
  return rows.map((row) => ({ ...row, person: people.get(row.authorId) ?? null }))
}

async function write(
  tx: Tx,
  ctx: Ctx,
  { thread, comments, notice }: { thread: ThreadRow; comments: readonly PersonalComment[]; notice: Notice },
): Promise<void> {
  const news = comments.filter(({ id, person }) => id >= notice.fromComment && person !== notice.person)
  const [reader] = await findStaffEmails(tx, [notice.person])
  if (!reader || news.length === 0) return
  const [of] = await tx
    .select({ path: page.path, title: page.title, draft: pageDraft.content })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .where(eq(page.id, thread.pageId))
  if (!of) return
  const mentioning = news.filter(({ mentions }) => mentions.some(({ id }) => id === notice.person))
  // An address that takes no mail gets none: mentions wait on the first screen as well.
  await enqueueMail(tx, pageCommentMail, {
    key: keyOf(notice),
    subject: subjectOf(thread),
    to: reader.email,
    language: 'ar',
    clock: ctx.clock,
    settleMs: notice.dueAt.getTime() - ctx.clock.now().getTime(),
    props: {
      pageId: String(thread.pageId),
      threadId: String(thread.id),
      title: of.draft?.title || of.title,
      path: isSectionPath(of.path) ? null : of.path,
      quote: thread.quote,
      mentionedBy: mentioning.at(-1)?.authorName ?? '',
      count: news.length,
      comments: news.slice(-MOST_QUOTED).map(({ authorName, text }) => ({ person: authorName, text })),
    },
  })
}

function mentionedIn(comments: readonly CommentRow[]): Set<number> {
  return new Set(comments.flatMap(({ mentions }) => mentions.map(({ id }) => id)))
}

const subjectOf = ({ pageId }: ThreadRow) => ({ type: 'page', id: String(pageId) }) as const
const keyOf = ({ threadId, person, fromComment }: Pick<Notice, 'threadId' | 'person' | 'fromComment'>) => `page_comment:${threadId}:${person}:${fromComment}`
