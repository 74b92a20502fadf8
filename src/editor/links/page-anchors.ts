import { anchorOf } from '#block-engine/anchor.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { blockTitle } from '../outline/block-title.ts'

/** A block that a link may lead to; `isNew` for one that gets its id when it is chosen. */
export type PlannedAnchor = { block: string; id: string; label: string; isNew: boolean }

const titles = new WeakMap<StoredBlock, string>()

/** All blocks as targets of links, in order. A block without an id gets one made of its text, or else of its template, which no other has. */
export function pageAnchors(blocks: readonly StoredBlock[], nameOf: (template: string) => string): PlannedAnchor[] {
  const idsInUse = new Set(blocks.flatMap(({ fields }) => anchorOf(fields.block_scroll_id) ?? []))
  return blocks.map((block) => {
    const own = anchorOf(block.fields.block_scroll_id)
    const title = titleOf(block)
    const id = own ?? freeId(anchorOf(title.slice(0, LONGEST_TITLE)) ?? block.template.replaceAll('_', '-'), idsInUse)
    idsInUse.add(id)
    return { block: block.id, id, label: title || nameOf(block.template), isNew: own === undefined }
  })
}

const LONGEST_TITLE = 40

/** Read at every key; a block that has not changed has its title already. */
function titleOf(block: StoredBlock): string {
  const readTitle = titles.get(block)
  if (readTitle !== undefined) return readTitle
  const title = blockTitle(block)
  titles.set(block, title)
  return title
}

function freeId(preferredId: string, idsInUse: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? preferredId : `${preferredId}-${number}`
    if (!idsInUse.has(id)) return id
  }
}
