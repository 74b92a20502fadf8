import { asc, desc, eq } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { page, pageDraft, pageSchedule } from '../schema.server.ts'

/** A page with unpublished changes; `title` is the draft's. */
export type AwaitingPublish = { page_id: number; path: string; title: string; updated_at: string; updated_by: string }
/** A pending schedule: to publish a page or to take it off the site. */
export type ScheduledChange = { id: number; page_id: number; path: string; title: string; action: 'publish' | 'unpublish'; run_at: string; author: string }

/** Pages with unpublished changes, the latest first. */
export async function findAwaitingPublish(ctx: Ctx, most: number): Promise<Outcome<AwaitingPublish[], 'forbidden'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const rows = await ctx.db.select().from(pageDraft).innerJoin(page, eq(page.id, pageDraft.pageId)).orderBy(desc(pageDraft.updatedAt))
  const unpublished = rows.filter(({ page_draft, page }) => page.status !== 'published' || !isSame(page_draft.content, contentOf(page)))
  return done(
    unpublished.slice(0, most).map(({ page_draft: { pageId, content, updatedAt, updatedBy }, page }) => ({
      page_id: pageId,
      path: page.path,
      title: content.title || page.title,
      updated_at: updatedAt.toISOString(),
      updated_by: updatedBy,
    })),
  )
}

/** Pending schedules, the soonest first. */
export async function findScheduled(ctx: Ctx, most: number): Promise<Outcome<ScheduledChange[], 'forbidden'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const rows = await ctx.db
    .select({
      id: pageSchedule.id,
      pageId: page.id,
      path: page.path,
      title: page.title,
      action: pageSchedule.action,
      runAt: pageSchedule.runAt,
      author: pageSchedule.author,
    })
    .from(pageSchedule)
    .innerJoin(page, eq(page.id, pageSchedule.pageId))
    .where(eq(pageSchedule.status, 'pending'))
    .orderBy(asc(pageSchedule.runAt), asc(pageSchedule.id))
    .limit(most)
  return done(rows.map(({ pageId, runAt, ...row }) => ({ ...row, page_id: pageId, run_at: runAt.toISOString() })))
}
