import { count, eq, max, sum } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { announceTab, endTab, type Present } from '#domains/presence/index.server.ts'
import { commentThread } from '../comments/schema.server.ts'
import { page } from '../schema.server.ts'

/** Records that a tab has a page open and edits a block of it ('' for none); answers the other tabs on that page, and what to ask anew. */
export async function announcePresence(
  { db, clock, staff }: Ctx,
  { pageId, tab, blockId }: { pageId: number; tab: string; blockId: string },
): Promise<Outcome<{ others: Present[]; draftVersion: number; commentsVersion: string }, 'forbidden' | 'gone'>> {
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  const [versionRow] = await db.select({ draftVersion: page.draftVersion }).from(page).where(eq(page.id, pageId))
  if (!versionRow) return refuse('gone')
  const others = await announceTab({ db, clock, staff }, { kind: 'page', id: pageId, tab }, blockId)
  if (!others) return refuse('forbidden')
  return done({ others, draftVersion: versionRow.draftVersion, commentsVersion: await markOfComments(db, pageId) })
}

/** Records that a tab was closed. */
export async function endPresence({ db, clock, staff }: Ctx, { pageId, tab }: { pageId: number; tab: string }): Promise<Outcome<null, 'forbidden'>> {
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  await endTab({ db, clock, staff }, { kind: 'page', id: pageId, tab })
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
