import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { anchorOf } from '#block-engine/anchor.ts'
import type { Catalogue, CatalogueWithExamples } from '#block-engine/catalogue.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type NotFit, publishContent } from '../publishing/publish-content.server.ts'
import { isShown, spendApproval } from '../publishing/approval.server.ts'
import { findSampleContent } from '../publishing/sample-content.ts'
import type { PathTaken } from '../pages/path-conflict.server.ts'
import { sanitisedContent, upgradedContent } from '../drafts/page-rows.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { moveToBin } from '../bin/bin-page.server.ts'
import { PageDraft } from '../pages/page.ts'
import { pageFacts } from '../pages/page-facts.ts'
import { SECTION_PATHS } from '../pages/reserved-paths.ts'
import { insertPage } from '../pages/save-page.server.ts'
import { page } from '../schema.server.ts'
import type { ListedSection, SectionUse } from './section.ts'
import { usesInBlocks, usesOf } from './section-uses.server.ts'

/** All shared sections by their names, with how many pages show each. */
export async function listSections({ db, staff }: Ctx): Promise<Outcome<ListedSection[], 'forbidden'>> {
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  type Row = Omit<ListedSection, 'updated_at'> & { updated_at: Date }
  const { rows } = await db.execute<Row>(sql`
    with used as (${usesInBlocks(sql`select (block #>> '{fields,section_id}') as section, of_page.id`)})
    select s.id, s.title as name, s.status, d.page_id is not null as has_draft, s.updated_at,
      coalesce(jsonb_path_query_array(case when s.status = 'published' then s.blocks else coalesce(d.content -> 'blocks', s.blocks) end, '$[*].template'), '[]') as blocks,
      (select count(distinct used.id) from used where used.section = s.id::text)::int as uses
    from page s left join page_draft d on d.page_id = s.id
    where s.type = 'section' order by s.title, s.id`)
  return done(rows.map((row) => ({ ...row, updated_at: new Date(row.updated_at).toISOString() })))
}

/** The pages that show a shared section, live ones first. */
export async function findSectionUses(ctx: Ctx, id: number): Promise<Outcome<SectionUse[], 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const [section] = await ctx.db
    .select({ id: page.id })
    .from(page)
    .where(and(eq(page.id, id), eq(page.type, 'section')))
  return section ? done(await usesOf(ctx.db, id)) : refuse('gone')
}

/** A shared section with the blocks that visitors see, in the shapes of this build. Everybody may read one that is published. */
export async function findSection(ctx: Ctx, id: number, catalogue: Catalogue): Promise<Outcome<PageRow, 'gone'>> {
  const [row] = await ctx.db
    .select()
    .from(page)
    .where(and(eq(page.id, id), eq(page.type, 'section')))
  if (!row || (row.status !== 'published' && !may(ctx.staff, 'pages.read'))) return refuse('gone')
  return done({ ...row, blocks: upgradedContent(contentOf(row), catalogue, ctx).blocks })
}

/** Moves a shared section into the bin. One that pages show is refused with them, unless `evenUsed`: they then show nothing in its place. */
export async function deleteSection(
  ctx: Ctx,
  { id, evenUsed }: { id: number; evenUsed: boolean },
  catalogue: Catalogue,
): Promise<Outcome<null, 'forbidden' | 'gone' | 'not_approved' | { code: 'used'; uses: SectionUse[] }>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return transact(ctx.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(page)
      .where(and(eq(page.id, id), eq(page.type, 'section')))
      .for('update')
    if (!row) return refuse('gone')
    const uses = evenUsed ? [] : await usesOf(tx, id)
    if (uses.length > 0) return refuse({ code: 'used', uses })
    if (isShown(row)) {
      const approval = await spendApproval(tx, ctx, { page: row, action: 'unpublish', content: upgradedContent(contentOf(row), catalogue, ctx) }, catalogue)
      if (!approval.ok) return approval
    }
    await moveToBin(tx, ctx, id)
    await announceChange(tx, 'site')
    await recordAudit(tx, ctx, { action: 'page.deleted', subject: row.path, before: pageFacts(row) })
    return done(null)
  })
}

/** Adds a shared section and publishes it with these blocks; no page shows it yet. Blocks that cannot be published are refused, sample content unless it is acknowledged. */
export async function createSection(
  ctx: Ctx,
  { name, blocks, acknowledged }: { name: string; blocks: readonly StoredBlock[]; acknowledged: readonly string[] },
  catalogue: CatalogueWithExamples,
): Promise<Outcome<PageRow, 'forbidden' | 'sample_content' | 'not_approved' | NotFit | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  // Names may repeat; what stands in place of the path may not.
  const path = `${SECTION_PATHS}${anchorOf(name.normalize('NFC')) ?? 'section'}-${randomBytes(4).toString('hex')}`
  return transact(ctx.db, async (tx) => {
    const before = await insertPage(tx, ctx, PageDraft.parse({ path, type: 'section', title: name, status: 'draft' }), catalogue)
    const content = sanitisedContent({ ...contentOf(before), blocks: [...blocks] }, catalogue)
    if (!acknowledged.includes('sample_content') && findSampleContent(content, null, catalogue).length > 0) return refuse('sample_content')
    const outcome = await publishContent(tx, ctx, { before, content, note: '', action: 'page.published' }, catalogue)
    return outcome.ok ? done(outcome.value.page) : outcome
  })
}
