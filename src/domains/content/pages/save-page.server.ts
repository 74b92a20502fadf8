import { and, eq, sql } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { type BlockProblem, validateBlocks } from '#block-engine/stored/validate-block.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import { isShown, needsApproval } from '../publishing/approval.server.ts'
import { page } from '../schema.server.ts'
import { keepOriginal, keepVersion } from '../versions/keep-version.server.ts'
import { columnsOf } from './columns-of.server.ts'
import type { PageRow } from './find-page.server.ts'
import { announcePage } from './announce-page.server.ts'
import type { PageDraft } from './page.ts'
import { pageFacts } from './page-facts.ts'
import { type PathTaken, refusingTakenPaths } from './path-conflict.server.ts'
import { misplacedSection } from '../sections/misplaced-section.ts'

/** Blocks that do not fit their templates. */
export type BlocksNotFit = { code: 'invalid'; problems: BlockProblem[] }

/** Adds a page. One that visitors would see at once is refused where pages need an approval: it begins as a draft. */
export async function createPage(
  ctx: Ctx,
  draft: PageDraft,
  catalogue: Catalogue,
): Promise<Outcome<PageRow, 'forbidden' | 'not_approved' | BlocksNotFit | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  if (isShown(draft) && (await needsApproval(ctx.db, ctx, [draft]))) return refuse('not_approved')
  return addPage(ctx, draft, catalogue)
}

/** The same for what no approval is about: redirections, copies that are drafts. */
export async function addPage(ctx: Ctx, draft: PageDraft, catalogue: Catalogue): Promise<Outcome<PageRow, 'forbidden' | BlocksNotFit | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  const problems = validateBlocks(draft.blocks, catalogue)
  if (problems.length > 0) return refuse({ code: 'invalid', problems })
  return refusingTakenPaths(() => ctx.db.transaction(async (tx) => done(await insertPage(tx, ctx, draft, catalogue))))
}

/** The row of a new page, whose blocks fit, with its first version. Violates the unique index where the path is taken. */
export async function insertPage(tx: Tx, ctx: Ctx, draft: PageDraft, catalogue: Catalogue): Promise<PageRow> {
  const [row] = await tx.insert(page).values(columnsOf(draft, catalogue)).returning()
  if (!row) throw new Error('the database took a page and returned no row')
  await keepVersion(tx, ctx, { pageId: row.id, kind: 'saved', content: contentOf(row) })
  await announceChange(tx, `page:${row.path}`)
  await recordAudit(tx, ctx, { action: 'page.created', subject: row.path, after: pageFacts(row) })
  return row
}

/**
 * Replaces a page's content if it is still at `version`; of two concurrent saves the first wins, and the other gets `stale` with the
 * current page. It writes what visitors see past the draft, so where pages need an approval it is refused for those that they see: they are published.
 */
export async function savePage(
  ctx: Ctx,
  { id, version, draft }: Saving,
  catalogue: Catalogue,
): Promise<Outcome<PageRow, 'forbidden' | 'gone' | 'not_approved' | Stale<PageRow> | BlocksNotFit | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  // A page that is published after this look has another version, and the save is stale.
  const [before] = await ctx.db.select().from(page).where(eq(page.id, id))
  if (before && (isShown(before) || isShown(draft)) && (await needsApproval(ctx.db, ctx, [before, draft]))) return refuse('not_approved')
  return replacePage(ctx, { id, version, draft }, catalogue)
}

type Saving = { id: number; version: number; draft: PageDraft }

/** The same for redirections, which no approval is about. */
export async function replacePage(
  ctx: Ctx,
  { id, version, draft }: Saving,
  catalogue: Catalogue,
): Promise<Outcome<PageRow, 'forbidden' | 'gone' | Stale<PageRow> | BlocksNotFit | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  const problems = validateBlocks(draft.blocks, catalogue)
  if (problems.length > 0) return refuse({ code: 'invalid', problems })
  return refusingTakenPaths(() =>
    ctx.db.transaction(async (tx) => {
      const [before] = await tx.select().from(page).where(eq(page.id, id)).for('update')
      if (!before) return refuse('gone')
      if (before.version !== version) return refuse({ code: 'stale', current: before })
      const misplaced = misplacedSection(before, draft)
      if (misplaced.length > 0) return refuse({ code: 'invalid', problems: misplaced })
      await keepOriginal(tx, before)
      const changes = { ...columnsOf(draft, catalogue), version: version + 1, draftVersion: before.draftVersion + 1, updatedAt: sql`now()` }
      const [after] = await tx
        .update(page)
        .set(changes)
        .where(and(eq(page.id, id), eq(page.version, version)))
        .returning()
      if (!after) return refuse('gone')
      const savedVersion = await keepVersion(tx, ctx, { pageId: id, kind: 'saved', content: contentOf(after) })
      await announcePage(tx, before, after)
      await recordAudit(tx, ctx, {
        action: 'page.saved',
        subject: after.path,
        before: pageFacts(before),
        after: { ...pageFacts(after, before), history: savedVersion.number },
      })
      return done(after)
    }),
  )
}
