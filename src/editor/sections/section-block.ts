import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { SHARED_SECTION } from '#domains/content/index.ts'
import { copyBlock, newId } from '../draft/block-edits.ts'

/** A new block that shows a shared section. */
export function sectionBlock(section: number): StoredBlock {
  return { id: newId('b'), template: SHARED_SECTION, version: 1, fields: { section_id: section }, groups: [], positions: [], active_positions: [] }
}

/** What stands in place of a shared section that is detached: copies of its blocks. Where the first has no anchor, links to the section lead to it. */
export function detachedBlocks(detachedBlock: StoredBlock, inner: readonly StoredBlock[]): StoredBlock[] {
  const anchor = detachedBlock.fields.block_scroll_id
  return inner.map(copyBlock).map((block, index) => {
    const fields = index === 0 && anchor && !block.fields.block_scroll_id ? { ...block.fields, block_scroll_id: anchor } : block.fields
    return { ...block, fields, ...(detachedBlock.is_hidden ? { is_hidden: true } : {}) }
  })
}
