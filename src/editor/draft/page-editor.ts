import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { noteUse } from '../catalogue/kept-templates.ts'
import { copyBlock, indexOfBlock, newBlocks, withBlock, withBlocks, withHidden, withMovedBlock, withOrder, withoutBlock, withValue } from './block-edits.ts'
import type { DraftSession } from './draft-session.ts'
import type { PageDocument } from './document.ts'

/** A change that screen readers announce; the words are beside the live region. */
export type Announcement =
  | { kind: 'moved' | 'inserted' | 'pasted'; template: string; position: number; total: number }
  | { kind: 'removed' | 'copied' | 'hidden' | 'shown'; template: string }
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
export type PageEditor = {
  session: DraftSession
  document: PageDocument
  $selected: WritableAtom<string | null>
  $announcement: WritableAtom<Announcement | null>
  $focus: WritableAtom<FocusRequest | null>
  /** The item that is open in the panel. */
  $item: WritableAtom<{ block: string; group: string } | null>
  /** The stage that the canvas shows of blocks with several, by the block: its place in the template's list. */
  $stages: WritableAtom<Readonly<Record<string, number>>>
  /** The block in which somebody types on the page, as it was before: it is drawn that way until the typing ends. */
  $typedIn: ReadableAtom<StoredBlock | null>
  /** Inserts a new block of the template, at `index` or else after the selected block. */
  insert: (template: string, index?: number) => void
  /** Inserts copies of blocks, with new ids, after the selected block. */
  paste: (blocks: readonly StoredBlock[]) => void
  duplicate: (id: string) => void
  remove: (id: string) => void
  /** `index` counts from 0. */
  moveTo: (id: string, index: number) => void
  moveBy: (id: string, steps: number) => void
  setHidden: (id: string, isHidden: boolean) => void
  /** Takes over the order that the canvas has after a drag. An unknown id is a new block of its template. */
  arrange: (items: readonly { id: string; template: string }[]) => void
  setValue: (block: string, group: string | null, symbol: string, value: unknown) => void
  startTyping: (block: string, group: string | null, symbol: string) => TypingInPlace
  changeBlock: (id: string, change: (block: StoredBlock) => StoredBlock) => void
  undo: () => void
  redo: () => void
}

// Long, since it is a list of short commands, which share the selection and the announcements.
export function createPageEditor(session: DraftSession): PageEditor {
  const { document } = session
  const $selected = atom<string | null>(null)
  const $announcement = atom<Announcement | null>(null)
  const $focus = atom<FocusRequest | null>(null)
  const $item = atom<{ block: string; group: string } | null>(null)
  const $stages = atom<Readonly<Record<string, number>>>({})
  const $typedIn = atom<StoredBlock | null>(null)

  const announcePlace = (kind: 'moved' | 'inserted' | 'pasted', id: string) => {
    const { blocks } = document.get()
    const index = indexOfBlock(document.get(), id)
    const template = blocks[index]?.template
    if (template) $announcement.set({ kind, template, position: index + 1, total: blocks.length })
  }

  const afterSelected = () => {
    const content = document.get()
    const index = indexOfBlock(content, $selected.get())
    return index < 0 ? content.blocks.length : index + 1
  }

  function put(blocks: readonly StoredBlock[], index: number, kind: 'inserted' | 'pasted'): void {
    const first = blocks[0]
    if (!first) return
    document.change((content) => withBlocks(content, blocks, index))
    $selected.set(first.id)
    announcePlace(kind, first.id)
  }

  function moveTo(id: string, index: number): void {
    document.change((content) => withMovedBlock(content, id, index))
    announcePlace('moved', id)
  }

  /** The selected block may have been removed. */
  const dropStaleSelection = () => {
    const id = $selected.get()
    if (id !== null && !document.block(id)) $selected.set(null)
  }
  document.subscribe(dropStaleSelection)

  return {
    session,
    document,
    $selected,
    $announcement,
    $focus,
    $item,
    $stages,
    $typedIn,
    insert(symbol, index = afterSelected()) {
      const template = catalogue.get(symbol)
      if (!template) return
      put(newBlocks(template), index, 'inserted')
      noteUse(symbol)
    },
    paste: (blocks) => put(blocks.map(copyBlock), afterSelected(), 'pasted'),
    duplicate(id) {
      const block = document.block(id)
      if (block) put([copyBlock(block)], indexOfBlock(document.get(), id) + 1, 'inserted')
    },
    remove(id) {
      const content = document.get()
      const index = indexOfBlock(content, id)
      const block = content.blocks[index]
      if (!block) return
      const neighbour = content.blocks[index + 1] ?? content.blocks[index - 1]
      document.change((before) => withoutBlock(before, id))
      if ($selected.get() === null || $selected.get() === id) $selected.set(neighbour?.id ?? null)
      $announcement.set({ kind: 'removed', template: block.template })
    },
    moveTo,
    moveBy: (id, steps) => moveTo(id, indexOfBlock(document.get(), id) + steps),
    setHidden(id, isHidden) {
      const template = document.block(id)?.template
      if (!template) return
      document.change((content) => withBlock(content, id, (block) => withHidden(block, isHidden)))
      $announcement.set({ kind: isHidden ? 'hidden' : 'shown', template })
    },
    arrange(items) {
      const made = new Map<string, StoredBlock>()
      const ids = items.flatMap(({ id, template }) => {
        if (document.block(id)) return [id]
        const known = catalogue.get(template)
        const blocks = known ? newBlocks(known) : []
        for (const block of blocks) made.set(block.id, block)
        if (known) noteUse(template)
        return blocks.map((block) => block.id)
      })
      const before = document.order()
      document.change((content) => withOrder(content, ids, made))
      if (document.order() === before) return
      const [first] = made.keys()
      const moved = first ?? ids.find((id, index) => before[index] !== id)
      if (first) $selected.set(first)
      if (moved) announcePlace(first ? 'inserted' : 'moved', moved)
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
