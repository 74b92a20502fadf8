import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { isTemplate } from '../catalogue/block-templates.ts'
import type { PageContent } from '#domains/content/index.ts'
import { noteUse } from '../catalogue/kept-templates.ts'
import { newBlocksOf, newBlocksOfEach } from './new-blocks.ts'
import { type Comments, createComments } from '../comments/comments.ts'
import { copyBlock, indexOfBlock, withBlock, withBlocks, withHidden, withOrder, withValue } from './block-edits.ts'
import type { PageSession } from './page-session.ts'
import type { PageDocument } from './document.ts'
import { createSelection, type Selection } from './selection.ts'
import { withBlocksPlaced, withBlocksReplaced, withBlocksStepped, withoutBlocks } from './several-blocks.ts'

/** A change that screen readers announce; the words are beside the live region. */
export type Announcement =
  | { kind: 'moved' | 'inserted' | 'pasted'; template: string; position: number; total: number }
  | { kind: 'removed' | 'copied' | 'hidden' | 'shown'; template: string }
  | { kind: `several_${'moved' | 'inserted' | 'pasted' | 'removed' | 'copied' | 'hidden' | 'shown'}`; count: number }
  | { kind: 'undone' | 'redone' | 'nothing_to_undo' | 'nothing_to_redo' | 'nothing_to_paste' }

/** A field, or a block's first field, that is to get the focus. */
export type FocusRequest = { block: string; group?: string | undefined; field?: string | undefined }

/** Typing directly on the page. All that is typed until the end is one step of the history. */
export type TypingInPlace = {
  /** Writes the text to the draft; called at every key press. */
  write: (value: string) => void
  /** Restores the text as it was before. */
  takeBack: () => void
  end: () => void
}

/** The commands that change a page, for every part of the screen and every shortcut. Ids that no longer exist are ignored. */
export type PageEditor = Omit<Selection, 'choose'> & {
  session: PageSession
  document: PageDocument
  /** What colleagues say about the page; no part of it. */
  comments: Comments
  $announcement: WritableAtom<Announcement | null>
  $focus: WritableAtom<FocusRequest | null>
  /** The item that is open in the panel. */
  $item: WritableAtom<{ block: string; group: string } | null>
  /** An item that was pressed on the page: the panel opens it as soon as it shows its block. */
  $pressedItem: WritableAtom<{ block: string; group: string } | null>
  /** The stage that the canvas shows of blocks with several, by the block: its place in the template's list. */
  $stages: WritableAtom<Readonly<Record<string, number>>>
  /** The block in which somebody types on the page, as it was before: it is drawn that way until the typing ends. */
  $typedIn: ReadableAtom<StoredBlock | null>
  /** Inserts a new block of the template, at `index` or else after the selected block. */
  insert: (template: string, index?: number) => Promise<void>
  /** Inserts blocks that were made for it, as `insert` does. */
  insertMade: (blocks: readonly StoredBlock[], index?: number) => void
  /** Puts blocks where the first of others stands and removes those, as one step of the history. */
  replace: (ids: readonly string[], blocks: readonly StoredBlock[]) => void
  /** Inserts copies of blocks, with new ids, after those that are chosen, and chooses them. */
  paste: (blocks: readonly StoredBlock[]) => void
  /** These five work on all that are chosen if the block is one of them; each is one step of the history. */
  duplicate: (id: string) => void
  remove: (id: string) => void
  /** `index` counts from 0, among all blocks but this one. */
  moveTo: (id: string, index: number) => void
  step: (id: string, direction: 'up' | 'down') => void
  setHidden: (id: string, isHidden: boolean) => void
  /** The block for the clipboard, with all that are chosen with it; it is announced. */
  copied: (id: string) => StoredBlock[]
  /** Takes over the order that the canvas has after a drag. An unknown id is a new block of its template. */
  arrange: (items: readonly { id: string; template: string }[]) => Promise<void>
  setValue: (block: string, group: string | null, symbol: string, value: unknown) => void
  startTyping: (block: string, group: string | null, symbol: string) => TypingInPlace
  changeBlock: (id: string, change: (block: StoredBlock) => StoredBlock) => void
  undo: () => void
  redo: () => void
}

