import { asc, eq } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { findPageState, upgradedContent } from '../drafts/page-rows.server.ts'
import { writeDraft } from '../drafts/store-draft.server.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { PageDraft } from '../pages/page.ts'
import { type PathTaken, refusingTakenPaths } from '../pages/path-conflict.server.ts'
import { insertPage } from '../pages/save-page.server.ts'
import { pageTemplate } from '../schema.server.ts'
import type { PageTemplate } from './page-template.ts'

/** All templates by their names. */
export async function listPageTemplates(ctx: Ctx): Promise<Outcome<PageTemplate[], 'forbidden'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const rows = await ctx.db.select().from(pageTemplate).orderBy(asc(pageTemplate.name))
  return done(rows.map(templateOf))
}

/** Keeps what editors see of a page now, its draft if there is one, as a template. What belongs to that page alone is left out. */
export async function savePageTemplate(
  ctx: Ctx,
  { pageId, name }: { pageId: number; name: string },
  catalogue: Catalogue,
): Promise<Outcome<PageTemplate, 'forbidden' | 'gone' | 'name_taken'>> {
  if (!may(ctx.staff, 'page_templates.write')) return refuse('forbidden')
  const state = await findPageState(ctx.db, pageId, catalogue, ctx)
  if (state?.content.type !== 'page') return refuse('gone')
  const content = templateContent(state.content)
  try {
    return await ctx.db.transaction(async (tx) => {
      const [row] = await tx.insert(pageTemplate).values({ name, content, createdAt: ctx.clock.now() }).returning()
      if (!row) throw new Error('the database took a template and returned no row')
      await recordAudit(tx, ctx, { action: 'page_template.created', subject: name, after: { from: state.page.path } })
      return done(templateOf(row))
    })
  } catch (error) {
    if (isUniqueViolation(error, 'page_template_name_unique')) return refuse('name_taken')
    throw error
  }
}

/** Removes a template. Pages that began from it stay as they are. */
export async function deletePageTemplate(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'page_templates.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(pageTemplate).where(eq(pageTemplate.id, id)).returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'page_template.deleted', subject: row.name })
    return done(null)
  })
}

/** Adds a page whose draft is the template's content. It is published by whoever publishes it, and is empty for visitors until then. */
export async function createPageFromTemplate(
  ctx: Ctx,
  { templateId, path, title }: { templateId: number; path: string; title: string },
  catalogue: Catalogue,
): Promise<Outcome<PageRow, 'forbidden' | 'gone' | PathTaken>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  const [template] = await ctx.db.select().from(pageTemplate).where(eq(pageTemplate.id, templateId))
  if (!template) return refuse('gone')
  const content = { ...upgradedContent(template.content, catalogue, ctx), path, title }
  return refusingTakenPaths(() =>
    ctx.db.transaction(async (tx) => {
      const row = await insertPage(tx, ctx, PageDraft.parse({ path, type: 'page', title, theme: content.theme, status: 'draft' }), catalogue)
      const { page } = await writeDraft(tx, ctx, { page: row, draft: null, content }, content)
      return done(page)
    }),
  )
}

/** The content of a page without what is its own: address, title, what search engines and networks show of it. */
export function templateContent(content: PageContent): PageContent {
  return { ...content, path: '', title: '', meta_title: '', meta_description: '', image_id: '', canonical_url: '', disable_seo_tracking: false }
}

function templateOf({ id, name, content, createdAt }: typeof pageTemplate.$inferSelect): PageTemplate {
  return { id, name, blocks: content.blocks.map(({ template }) => template), created_at: createdAt.toISOString() }
}
