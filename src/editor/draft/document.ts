import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { mergeContent, type PageContent } from '#domains/content/index.ts'
import { createKeyedListeners } from './keyed-listeners.ts'

/** Key presses that follow each other within this time are one step of the history. */
const TYPING_PAUSE_MS = 1000
const MAX_STEPS = 200

type Step = { before: PageContent; after: PageContent; name: StepName | undefined; at: number }
type Listener = () => void

/** Consecutive changes of one name are one step of the history: with a string while they follow quickly, with a symbol always. */
export type StepName = string | symbol

/** Whether a change was made here, and has to be saved, or came from the server. */
export type ChangeOrigin = 'here' | 'elsewhere'

/**
 * The page that is being edited, as a store outside React, so that a keystroke redraws only the block and the field that show it.
 * Content is never changed in place: the same object means that nothing has changed.
 */
export type PageDocument = {
  get: () => PageContent
  block: (id: string) => StoredBlock | undefined
  /** The ids of the blocks in order; the same array until the order changes. */
  order: () => readonly string[]
  change: (apply: (content: PageContent) => PageContent, name?: StepName) => void
  /** Takes over content that was merged or loaded, without a step of the history. */
  adopt: (content: PageContent) => void
  /** Undoes the last step and keeps what others have changed since. False when there is no step. */
  undo: () => boolean
  /** Undoes the last steps as long as they have this name. */
  takeBack: (name: symbol) => void
  redo: () => boolean
  canUndo: () => boolean
  canRedo: () => boolean
  subscribe: (listener: (origin: ChangeOrigin) => void) => Listener
  /** Calls the listener only when this block has changed. */
  subscribeBlock: (id: string, listener: Listener) => Listener
}

export function createPageDocument(initial: PageContent, now: () => number = Date.now): PageDocument {
  let content = initial
  let byId = indexOf(initial)
  let order: readonly string[] = [...byId.keys()]
  let past: Step[] = []
  let future: Step[] = []
  const listeners = new Set<(origin: ChangeOrigin) => void>()
  const blockListeners = createKeyedListeners()

  function set(next: PageContent, origin: ChangeOrigin): void {
    if (next === content) return
    const before = byId
    content = next
    byId = indexOf(next)
    const ids = [...byId.keys()]
    if (ids.length !== order.length || ids.some((id, index) => id !== order[index])) order = ids
    for (const id of blockListeners.ids()) if (before.get(id) !== byId.get(id)) blockListeners.notify(id)
    for (const listener of [...listeners]) listener(origin)
  }

  /** Moves between two states of the history. If others have changed something since, the difference is merged, so that their changes stay. */
  function travel(from: PageContent, to: PageContent): void {
    set(content === from ? to : mergeContent(from, to, content).merged, 'here')
  }

  function undo(): boolean {
    const step = past.at(-1)
    if (!step) return false
    past = past.slice(0, -1)
    future = [...future, step]
    travel(step.after, step.before)
    return true
  }

  return {
    get: () => content,
    block: (id) => byId.get(id),
    order: () => order,
    change(apply, name) {
      const before = content
      const after = apply(before)
      if (after === before) return
      const last = past.at(-1)
      const isSameStep = name !== undefined && last?.name === name && last.after === before
      const continues = isSameStep && (typeof name === 'symbol' || now() - last.at < TYPING_PAUSE_MS)
      past = continues ? [...past.slice(0, -1), { ...last, after, at: now() }] : [...past.slice(1 - MAX_STEPS), { before, after, name, at: now() }]
      future = []
      set(after, 'here')
    },
    adopt: (next) => set(next, 'elsewhere'),
    undo,
    takeBack(name) {
      while (past.at(-1)?.name === name) undo()
    },
    redo() {
      const step = future.at(-1)
      if (!step) return false
      future = future.slice(0, -1)
      past = [...past, { ...step, name: undefined }]
      travel(step.before, step.after)
      return true
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    subscribeBlock: blockListeners.subscribe,
  }
}

function indexOf({ blocks }: PageContent): Map<string, StoredBlock> {
  return new Map(blocks.map((block) => [block.id, block]))
}
