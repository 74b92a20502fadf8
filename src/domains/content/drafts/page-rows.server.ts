import { eq } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { upgradeBlocks } from '#block-engine/stored/upgrade-blocks.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { sanitiseBlocks } from '../pages/markup/sanitise-blocks.server.ts'
import { page, pageDraft } from '../schema.server.ts'
import { contentOf } from './content-of.ts'
import type { Draft } from './draft.ts'
import { findProblems } from './find-problems.ts'
import { isSame } from '#kernel/json/is-same.ts'
import type { PageContent } from './page-content.ts'

export type DraftRow = typeof pageDraft.$inferSelect
/** A page with its draft; `content` is the draft's, or the page's own, in the shapes of this build. */
export type PageState = { page: PageRow; draft: DraftRow | null; content: PageContent }

/** A content in the shapes of this build's templates; blocks that it does not know stay as they are. */
export function upgradedContent(content: PageContent, catalogue: Catalogue, { log }: Pick<Ctx, 'log'>): PageContent {
  return { ...content, blocks: upgradeBlocks(content.blocks, catalogue, log) }
}

export function sanitisedContent(content: PageContent, catalogue: Catalogue): PageContent {
  return { ...content, blocks: sanitiseBlocks(content.blocks, catalogue) }
}

/** The page and its draft, or null. */
export async function findPageState(db: Queryable, id: number, catalogue: Catalogue, ctx: Pick<Ctx, 'log'>): Promise<PageState | null> {
  const [state] = await db.select().from(page).leftJoin(pageDraft, eq(pageDraft.pageId, page.id)).where(eq(page.id, id))
  if (!state) return null
  return { page: state.page, draft: state.page_draft, content: upgradedContent(state.page_draft?.content ?? contentOf(state.page), catalogue, ctx) }
}

/**
 * The same with the page's row locked, for a transaction that changes the page or its draft.
 * Writers of rows that only refer to the page, such as presence, do not wait.
 */
export async function lockPageState(tx: Tx, id: number, catalogue: Catalogue, ctx: Pick<Ctx, 'log'>): Promise<PageState | null> {
  await tx.select({ id: page.id }).from(page).where(eq(page.id, id)).for('no key update')
  return findPageState(tx, id, catalogue, ctx)
}

/** The draft as editors get it. */
export function draftOf({ page: row, draft, content }: PageState, catalogue: Catalogue, ctx: Pick<Ctx, 'log'>): Draft {
  return {
    page_id: row.id,
    version: row.draftVersion,
    base_version: draft?.baseVersion ?? row.version,
    live_version: row.version,
    status: row.status,
    live_path: row.path,
    content,
    updated_at: draft?.updatedAt.toISOString() ?? null,
    updated_by: draft?.updatedBy ?? null,
    is_changed: draft !== null && !isSame(content, upgradedContent(contentOf(row), catalogue, ctx)),
    problems: findProblems(content, catalogue),
  }
}
