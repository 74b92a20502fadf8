import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { mergeContent, type PageContent } from '#domains/content/index.ts'
import { createDocument, type DraftDocument } from '#staff/drafts/draft-document.ts'
import { createKeyedListeners } from './keyed-listeners.ts'

/** The page that is being edited: a keystroke redraws only the block and the field that show it. */
export type PageDocument = DraftDocument<PageContent> & {
  block: (id: string) => StoredBlock | undefined
  /** The ids of the blocks in order; the same array until the order changes. */
  order: () => readonly string[]
  /** Calls the listener only when this block has changed. */
  subscribeBlock: (id: string, listener: () => void) => () => void
}

export function createPageDocument(content: PageContent, now: () => number = Date.now): PageDocument {
  const document = createDocument({ content, merge: mergeContent, now })
  let byId = indexOf(content)
  let order: readonly string[] = [...byId.keys()]
  const blockListeners = createKeyedListeners()

  // The first to hear, so that whoever hears of a change finds its blocks.
  document.subscribe(() => {
    const before = byId
    byId = indexOf(document.get())
    const ids = [...byId.keys()]
    if (ids.length !== order.length || ids.some((id, index) => id !== order[index])) order = ids
    for (const id of blockListeners.ids()) if (before.get(id) !== byId.get(id)) blockListeners.notify(id)
  })

  return { ...document, block: (id) => byId.get(id), order: () => order, subscribeBlock: blockListeners.subscribe }
}

function indexOf({ blocks }: PageContent): Map<string, StoredBlock> {
  return new Map(blocks.map((block) => [block.id, block]))
}
