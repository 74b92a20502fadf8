import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageContent } from '#domains/content/index.ts'

type Ids = ReadonlySet<string>

/** The ids from one to the other in the order of the page, whichever comes first; only `to` where the page has no `from`. */
export function idsBetween(order: readonly string[], from: string, to: string): string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)]
  return start < 0 ? [to] : order.slice(Math.min(start, end), Math.max(start, end) + 1)
}

export function withoutBlocks(content: PageContent, ids: Ids): PageContent {
  return content.blocks.some(({ id }) => ids.has(id)) ? { ...content, blocks: content.blocks.filter(({ id }) => !ids.has(id)) } : content
}

/** Puts `blocks` where the first of those stands, which are removed. */
export function withBlocksReplaced(content: PageContent, ids: Ids, blocks: readonly StoredBlock[]): PageContent {
  const place = content.blocks.findIndex(({ id }) => ids.has(id))
  if (place < 0) return content
  return { ...content, blocks: [...content.blocks.slice(0, place), ...blocks, ...content.blocks.slice(place).filter(({ id }) => !ids.has(id))] }
}

/** Moves each of the blocks one place up or down; those that have reached the end of the page stay, and the others close up to them. */
export function withBlocksStepped(content: PageContent, ids: Ids, isUp: boolean): PageContent {
  const blocks = isUp ? [...content.blocks] : content.blocks.toReversed()
  let isMoved = false
  for (let index = 1; index < blocks.length; index += 1) {
    const [before, block] = [blocks[index - 1], blocks[index]]
    if (!before || !block || !ids.has(block.id) || ids.has(before.id)) continue
    blocks.splice(index - 1, 2, block, before)
    isMoved = true
  }
  return isMoved ? { ...content, blocks: isUp ? blocks : blocks.toReversed() } : content
}

/** Puts the blocks side by side where one of them, `heldId`, was put down: at `index` among all blocks but that one, held within the page. */
export function withBlocksPlaced(content: PageContent, { ids, heldId, index }: { ids: Ids; heldId: string; index: number }): PageContent {
  if (!content.blocks.some(({ id }) => id === heldId)) return content
  const movedBlocks = content.blocks.filter(({ id }) => ids.has(id))
  const rest = content.blocks.filter(({ id }) => !ids.has(id))
  const following = content.blocks.filter(({ id }) => id !== heldId).slice(Math.max(0, index))
  const next = following.find(({ id }) => !ids.has(id))
  const blocks = rest.toSpliced(next ? rest.indexOf(next) : rest.length, 0, ...movedBlocks)
  return blocks.every((block, place) => block === content.blocks[place]) ? content : { ...content, blocks }
}
