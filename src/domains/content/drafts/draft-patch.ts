import type { DraftPatch } from './draft.ts'
import { isSame } from '#kernel/json/is-same.ts'
import type { PageContent } from './page-content.ts'

/** The patch from `before` to `after`; null when they are equal. Blocks are identified by their ids, which are unique on a page. */
export function draftPatch(before: PageContent, after: PageContent): DraftPatch | null {
  const { blocks: blocksBefore, ...fieldsBefore } = before
  const { blocks: blocksAfter, ...fieldsAfter } = after
  const fields = Object.fromEntries(
    Object.entries(fieldsAfter).filter(([name, value]) => !isSame(value, fieldsBefore[name as keyof typeof fieldsBefore])),
  ) as DraftPatch['fields']
  const blocksById = new Map(blocksBefore.map((block) => [block.id, block]))
  const changedBlocks = blocksAfter.filter((block) => !isSame(block, blocksById.get(block.id)))
  const order = blocksAfter.map(({ id }) => id)
  const isReordered = !isSame(
    order,
    blocksBefore.map(({ id }) => id),
  )
  const patch: DraftPatch = {
    ...(fields && Object.keys(fields).length > 0 ? { fields } : {}),
    ...(changedBlocks.length > 0 ? { put: changedBlocks } : {}),
    ...(isReordered ? { order } : {}),
  }
  return Object.keys(patch).length > 0 ? patch : null
}

/** The content after a patch. Blocks that `order` does not name are gone, new ones that it does not name stand at the end. */
export function applyPatch(content: PageContent, { fields, put = [], order }: DraftPatch): PageContent {
  const blocks = new Map([...content.blocks, ...put].map((block) => [block.id, block]))
  // A map keeps the first place of a key and its latest value.
  const ids = order ?? [...blocks.keys()]
  return { ...content, ...fields, blocks: ids.flatMap((id) => blocks.get(id) ?? []) }
}
