import type { CatalogueWithExamples } from '#block-engine/catalogue.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import { type PageState, upgradedContent } from '../drafts/page-rows.server.ts'
import { findSampleContent } from './sample-content.ts'
import type { Warning } from './warning.ts'

/** Blocks of a page's draft that still say what their samples say, without those that visitors see already. */
export function sampleContentOf({ page, content }: PageState, catalogue: CatalogueWithExamples, ctx: Pick<Ctx, 'log'>): Warning[] {
  const live = page.status === 'published' ? upgradedContent(contentOf(page), catalogue, ctx) : null
  return findSampleContent(content, live, catalogue)
}
