import type { Catalogue } from '#block-engine/catalogue.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import { eq, sql } from 'drizzle-orm'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import type { Draft } from '../drafts/draft.ts'
import { findProblems } from '../drafts/find-problems.ts'
import { draftOf, findPageState, lockPageState } from '../drafts/page-rows.server.ts'
import { dropDraft } from '../drafts/store-draft.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { pageFacts } from '../pages/page-facts.ts'
import { type PathTaken, refusingTakenPaths } from '../pages/path-conflict.server.ts'
import { page, pageDraft } from '../schema.server.ts'
import { keepOriginal, keepVersion, type VersionKind } from '../versions/keep-version.server.ts'
import { sampleContentOf } from './sample-content-of.server.ts'
import { type NotFit, type Published, publishContent } from './publish-content.server.ts'

/**
 * Publishes the draft, if it is still at `version`. A page without a draft is published as it is. Sample content is published only when whoever
 * publishes has acknowledged it.
 */
export async function publishPage(
  ctx: Ctx,
  { pageId, version, note, acknowledged = [] }: { pageId: number; version: number; note: string; acknowledged?: readonly string[] | undefined },
  catalogue: Catalogue,
): Promise<Outcome<Published & { draft: Draft }, 'forbidden' | 'gone' | 'sample_content' | Stale<Draft> | NotFit | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return refusingTakenPaths(() =>
    transact(ctx.db, async (tx) => {
      const state = await lockPageState(tx, pageId, catalogue, ctx)
      if (!state) return refuse('gone')
      if (state.page.draftVersion !== version) return refuse({ code: 'stale', current: draftOf(state, catalogue, ctx) })
      if (!acknowledged.includes('sample_content') && sampleContentOf(state, catalogue, ctx).length > 0) return refuse('sample_content')
      const { page: before, content } = state
      const outcome = await publishContent(tx, ctx, { before, content, note, action: 'page.published' }, catalogue)
      if (!outcome.ok) return outcome
      await dropDraft(tx, pageId)
      const after = await findPageState(tx, pageId, catalogue, ctx)
      if (!after) return refuse('gone')
      return done({ ...outcome.value, page: after.page, draft: draftOf(after, catalogue, ctx) })
    }),
  )
}

export type StatusChange = { pageId: number; version: number; status: PageRow['status']; allowDisabled?: boolean | undefined }

/** Unpublishes or disables a page, or publishes it again unchanged, if it is still at `version`. */
export async function setPageStatus(
  ctx: Ctx,
  change: StatusChange,
  catalogue: Catalogue,
): Promise<Outcome<PageRow, 'forbidden' | 'gone' | Stale<PageRow> | NotFit>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return transact(ctx.db, async (tx) => {
    const state = await lockPageState(tx, change.pageId, catalogue, ctx)
    if (!state) return refuse('gone')
    const { page: before } = state
    if (before.version !== change.version) return refuse({ code: 'stale', current: before })
    const problems = change.status === 'published' ? findProblems(contentOf(before), catalogue) : []
    if (problems.length > 0) return refuse({ code: 'invalid', problems })
    return done(await changeStatus(tx, ctx, before, change))
  })
}

const kinds: Record<PageRow['status'], VersionKind> = { published: 'published', draft: 'unpublished', disabled: 'unpublished' }

/** Writes the status of a page whose row is locked. Its draft is then based on the new version of the page. */
export async function changeStatus(
  tx: Tx,
  ctx: Ctx,
  before: PageRow,
  { status, allowDisabled = before.allowDisabled }: Pick<StatusChange, 'status' | 'allowDisabled'>,
): Promise<PageRow> {
  await keepOriginal(tx, before)
  const [after] = await tx
    .update(page)
    .set({ status, allowDisabled, version: before.version + 1, draftVersion: before.draftVersion + 1, updatedAt: ctx.clock.now() })
    .where(eq(page.id, before.id))
    .returning()
  if (!after) throw new Error('a locked page was not there')
  await followPage(tx, before, after)
  const { number } = await keepVersion(tx, ctx, { pageId: before.id, kind: kinds[status], content: contentOf(after) })
  await announceChange(tx, 'site')
  const action = status === 'published' ? 'page.published' : status === 'disabled' ? 'page.disabled' : 'page.unpublished'
  await recordAudit(tx, ctx, { action, subject: after.path, before: pageFacts(before), after: { ...pageFacts(after), history: number } })
  return after
}

/** When only the status changed, the draft's base follows the page's new version. */
export async function followPage(tx: Tx, before: PageRow, after: PageRow): Promise<void> {
  await tx
    .update(pageDraft)
    .set({ baseVersion: sql`case when ${pageDraft.baseVersion} = ${before.version} then ${after.version} else ${pageDraft.baseVersion} end` })
    .where(eq(pageDraft.pageId, before.id))
}
