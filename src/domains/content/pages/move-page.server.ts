import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import { findProblems } from '../drafts/find-problems.ts'
import { isShown, readApprovalRules } from '../publishing/approval.server.ts'
import { approvalNeedAt, ruleAt } from '../reviews/approval-rule.ts'
import { followPage } from '../publishing/publish-page.server.ts'
import { announcePage } from './announce-page.server.ts'
import { type NotFit, takenPaths } from '../publishing/publish-content.server.ts'
import { repointRedirections, leaveRedirections } from '../publishing/redirects.server.ts'
import { page, pageDraft, pageSchedule, pageVersion } from '../schema.server.ts'
import { keepOriginal, keepVersion } from '../versions/keep-version.server.ts'
import { addPage, type BlocksNotFit } from './save-page.server.ts'
import type { PageRow } from './find-page.server.ts'
import { PageDraft } from './page.ts'
import { type PathTaken, refusingTakenPaths } from './path-conflict.server.ts'

export type PageMove = { pageId: number; version: number; path: string; withChildren: boolean; leaveRedirect: boolean }
export type MovedPages = { pages: PageRow[]; redirects: { from: string; to: string }[] }

/**
 * Moves a page to another path, and the pages below it with it. Published pages leave a redirection; drafts and pending
 * publications move too. Refusals carry the current page (`stale`) or the paths (`path_taken`).
 */
export async function movePage(
  ctx: Ctx,
  { pageId, version, path, withChildren, leaveRedirect }: PageMove,
): Promise<Outcome<MovedPages, 'forbidden' | 'gone' | 'not_approved' | Stale<PageRow> | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return refusingTakenPaths(() =>
    transact(ctx.db, async (tx) => {
      const [root] = await tx.select().from(page).where(eq(page.id, pageId)).for('no key update')
      if (!root || root.type === 'section') return refuse('gone')
      if (root.version !== version) return refuse({ code: 'stale', current: root })
      const family = [root, ...(withChildren && root.path !== '' ? await pagesBelow(tx, root.path) : [])]
      const moves = family.map((row) => ({ row, from: row.path, to: path + row.path.slice(root.path.length) })).filter(({ from, to }) => from !== to)
      if (moves.length === 0) return done({ pages: [root], redirects: [] })
      const approvals = await readApprovalRules(tx, ctx)
      const needsOne = ({ row, to }: Move) => approvalNeedAt([row, { ...row, path: to }], approvals).policy === 'four_eyes'
      const changesRule = ({ row, to }: Move) => ruleAt(row, approvals.rules) !== ruleAt({ ...row, path: to }, approvals.rules)
      // Without a redirection the old address is off the site. Below another rule the page would be seen without the approval that is asked for there.
      if (moves.some((move) => isShown(move.row) && needsOne(move) && (!leaveRedirect || changesRule(move)))) return refuse('not_approved')
      await repointRedirections(tx, moves)
      const ids = moves.map(({ row }) => row.id)
      const pathsInUse = await takenPaths(
        tx,
        moves.map(({ to }) => to),
        ids,
      )
      if (pathsInUse.length > 0) return refuse({ code: 'path_taken', fields: { path: pathsInUse } })
      // Temporary paths first: one page may move to where another still is.
      await tx
        .update(page)
        .set({ path: sql`'\u0001' || ${page.id}` })
        .where(inArray(page.id, ids))
      const pages: PageRow[] = []
      for (const move of moves) {
        const movedPage = await moveOne(tx, ctx, move, changesRule(move))
        await announcePage(tx, move.row, movedPage)
        pages.push(movedPage)
      }
      const redirected = moves.filter(({ row }) => leaveRedirect && row.status === 'published')
      const redirects = await leaveRedirections(tx, redirected)
      return done({ pages, redirects: redirects.map(({ from, to }) => ({ from, to })) })
    }),
  )
}

type Move = { row: PageRow; from: string; to: string }

async function pagesBelow(tx: Tx, path: string): Promise<PageRow[]> {
  const prefix = `${path.replace(/[\\%_]/g, '\\$&')}/%`
  return tx.select().from(page).where(like(page.path, prefix)).orderBy(asc(page.path)).for('no key update')
}

async function moveOne(tx: Tx, ctx: Ctx, { row: before, from, to }: Move, losesApprovals: boolean): Promise<PageRow> {
  await keepOriginal(tx, before)
  const [after] = await tx
    .update(page)
    .set({ path: to, version: before.version + 1, draftVersion: before.draftVersion + 1, updatedAt: ctx.clock.now() })
    .where(eq(page.id, before.id))
    .returning()
  if (!after) throw new Error('a locked page was not there')
  await followPage(tx, before, after)
  const path = sql`jsonb_set(${pageDraft.content}, '{path}', to_jsonb(${to}::text))`
  await tx
    .update(pageDraft)
    .set({ content: path })
    .where(and(eq(pageDraft.pageId, before.id), sql`${pageDraft.content}->>'path' = ${from}`))
  await moveSchedules(tx, ctx, { row: before, from, to }, losesApprovals)
  await keepVersion(tx, ctx, { pageId: before.id, kind: 'saved', content: contentOf(after) })
  await recordAudit(tx, ctx, { action: 'page.moved', subject: to, before: { path: from }, after: { path: to } })
  return after
}

/**
 * A pending publication holds the old path and would otherwise move the page back there. Below another rule its approval is none: it asks for one at its time.
 */
async function moveSchedules(tx: Tx, ctx: Ctx, { row: { id }, from, to }: Move, losesApprovals: boolean): Promise<void> {
  const waiting = await tx
    .select({ schedule: pageSchedule, version: pageVersion })
    .from(pageSchedule)
    .innerJoin(pageVersion, eq(pageSchedule.versionId, pageVersion.id))
    .where(and(eq(pageSchedule.pageId, id), or(eq(pageSchedule.status, 'pending'), eq(pageSchedule.status, 'failed'))))
  for (const { schedule, version } of waiting) {
    if (version.content.path !== from) continue
    const newVersion = await keepVersion(tx, ctx, { pageId: id, kind: 'scheduled', content: { ...version.content, path: to }, note: version.note })
    await tx
      .update(pageSchedule)
      .set({ versionId: newVersion.id, ...(losesApprovals ? { approvedBy: '' } : {}) })
      .where(eq(pageSchedule.id, schedule.id))
  }
}

/** Copies a page, with its draft's content, to another path. The copy is not published. */
export async function duplicatePage(
  ctx: Ctx,
  { pageId, path, title }: { pageId: number; path: string; title: string },
  catalogue: Catalogue,
): Promise<Outcome<PageRow, 'forbidden' | 'gone' | BlocksNotFit | NotFit | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  const [state] = await ctx.db.select().from(page).leftJoin(pageDraft, eq(pageDraft.pageId, page.id)).where(eq(page.id, pageId))
  if (!state || state.page.type === 'section') return refuse('gone')
  const content = state.page_draft?.content ?? contentOf(state.page)
  const copy = PageDraft.safeParse({ ...content, path, title: title || content.title, canonical_url: '', status: 'draft' })
  if (!copy.success) return refuse({ code: 'invalid', problems: findProblems({ ...content, path }, catalogue) })
  return addPage(ctx, copy.data, catalogue)
}
