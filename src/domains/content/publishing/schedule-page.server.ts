import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Catalogue, CatalogueWithExamples } from '#block-engine/catalogue.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import { done, type FieldFlaws, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import { findProblems } from '../drafts/find-problems.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { lockPageState, type PageState, upgradedContent } from '../drafts/page-rows.server.ts'
import { dropDraft, raiseDraftVersion } from '../drafts/store-draft.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { type PathTaken, refusingTakenPaths } from '../pages/path-conflict.server.ts'
import { page, pageDraft, pageSchedule, pageVersion } from '../schema.server.ts'
import { keepVersion } from '../versions/keep-version.server.ts'
import { spendApproval } from './approval.server.ts'
import { sampleContentOf } from './sample-content-of.server.ts'
import { approvalFact, type NotFit, publishContent } from './publish-content.server.ts'
import { changeStatus } from './publish-page.server.ts'

export type ScheduleRow = typeof pageSchedule.$inferSelect

export type Plan = {
  pageId: number
  action: ScheduleRow['action']
  runAt: Date
  acknowledged?: readonly string[] | undefined
  enqueue: (tx: Tx, schedule: Pick<ScheduleRow, 'id' | 'runAt'>) => Promise<void>
}

/** The schedules of a page: pending and failed ones by time, then finished ones. */
export async function listSchedules({ db, staff }: Ctx, pageId: number): Promise<Outcome<ScheduleRow[], 'forbidden'>> {
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  return done(await db.select().from(pageSchedule).where(eq(pageSchedule.pageId, pageId)).orderBy(asc(pageSchedule.runAt), asc(pageSchedule.id)))
}

/**
 * Schedules a publication or its end. The draft is checked and copied now, and an approval is spent on it where the site asks for one: at its time it needs no
 * other. `enqueue` adds its job in the same transaction. Refusals carry the problems.
 */
export async function schedulePage(
  ctx: Ctx,
  { pageId, action, runAt, acknowledged = [], enqueue }: Plan,
  catalogue: CatalogueWithExamples,
): Promise<Outcome<ScheduleRow, 'forbidden' | 'gone' | 'sample_content' | 'not_approved' | { code: 'past'; fields: FieldFlaws } | NotFit>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  if (runAt.getTime() <= ctx.clock.now().getTime()) return refuse({ code: 'past', fields: { run_at: ['past'] } })
  return transact(ctx.db, async (tx) => {
    const state = await lockPageState(tx, pageId, catalogue, ctx)
    if (!state) return refuse('gone')
    const problems = action === 'publish' ? findProblems(state.content, catalogue) : []
    if (problems.length > 0) return refuse({ code: 'invalid', problems })
    const asks = action === 'publish' && !acknowledged.includes('sample_content')
    if (asks && sampleContentOf(state, catalogue, ctx).length > 0) return refuse('sample_content')
    const content = action === 'publish' ? state.content : upgradedContent(contentOf(state.page), catalogue, ctx)
    const approval = await spendApproval(tx, ctx, { page: state.page, action, content }, catalogue)
    if (!approval.ok) return approval
    const version = action === 'publish' ? await keepVersion(tx, ctx, { pageId, kind: 'scheduled', content: state.content, approvedBy: approval.value }) : null
    const [row] = await tx
      .insert(pageSchedule)
      .values({ pageId, action, versionId: version?.id ?? null, runAt, author: ctx.staff?.name ?? '', approvedBy: approval.value, createdAt: ctx.clock.now() })
      .returning()
    if (!row) throw new Error('an insert returned no row')
    await recordAudit(tx, ctx, {
      action: 'page.scheduled',
      subject: state.page.path,
      after: { action, run_at: runAt.toISOString(), ...approvalFact(approval.value) },
    })
    await enqueue(tx, row)
    return done(row)
  })
}

/** Cancels a pending schedule. */
export async function cancelSchedule(ctx: Ctx, { pageId, scheduleId }: { pageId: number; scheduleId: number }): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(pageSchedule)
      .set({ status: 'cancelled' })
      .where(and(eq(pageSchedule.id, scheduleId), eq(pageSchedule.pageId, pageId), inArray(pageSchedule.status, ['pending', 'failed'])))
      .returning()
    if (!row) return refuse('gone')
    const [of] = await tx.select({ path: page.path }).from(page).where(eq(page.id, pageId))
    await recordAudit(tx, ctx, {
      action: 'page.schedule_cancelled',
      subject: of?.path ?? pageId,
      before: { action: row.action, run_at: row.runAt.toISOString() },
    })
    return done(null)
  })
}