// Long, since it is a list of short commands, which share the selection and the announcements.
export function createPageEditor(session: PageSession): PageEditor {
  const { document } = session
  const { choose, ...selection } = createSelection(document)
  const { $selected, $chosen, select, affected } = selection
  const $announcement = atom<Announcement | null>(null)
  const $focus = atom<FocusRequest | null>(null)
  const $item = atom<{ block: string; group: string } | null>(null)
  const $pressedItem = atom<{ block: string; group: string } | null>(null)
  const $stages = atom<Readonly<Record<string, number>>>({})
  const $typedIn = atom<StoredBlock | null>(null)

  const announcePlace = (kind: 'moved' | 'inserted' | 'pasted', id: string, count = 1) => {
    const { blocks } = document.get()
    const index = indexOfBlock(document.get(), id)
    const template = blocks[index]?.template
    if (count > 1) $announcement.set({ kind: `several_${kind}`, count })
    else if (template) $announcement.set({ kind, template, position: index + 1, total: blocks.length })
  }
  const announceBlocks = (kind: 'removed' | 'copied' | 'hidden' | 'shown', blocks: readonly StoredBlock[]) => {
    const [first] = blocks
    if (first) $announcement.set(blocks.length > 1 ? { kind: `several_${kind}`, count: blocks.length } : { kind, template: first.template })
  }

  const affectedBlocks = (id: string) => affected(id).flatMap((one) => document.block(one) ?? [])

  const afterSelected = () => {
    const content = document.get()
    const index = indexOfBlock(content, $chosen.get().at(-1) ?? null)
    return index < 0 ? content.blocks.length : index + 1
  }

  function put(blocks: readonly StoredBlock[], index: number, kind: 'inserted' | 'pasted'): void {
    const first = blocks[0]
    if (!first) return
    document.change((content) => withBlocks(content, blocks, index))
    choose(
      first.id,
      blocks.map(({ id }) => id),
    )
    announcePlace(kind, first.id, blocks.length)
  }

  function move(id: string, change: (content: PageContent, ids: ReadonlySet<string>) => PageContent): void {
    const ids = affected(id)
    document.change((content) => change(content, new Set(ids)))
    announcePlace('moved', id, ids.length)
  }

  return {
    session,
    document,
    comments: createComments(session.page),
    ...selection,
    $announcement,
    $focus,
    $item,
    $pressedItem,
    $stages,
    $typedIn,
    async insert(symbol, index) {
      const blocks = await newBlocksOf(symbol)
      if (blocks.length === 0) return
      document.change((content) => withBlocks(content, blocks, index ?? afterSelected()))
      noteUse(symbol)
      const [first] = blocks
      if (!first) return
      select(first.id)
      announcePlace('inserted', first.id)
    },
    insertMade: (blocks, index = afterSelected()) => put(blocks, index, 'inserted'),
    replace(ids, blocks) {
      const [first] = blocks
      if (!first || !document.get().blocks.some(({ id }) => ids.includes(id))) return
      document.change((content) => withBlocksReplaced(content, new Set(ids), blocks))
      choose(
        first.id,
        blocks.map(({ id }) => id),
      )
      announcePlace('inserted', first.id, blocks.length)
    },
    paste: (blocks) => put(blocks.map(copyBlock), afterSelected(), 'pasted'),
    duplicate(id) {
      const blocks = affectedBlocks(id)
      put(blocks.map(copyBlock), indexOfBlock(document.get(), blocks.at(-1)?.id ?? null) + 1, 'inserted')
    },
    remove(id) {
      const removedBlocks = affectedBlocks(id)
      if (removedBlocks.length === 0) return
      const ids = new Set(removedBlocks.map((block) => block.id))
      const { blocks } = document.get()
      const last = blocks.findLastIndex((block) => ids.has(block.id))
      const neighbour = blocks[last + 1] ?? blocks.findLast((block) => !ids.has(block.id))
      document.change((content) => withoutBlocks(content, ids))
      if (neighbour && $selected.get() === null) select(neighbour.id)
      announceBlocks('removed', removedBlocks)
    },
    moveTo: (id, index) => move(id, (content, ids) => withBlocksPlaced(content, { ids, heldId: id, index })),
    step: (id, direction) => move(id, (content, ids) => withBlocksStepped(content, ids, direction === 'up')),
    setHidden(id, isHidden) {
      const blocks = affectedBlocks(id)
      document.change((before) => blocks.reduce((content, block) => withBlock(content, block.id, (one) => withHidden(one, isHidden)), before))
      announceBlocks(isHidden ? 'hidden' : 'shown', blocks)
    },
    copied(id) {
      const blocks = affectedBlocks(id)
      announceBlocks('copied', blocks)
      return blocks
    },
    async arrange(items) {
      const newItems = items.filter(({ id }) => !document.block(id))
      // What only moves is moved before the canvas is drawn again.
      const blocksOf = newItems.length > 0 ? await newBlocksOfEach(newItems) : new Map<string, StoredBlock[]>()
      for (const { template } of newItems) if (isTemplate(template)) noteUse(template)
      const newBlocks = new Map([...blocksOf.values()].flat().map((block) => [block.id, block]))
      const ids = items.flatMap(({ id }) => blocksOf.get(id)?.map((block) => block.id) ?? [id])
      const before = document.order()
      document.change((content) => withOrder(content, ids, newBlocks))
      if (document.order() === before) return
      const [first] = newBlocks.keys()
      const movedId = first ?? ids.find((id, index) => before[index] !== id)
      if (first) $selected.set(first)
      if (movedId) announcePlace(first ? 'inserted' : 'moved', movedId)
    },
    setValue: (id, group, symbol, value) =>
      document.change((content) => withBlock(content, id, (block) => withValue(block, group, symbol, value)), [id, group ?? '', symbol].join('/')),
    startTyping(id, group, symbol) {
      const step = Symbol(symbol)
      $typedIn.set(document.block(id) ?? null)
      return {
        write: (value) => document.change((content) => withBlock(content, id, (block) => withValue(block, group, symbol, value)), step),
        takeBack: () => document.takeBack(step),
        end: () => $typedIn.set(null),
      }
    },
    changeBlock: (id, change) => document.change((content) => withBlock(content, id, change)),
    undo: () => $announcement.set({ kind: document.undo() ? 'undone' : 'nothing_to_undo' }),
    redo: () => $announcement.set({ kind: document.redo() ? 'redone' : 'nothing_to_redo' }),
  }
}
