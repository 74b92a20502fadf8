import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import { announcePage } from '../pages/announce-page.server.ts'
import { upgradedContent } from '../drafts/page-rows.server.ts'
import { pageFacts } from '../pages/page-facts.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { type PathTaken, refusingTakenPaths } from '../pages/path-conflict.server.ts'
import { isShown, spendApproval } from '../publishing/approval.server.ts'
import { takenPaths } from '../publishing/publish-content.server.ts'
import { binnedPage, page, pageDraft } from '../schema.server.ts'
import { type BIN_DAYS, keptUntil, oldestInBin } from './bin-days.ts'
import { moveToBin, takeFromBin } from './bin-page.server.ts'

/** A deleted page that can still be restored, and the moment from which it no longer can. */
export type BinnedPage = typeof binnedPage.$inferSelect & { keptUntil: Date }

export const binSorts = ['binned_at', 'path', 'title'] as const
const columns = { binned_at: binnedPage.binnedAt, path: binnedPage.path, title: binnedPage.title }
const PURGED_AT_ONCE = 500

/**
 * Deletes a page: it goes into the bin with its draft, its versions and its metaheads, and its path is free at once. One that visitors see leaves the site by
 * that, which needs an approval where the site asks for one.
 */
export async function deletePage(ctx: Ctx, id: number, catalogue: Catalogue): Promise<Outcome<null, 'forbidden' | 'gone' | 'not_approved'>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return transact(ctx.db, async (tx) => {
    const [row] = await tx.select().from(page).where(eq(page.id, id)).for('update')
    // Shared sections are deleted by `deleteSection`, which looks where they are shown.
    if (!row || row.type === 'section') return refuse('gone')
    if (isShown(row)) {
      const content = upgradedContent(contentOf(row), catalogue, ctx)
      const approval = await spendApproval(tx, ctx, { page: row, action: 'unpublish', content }, catalogue)
      if (!approval.ok) return approval
    }
    return bin(tx, ctx, id)
  })
}

/** The same for redirections, which no approval is about. */
export async function binPage(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return transact(ctx.db, (tx) => bin(tx, ctx, id))
}

async function bin(tx: Tx, ctx: Ctx, id: number): Promise<Outcome<null, 'gone'>> {
  const row = await moveToBin(tx, ctx, id)
  if (!row) return refuse('gone')
  await announcePage(tx, row, null)
  await recordAudit(tx, ctx, { action: 'page.deleted', subject: row.path, before: pageFacts(row) })
  return done(null)
}

/** The deleted pages that can be restored. */
export async function listBin(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<BinnedPage>, 'forbidden'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const where = sql`${binnedPage.binnedAt} >= ${oldestInBin(ctx)}`
  const { rows, ...count } = await listRows(ctx.db, request, {
    table: binnedPage,
    id: binnedPage.pageId,
    columns,
    searched: [binnedPage.path, binnedPage.title],
    where,
  })
  return done({ rows: rows.map((row) => ({ ...row, keptUntil: keptUntil(row.binnedAt) })), ...count })
}

/**
 * Restores a deleted page with its draft and its versions, at its old path or at `path`. A published page is restored as a draft, so that somebody decides to
 * publish it again.
 */
export async function restorePage(
  ctx: Ctx,
  { id, path: newPath }: { id: number; path?: string | undefined },
): Promise<Outcome<PageRow, 'forbidden' | 'gone' | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return refusingTakenPaths(() =>
    transact(ctx.db, async (tx) => {
      const [binned] = await tx
        .select()
        .from(binnedPage)
        .where(and(eq(binnedPage.pageId, id), sql`${binnedPage.binnedAt} >= ${oldestInBin(ctx)}`))
        .for('update')
      if (!binned) return refuse('gone')
      const path = binned.type === 'section' ? binned.path : (newPath ?? binned.path)
      if ((await takenPaths(tx, [path], [id])).length > 0) return refuse('path_taken')
      await takeFromBin(tx, { id, path })
      // A tab that still has the page open must see that it has changed.
      const [row] = await tx
        .update(page)
        .set({
          status: sql`case when ${page.status} = 'published' and ${page.type} <> 'folder' then 'draft' else ${page.status} end`,
          version: sql`${page.version} + 1`,
          draftVersion: sql`${page.draftVersion} + 1`,
          updatedAt: ctx.clock.now(),
        })
        .where(eq(page.id, id))
        .returning()
      if (!row) throw new Error('a restored page was not there')
      await tx
        .update(pageDraft)
        .set({
          baseVersion: sql`case when ${pageDraft.baseVersion} = ${row.version - 1} then ${row.version} else ${pageDraft.baseVersion} end`,
          // A draft at the page's old path follows the page.
          content: sql`case when ${pageDraft.content}->>'path' = ${binned.path} then jsonb_set(${pageDraft.content}, '{path}', to_jsonb(${path}::text)) else ${pageDraft.content} end`,
        })
        .where(eq(pageDraft.pageId, id))
      await announceChange(tx, 'site')
      await recordAudit(tx, ctx, { action: 'page.undeleted', subject: path, after: pageFacts(row) })
      return done(row)
    }),
  )
}

/** Removes for good what has been in the bin for longer than {@link BIN_DAYS} days. Answers how many pages that were. */
export async function emptyBin(ctx: Ctx): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: binnedPage.pageId, path: binnedPage.path, title: binnedPage.title })
      .from(binnedPage)
      .where(lt(binnedPage.binnedAt, oldestInBin(ctx)))
      .orderBy(asc(binnedPage.binnedAt))
      .limit(PURGED_AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id, path, title } of rows) {
      await tx.delete(binnedPage).where(eq(binnedPage.pageId, id))
      await recordAudit(tx, ctx, { action: 'page.removed', subject: path, before: { path, title } })
    }
    return rows.length
  })
}
