import { and, asc, count, eq, gte, lt, max, ne, sum } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { commentThread } from '../comments/schema.server.ts'
import { page, pagePresence } from '../schema.server.ts'

/** A tab that has not called for this long counts as closed. */
const GONE_MS = 30_000

export type PresenceRow = typeof pagePresence.$inferSelect

/** Records that a tab has a page open and edits a block of it ('' for none); answers the other tabs on that page, and what to ask anew. */
export async function announcePresence(
  { db, clock, staff }: Ctx,
  { pageId, tab, blockId }: { pageId: number; tab: string; blockId: string },
): Promise<Outcome<{ others: PresenceRow[]; draftVersion: number; commentsVersion: string }, 'forbidden' | 'gone'>> {
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  const [versionRow] = await db.select({ draftVersion: page.draftVersion }).from(page).where(eq(page.id, pageId))
  if (!versionRow) return refuse('gone')
  const seenAt = clock.now()
  const since = new Date(seenAt.getTime() - GONE_MS)
  const values = { staffId: staff.id, name: staff.name, blockId, seenAt }
  const [own] = await db
    .insert(pagePresence)
    .values({ pageId, tab, ...values })
    // The id of a live tab belongs to the person who used it first; nobody else can take it over.
    .onConflictDoUpdate({ target: [pagePresence.pageId, pagePresence.tab], set: values, setWhere: eq(pagePresence.staffId, staff.id) })
    .returning({ tab: pagePresence.tab })
  if (!own) return refuse('forbidden')
  await db.delete(pagePresence).where(and(eq(pagePresence.pageId, pageId), lt(pagePresence.seenAt, since)))
  const others = await db
    .select()
    .from(pagePresence)
    .where(and(eq(pagePresence.pageId, pageId), ne(pagePresence.tab, tab), gte(pagePresence.seenAt, since)))
    .orderBy(asc(pagePresence.name), asc(pagePresence.tab))
  return done({ others, draftVersion: versionRow.draftVersion, commentsVersion: await markOfComments(db, pageId) })
}

/** Records that a tab was closed. */
export async function endPresence({ db, staff }: Ctx, { pageId, tab }: { pageId: number; tab: string }): Promise<Outcome<null, 'forbidden'>> {
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  await db.delete(pagePresence).where(and(eq(pagePresence.pageId, pageId), eq(pagePresence.tab, tab), eq(pagePresence.staffId, staff.id)))
  return done(null)
}

/** Changes with every change of a page's discussions, and is '' while there are none: how many, the newest, and the sum of their revisions. */
async function markOfComments(db: Queryable, pageId: number): Promise<string> {
  const { id, revision } = commentThread
  const [mark] = await db
    .select({ total: count(), newest: max(id), revisions: sum(revision) })
    .from(commentThread)
    .where(eq(commentThread.pageId, pageId))
  return mark && mark.total > 0 ? `${mark.total}.${mark.newest}.${mark.revisions}` : ''
}