/** Schedules that are not carried out yet, the next one first. */
export function findPendingSchedules({ db }: Pick<Ctx, 'db'>): Promise<Pick<ScheduleRow, 'id' | 'runAt'>[]> {
  return db
    .select({ id: pageSchedule.id, runAt: pageSchedule.runAt })
    .from(pageSchedule)
    .where(eq(pageSchedule.status, 'pending'))
    .orderBy(asc(pageSchedule.runAt))
}

/**
 * Runs a schedule once: its row is locked, and one that is done or cancelled is skipped. `early` when it is not due by this process's clock. A refusal changes
 * nothing, so the schedule may be tried again.
 */
export async function runSchedule(
  ctx: Ctx,
  scheduleId: number,
  catalogue: Catalogue,
): Promise<Outcome<'done' | 'passed_over', 'early' | 'gone' | 'not_approved' | NotFit | PathTaken>> {
  return refusingTakenPaths(() =>
    transact(ctx.db, async (tx) => {
      // The page is locked before the schedule, in the same order as everywhere.
      const [of] = await tx.select({ pageId: pageSchedule.pageId }).from(pageSchedule).where(eq(pageSchedule.id, scheduleId))
      const state = of ? await lockPageState(tx, of.pageId, catalogue, ctx) : null
      const [row] = await tx.select().from(pageSchedule).where(eq(pageSchedule.id, scheduleId)).for('update')
      const isRunnable = row && (row.status === 'pending' || row.status === 'failed')
      if (!isRunnable || !state) return done('passed_over')
      if (row.runAt.getTime() > ctx.clock.now().getTime()) return refuse('early')
      const acting: Ctx = { ...ctx, staff: { id: 'system:schedule', name: row.author, role: 'editor' } }
      const { action, approvedBy, versionId } = row
      const outcome =
        action === 'unpublish'
          ? await changeStatus(tx, acting, { before: state.page, status: 'draft', approvedBy }, catalogue)
          : await publishScheduled(tx, acting, { state, versionId, approvedBy }, catalogue)
      if (!outcome.ok) return outcome
      await tx.update(pageSchedule).set({ status: 'done', error: '' }).where(eq(pageSchedule.id, scheduleId))
      return done('done')
    }),
  )
}

/** Publishes the copy of the schedule. A draft that changed since then stays, based on the published page; an unchanged draft is removed. */
async function publishScheduled(
  tx: Tx,
  ctx: Ctx,
  { state, versionId, approvedBy }: { state: PageState; versionId: number | null; approvedBy: string },
  catalogue: Catalogue,
): Promise<Outcome<PageRow, 'gone' | 'not_approved' | NotFit | PathTaken>> {
  const [version] = await tx
    .select()
    .from(pageVersion)
    .where(eq(pageVersion.id, versionId ?? 0))
  if (!version) return refuse('gone')
  const content = upgradedContent(version.content, catalogue, ctx)
  const outcome = await publishContent(tx, ctx, { before: state.page, content, note: version.note, action: 'page.published', approvedBy }, catalogue)
  if (!outcome.ok) return outcome
  if (!state.draft || isSame(state.content, content)) await dropDraft(tx, state.page.id)
  else {
    await tx.update(pageDraft).set({ baseVersion: outcome.value.page.version }).where(eq(pageDraft.pageId, state.page.id))
    await raiseDraftVersion(tx, state.page.id)
  }
  return done(outcome.value.page)
}

/** Records why a schedule failed, for its author to see. */
export async function failSchedule({ db }: Pick<Ctx, 'db'>, scheduleId: number, error: string): Promise<void> {
  await db
    .update(pageSchedule)
    .set({ status: 'failed', error: error.slice(0, 500) })
    .where(and(eq(pageSchedule.id, scheduleId), eq(pageSchedule.status, 'pending')))
}
