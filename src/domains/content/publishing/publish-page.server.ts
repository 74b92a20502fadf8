import type { Catalogue, CatalogueWithExamples } from '#block-engine/catalogue.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import { eq, sql } from 'drizzle-orm'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import type { Draft } from '../drafts/draft.ts'
import { findProblems } from '../drafts/find-problems.ts'
import { draftOf, findPageState, lockPageState, upgradedContent } from '../drafts/page-rows.server.ts'
import { dropDraft } from '../drafts/store-draft.server.ts'
import { announcePage } from '../pages/announce-page.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { pageFacts } from '../pages/page-facts.ts'
import { type PathTaken, refusingTakenPaths } from '../pages/path-conflict.server.ts'
import { closeReviews } from '../reviews/store-reviews.server.ts'
import { page, pageDraft } from '../schema.server.ts'
import { keepOriginal, keepVersion, type VersionKind } from '../versions/keep-version.server.ts'
import { isShown, spendApproval } from './approval.server.ts'
import { sampleContentOf } from './sample-content-of.server.ts'
import { approvalFact, type NotFit, type PublishedPage, publishContent } from './publish-content.server.ts'

type PublishRequest = {
  pageId: number
  version: number
  note: string
  acknowledged?: readonly string[] | undefined
  /** Why it is published without an approval, by somebody who may. */
  emergency?: string | undefined
}

/**
 * Publishes the draft, if it is still at `version`. A page without a draft is published as it is. Sample content is published only when whoever
 * publishes has acknowledged it.
 */
export async function publishPage(
  ctx: Ctx,
  { pageId, version, note, acknowledged = [], emergency }: PublishRequest,
  catalogue: CatalogueWithExamples,
): Promise<Outcome<PublishedPage & { draft: Draft }, 'forbidden' | 'gone' | 'sample_content' | 'not_approved' | Stale<Draft> | NotFit | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return refusingTakenPaths(() =>
    transact(ctx.db, async (tx) => {
      const state = await lockPageState(tx, pageId, catalogue, ctx)
      if (!state) return refuse('gone')
      if (state.page.draftVersion !== version) return refuse({ code: 'stale', current: draftOf(state, catalogue, ctx) })
      if (!acknowledged.includes('sample_content') && sampleContentOf(state, catalogue, ctx).length > 0) return refuse('sample_content')
      const { page: before, content } = state
      const outcome = await publishContent(tx, ctx, { before, content, note, action: 'page.published', emergency }, catalogue)
      if (!outcome.ok) return outcome
      await dropDraft(tx, pageId)
      await closeReviews(tx, pageId)
      const after = await findPageState(tx, pageId, catalogue, ctx)
      if (!after) return refuse('gone')
      return done({ ...outcome.value, page: after.page, draft: draftOf(after, catalogue, ctx) })
    }),
  )
}

export type StatusChange = { pageId: number; version: number; status: PageRow['status']; allowDisabled?: boolean | undefined; emergency?: string | undefined }

/** Unpublishes or disables a page, or publishes it again unchanged, if it is still at `version`. */
export async function setPageStatus(
  ctx: Ctx,
  change: StatusChange,
  catalogue: Catalogue,
): Promise<Outcome<PageRow, 'forbidden' | 'gone' | 'not_approved' | Stale<PageRow> | NotFit>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return transact(ctx.db, async (tx) => {
    const state = await lockPageState(tx, change.pageId, catalogue, ctx)
    if (!state) return refuse('gone')
    const { page: before } = state
    if (before.version !== change.version) return refuse({ code: 'stale', current: before })
    const problems = change.status === 'published' ? findProblems(contentOf(before), catalogue) : []
    if (problems.length > 0) return refuse({ code: 'invalid', problems })
    return changeStatus(tx, ctx, { before, ...change }, catalogue)
  })
}

const kinds: Record<PageRow['status'], VersionKind> = { published: 'published', draft: 'unpublished', disabled: 'unpublished' }

type Changing = Pick<StatusChange, 'status' | 'allowDisabled' | 'emergency'> & {
  before: PageRow
  /** Who approved it when it was scheduled. */
  approvedBy?: string
}

/**
 * Writes the status of a page whose row is locked. Its draft is then based on the new version of the page. What visitors see or no longer see needs an
 * approval where the site asks for one.
 */
export async function changeStatus(
  tx: Tx,
  ctx: Ctx,
  { before, status, allowDisabled = before.allowDisabled, emergency, approvedBy = '' }: Changing,
  catalogue: Catalogue,
): Promise<Outcome<PageRow, 'not_approved'>> {
  const isForVisitors = isShown(before) || isShown({ ...before, status })
  const what = { page: before, action: status === 'published' ? ('publish' as const) : ('unpublish' as const) }
  const content = upgradedContent(contentOf(before), catalogue, ctx)
  const approval = isForVisitors && approvedBy === '' ? await spendApproval(tx, ctx, { ...what, content, emergency }, catalogue) : done(approvedBy)
  if (!approval.ok) return approval
  await keepOriginal(tx, before)
  const [after] = await tx
    .update(page)
    .set({ status, allowDisabled, version: before.version + 1, draftVersion: before.draftVersion + 1, updatedAt: ctx.clock.now() })
    .where(eq(page.id, before.id))
    .returning()
  if (!after) throw new Error('a locked page was not there')
  await followPage(tx, before, after)
  const { number } = await keepVersion(tx, ctx, { pageId: before.id, kind: kinds[status], content: contentOf(after), approvedBy: approval.value })
  await announcePage(tx, before, after)
  const action = status === 'published' ? 'page.published' : status === 'disabled' ? 'page.disabled' : 'page.unpublished'
  const facts = { ...pageFacts(after), history: number, ...approvalFact(approval.value) }
  await recordAudit(tx, ctx, { action, subject: after.path, before: pageFacts(before), after: facts })
  return done(after)
}

/** When only the status changed, the draft's base follows the page's new version. */
export async function followPage(tx: Tx, before: PageRow, after: PageRow): Promise<void> {
  await tx
    .update(pageDraft)
    .set({ baseVersion: sql`case when ${pageDraft.baseVersion} = ${before.version} then ${after.version} else ${pageDraft.baseVersion} end` })
    .where(eq(pageDraft.pageId, before.id))
}
