import { and, eq, inArray } from 'drizzle-orm'
import { anchorOf } from '#block-engine/anchor.ts'
import type { Catalogue } from '#block-engine/catalogue.ts'
import type { DrawnBlock, StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { findPage, type PageRow } from '../pages/find-page.server.ts'
import { blocksWithoutIds } from '../pages/markup/sanitise-blocks.server.ts'
import { page } from '../schema.server.ts'
import { sectionIdOf, showsSection } from './section.ts'

/** The page of that path as visitors see it, with the blocks of the shared sections that it shows. */
export async function findShownPage(ctx: Ctx, path: string, catalogue: Catalogue): Promise<(PageRow & { blocks: DrawnBlock[] }) | null> {
  const foundPage = await findPage(ctx, path)
  return foundPage && { ...foundPage, blocks: await withSections(ctx, foundPage.blocks, catalogue) }
}

/**
 * Blocks of a page followed by those of the shared sections that they show; the block of a section that is not published holds none. Ids and anchors are unique
 * on the page: ids of blocks begin with the id of the block that shows them, and an anchor stays where it stands first, before all on the page itself.
 */
export async function withSections({ db }: { db: Queryable }, blocks: readonly StoredBlock[], catalogue: Catalogue): Promise<DrawnBlock[]> {
  const ids = new Set(blocks.flatMap((block) => (block.is_hidden ? [] : (sectionIdOf(block) ?? []))))
  if (!blocks.some(showsSection)) return [...blocks]
  const sections = await findLiveSections(db, [...ids])
  const anchors = new Set(blocks.flatMap((block) => anchorOf(block.fields.block_scroll_id) ?? []))
  const shownSections = new Set<number>()
  return blocks.flatMap((block): DrawnBlock[] => {
    if (!showsSection(block) || block.is_hidden) return [block]
    const id = sectionIdOf(block)
    if (id === null) return [{ ...block, holds: 0 }]
    const sectionBlocks = (sections.get(id) ?? []).filter((inner) => !showsSection(inner))
    const inner = (shownSections.has(id) ? blocksWithoutIds(sectionBlocks, catalogue) : sectionBlocks).map((one) => ({
      ...withFreeAnchor(one, anchors),
      id: `${block.id}--${one.id}`,
      section: id,
    }))
    shownSections.add(id)
    return [{ ...block, section: id, holds: inner.length }, ...inner]
  })
}

function withFreeAnchor(block: StoredBlock, takenAnchors: Set<string>): StoredBlock {
  const anchor = anchorOf(block.fields.block_scroll_id)
  if (anchor === undefined) return block
  if (takenAnchors.has(anchor)) return { ...block, fields: { ...block.fields, block_scroll_id: '' } }
  takenAnchors.add(anchor)
  return block
}

/** The blocks of the sections among these that are published. */
export async function findLiveSections(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, StoredBlock[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: page.id, blocks: page.blocks })
    .from(page)
    .where(and(inArray(page.id, [...ids]), eq(page.type, 'section'), eq(page.status, 'published')))
  return new Map(rows.map(({ id, blocks }) => [id, blocks]))
}
