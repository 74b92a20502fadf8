import { and, count, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import type { Listing } from '#kernel/list-request.ts'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Draft } from '../drafts/draft.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { draftOf, lockPageState, sanitisedContent, upgradedContent } from '../drafts/page-rows.server.ts'
import { writeDraft } from '../drafts/store-draft.server.ts'
import { pageVersion } from '../schema.server.ts'
import { keepVersion, type VersionRow } from './keep-version.server.ts'

export type VersionSummary = Omit<VersionRow, 'content'>

const { id, pageId: ofPageId, number: ofNumber, kind, note, author, approvedBy, createdAt } = getTableColumns(pageVersion)
const summary = { id, pageId: ofPageId, number: ofNumber, kind, note, author, approvedBy, createdAt }

/** The versions of a page without their contents, the newest first. */
export async function listVersions(
  { db, staff }: Ctx,
  { pageId, page, perPage }: { pageId: number; page: number; perPage: number },
): Promise<Outcome<Listing<VersionSummary>, 'forbidden'>> {
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  const ofPage = eq(pageVersion.pageId, pageId)
  const rows = await db
    .select(summary)
    .from(pageVersion)
    .where(ofPage)
    .orderBy(desc(pageVersion.number))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [countRow] = await db.select({ total: count() }).from(pageVersion).where(ofPage)
  return done({ rows, total: countRow?.total ?? 0 })
}

/** A version of a page by its number, upgraded to the templates of this build. */
export async function getVersion(
  ctx: Ctx,
  { pageId, number }: { pageId: number; number: number },
  catalogue: Catalogue,
): Promise<Outcome<VersionRow, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const row = await findVersion(ctx, { pageId, number })
  return row ? done({ ...row, content: upgradedContent(row.content, catalogue, ctx) }) : refuse('gone')
}

/** A version without asking for a permission: the preview link is the permission. */
export async function findVersion({ db }: Pick<Ctx, 'db'>, { pageId, number }: { pageId: number; number: number }): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(pageVersion)
    .where(and(eq(pageVersion.pageId, pageId), eq(pageVersion.number, number)))
  return row ?? null
}

/**
 * Restores a version, or one block of it, into the draft if the draft is still at `version`; the path does not change.
 * The draft is kept as a version first, so that nothing is lost.
 */
export async function restoreVersion(
  ctx: Ctx,
  { pageId, number, version, block }: { pageId: number; number: number; version: number; block?: string | undefined },
  catalogue: Catalogue,
): Promise<Outcome<Draft, 'forbidden' | 'gone' | Stale<Draft>>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const state = await lockPageState(tx, pageId, catalogue, ctx)
    const [versionRow] = await tx
      .select()
      .from(pageVersion)
      .where(and(eq(pageVersion.pageId, pageId), eq(pageVersion.number, number)))
    if (!state || !versionRow) return refuse('gone')
    if (state.page.draftVersion !== version) return refuse({ code: 'stale', current: draftOf(state, catalogue, ctx) })
    const former = upgradedContent(versionRow.content, catalogue, ctx)
    const restoredContent = block === undefined ? { ...former, path: state.content.path } : withBlock(state.content, former, block)
    if (!restoredContent) return refuse('gone')
    const content = sanitisedContent(restoredContent, catalogue)
    if (state.draft) await keepVersion(tx, ctx, { pageId, kind: 'saved', content: state.content })
    if (block === undefined) await keepVersion(tx, ctx, { pageId, kind: 'restored', content, note: String(number) })
    await recordAudit(tx, ctx, { action: 'page.restored', subject: state.page.path, after: { history: number, ...(block === undefined ? {} : { block }) } })
    return done(draftOf(await writeDraft(tx, ctx, state, content), catalogue, ctx))
  })
}

/** The content with one block restored: at its current position, else after the block that preceded it. Null when the version lacks it. */
function withBlock(content: PageContent, former: PageContent, blockId: string): PageContent | null {
  const index = former.blocks.findIndex((block) => block.id === blockId)
  const block = former.blocks[index]
  if (!block) return null
  if (content.blocks.some((other) => other.id === blockId)) return { ...content, blocks: content.blocks.map((other) => (other.id === blockId ? block : other)) }
  const before = former.blocks.slice(0, index).findLast((other) => content.blocks.some((one) => one.id === other.id))
  const place = before ? content.blocks.findIndex((other) => other.id === before.id) + 1 : 0
  return { ...content, blocks: content.blocks.toSpliced(place, 0, block) }
}

/** Keeps the draft, or the page when it has none, as a version that a preview link can show. */
export async function keepDraft(ctx: Ctx, pageId: number, catalogue: Catalogue): Promise<Outcome<VersionRow, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const state = await lockPageState(tx, pageId, catalogue, ctx)
    if (!state) return refuse('gone')
    return done(await keepVersion(tx, ctx, { pageId, kind: 'saved', content: state.content }))
  })
}
