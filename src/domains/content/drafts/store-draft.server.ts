import { eq, sql } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { sanitiseEdits } from '../pages/markup/sanitise-blocks.server.ts'
import { parsePagePath } from '../pages/page-path.ts'
import { MISPLACED, misplacedSection } from '../sections/misplaced-section.ts'
import { page, pageDraft } from '../schema.server.ts'
import { keepVersion } from '../versions/keep-version.server.ts'
import type { Draft, DraftPatch, Problem } from './draft.ts'
import { applyPatch } from './draft-patch.ts'
import { isSame } from '#kernel/json/is-same.ts'
import type { PageContent } from './page-content.ts'
import { draftOf, findPageState, lockPageState, type PageState } from './page-rows.server.ts'

/** The largest draft, in characters of JSON. A draft of a hundred full blocks takes a hundredth of it. */
const LONGEST_DRAFT = 4_000_000

/** Reasons to refuse a draft. Any other flaw only keeps it from being published. */
const unstorable = new Set([MISPLACED, 'too_many_blocks', 'duplicate_id', 'too_many_groups'])

/** The draft of a page, or the page's own content when there is none. Writes nothing. */
export async function getDraft(ctx: Ctx, pageId: number, catalogue: Catalogue): Promise<Outcome<Draft, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const state = await findPageState(ctx.db, pageId, catalogue, ctx)
  return state ? done(draftOf(state, catalogue, ctx)) : refuse('gone')
}

/**
 * Applies a change to the draft if it is still at `version`. A save may be repeated when its answer was lost: if the draft is one version
 * ahead and already holds the whole change, the answer is the same as the first time.
 */
export async function patchDraft(
  ctx: Ctx,
  { pageId, version, patch }: { pageId: number; version: number; patch: DraftPatch },
  catalogue: Catalogue,
): Promise<Outcome<Draft, 'forbidden' | 'gone' | Stale<Draft> | { code: 'invalid'; problems: Problem[] }>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const state = await lockPageState(tx, pageId, catalogue, ctx)
    if (!state) return refuse('gone')
    const content = readied(applyPatch(state.content, patch), state, catalogue)
    if (state.page.draftVersion !== version) {
      const isRepeated = state.draft && state.page.draftVersion === version + 1 && isSame(content, state.content)
      return isRepeated ? done(draftOf(state, catalogue, ctx)) : refuse({ code: 'stale', current: draftOf(state, catalogue, ctx) })
    }
    const problems = flawsOf(content, state.page, catalogue)
    if (problems.length > 0) return refuse({ code: 'invalid', problems })
    return done(draftOf(await writeDraft(tx, ctx, state, content), catalogue, ctx))
  })
}

/** Discards a draft, so that editing starts from the page's content again. The discarded draft stays in the versions. */
export async function discardDraft(
  ctx: Ctx,
  { pageId, version }: { pageId: number; version: number },
  catalogue: Catalogue,
): Promise<Outcome<Draft, 'forbidden' | 'gone' | Stale<Draft>>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const state = await lockPageState(tx, pageId, catalogue, ctx)
    if (!state) return refuse('gone')
    if (state.page.draftVersion !== version) return refuse({ code: 'stale', current: draftOf(state, catalogue, ctx) })
    if (state.draft) await keepVersion(tx, ctx, { pageId, kind: 'saved', content: state.content })
    await dropDraft(tx, pageId)
    await recordAudit(tx, ctx, { action: 'page.draft_discarded', subject: state.page.path })
    const after = await findPageState(tx, pageId, catalogue, ctx)
    return after ? done(draftOf(after, catalogue, ctx)) : refuse('gone')
  })
}

/** Stores the content as the draft of a page whose row is locked, begun from the page as it is unless there was one. */
export async function writeDraft(tx: Tx, { staff, clock }: Ctx, { page: row, draft }: PageState, content: PageContent): Promise<PageState> {
  const values = { content, updatedAt: clock.now(), updatedBy: staff?.name ?? '', updatedById: staff?.id ?? '' }
  const [draftRow] = await tx
    .insert(pageDraft)
    .values({ ...values, pageId: row.id, baseVersion: draft?.baseVersion ?? row.version })
    .onConflictDoUpdate({ target: pageDraft.pageId, set: values })
    .returning()
  const draftVersion = await raiseDraftVersion(tx, row.id)
  return { page: { ...row, draftVersion }, draft: draftRow ?? null, content }
}

/** Removes the draft of a page whose row is locked. An editor who still has it open learns it with the next save. */
export async function dropDraft(tx: Tx, pageId: number): Promise<void> {
  await tx.delete(pageDraft).where(eq(pageDraft.pageId, pageId))
  await raiseDraftVersion(tx, pageId)
}

/** Raises the draft's version, so that the next save of an editor who has it open is stale. */
export async function raiseDraftVersion(tx: Tx, pageId: number): Promise<number> {
  const [row] = await tx
    .update(page)
    .set({ draftVersion: sql`${page.draftVersion} + 1` })
    .where(eq(page.id, pageId))
    .returning({ draftVersion: page.draftVersion })
  return row?.draftVersion ?? 0
}

/** The content as it is stored: markup sanitised, and as its fields allow or as it was before; a valid path normalised. */
function readied(content: PageContent, { content: before, page: row }: PageState, catalogue: Catalogue): PageContent {
  return { ...content, path: parsePagePath(content.path) ?? content.path, blocks: sanitiseEdits(content.blocks, [before.blocks, row.blocks], catalogue) }
}

/** Fields of the request that cannot be stored, as {@link Problem}s. */
function flawsOf(content: PageContent, before: PageRow, catalogue: Catalogue): Problem[] {
  if (JSON.stringify(content).length > LONGEST_DRAFT) return [{ block: null, field: null, code: 'too_large', message: 'the page is too large' }]
  const misplaced = misplacedSection(before, content)
  return [...misplaced, ...validateBlocks(content.blocks, catalogue)]
    .filter(({ code }) => unstorable.has(code))
    .map(({ block, code, message }) => ({ block: block || null, field: null, code, message }))
}
