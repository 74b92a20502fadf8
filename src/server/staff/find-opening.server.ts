import { referencesOf } from '#block-engine/stored/references.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { findPage, getDraft } from '#domains/content/index.server.ts'
import { type EditorAddress, readEditorAddress } from '#editor/address.ts'
import type { Opening } from '#editor/opening.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { SiteSource } from '#site/page/site-content.server.ts'
import { RecordId } from '../api/record-id.ts'
import { findReferences } from './find-references.server.ts'
import { findSiteFacts } from './find-site-facts.server.ts'

/**
 * The data with which the editor opens a page. Null when there is no page or `ctx.staff` may not edit it; the API then reports why.
 */
export async function findOpening(ctx: Ctx, site: SiteSource, url: { pathname: string; search: string }): Promise<Opening | null> {
  const id = await pageIdOf(ctx, readEditorAddress(url))
  if (id === null) return null
  const [outcome, facts] = await Promise.all([getDraft(ctx, id, catalogue), findSiteFacts(ctx, site)])
  if (!outcome.ok) return null
  const draft = outcome.value
  return { draft, site: facts, references: await findReferences(ctx, referencesOf(draft.content.blocks, catalogue)) }
}

async function pageIdOf(ctx: Ctx, address: EditorAddress): Promise<number | null> {
  if ('page' in address) return RecordId.safeParse(address.page).data ?? null
  const path = parsePagePath(address.path)
  return path === null ? null : ((await findPage(ctx, path))?.id ?? null)
}
