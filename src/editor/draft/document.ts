import type { StoredBlock } from '#block-engine/stored-block.ts'
import { mergeContent, type PageContent } from '#domains/content/index.ts'

/** Keys that follow each other within this time belong to one step of the history. */
const TYPING_PAUSE_MS = 1000
const MAX_STEPS = 200

type Step = { before: PageContent; after: PageContent; name: StepName | undefined; at: number }
type Listener = () => void

/** Changes of one name that follow each other are one step: of a string when they follow quickly, of a symbol however long they take. */
export type StepName = string | symbol

/** What a change tells those who listen: whether the editor made it here (and it has to be saved) or it came from elsewhere. */
export type ChangeOrigin = 'here' | 'elsewhere'

/**
 * The page that is being edited, outside of React: a keystroke reaches only the block and the field that show it. Content is never
 * changed in place, so that equal objects say "unchanged" to every reader.
 */
export type PageDocument = {
  get: () => PageContent
  block: (id: string) => StoredBlock | undefined
  /** The ids of the blocks; the same array until the order itself changes. */
  order: () => readonly string[]
  change: (apply: (content: PageContent) => PageContent, name?: StepName) => void
  /** Takes over what was merged or loaded; no step of the history. */
  adopt: (content: PageContent) => void
  /** Takes one step back, leaving what others did since: false when there is none. */
  undo: () => boolean
  /** Takes back the last steps for as long as they have this name. */
  takeBack: (name: symbol) => void
  redo: () => boolean
  canUndo: () => boolean
  canRedo: () => boolean
  subscribe: (listener: (origin: ChangeOrigin) => void) => Listener
  /** Called when this block, and not only another, has changed. */
  subscribeBlock: (id: string, listener: Listener) => Listener
}

export function createPageDocument(initial: PageContent, now: () => number = Date.now): PageDocument {
  let content = initial
  let byId = indexOf(initial)
  let order: readonly string[] = [...byId.keys()]
  let past: Step[] = []
  let future: Step[] = []
  const listeners = new Set<(origin: ChangeOrigin) => void>()
  const blockListeners = new Map<string, Set<Listener>>()

  function set(next: PageContent, origin: ChangeOrigin): void {
    if (next === content) return
    const before = byId
    content = next
    byId = indexOf(next)
    const ids = [...byId.keys()]
    if (ids.length !== order.length || ids.some((id, index) => id !== order[index])) order = ids
    for (const [id, those] of blockListeners) {
      if (before.get(id) === byId.get(id)) continue
      for (const listener of [...those]) listener()
    }
    for (const listener of [...listeners]) listener(origin)
  }

  /** What others changed since a step stays: the step is taken back by a merge, unless nothing came between. */
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
    subscribeBlock(id, listener) {
      const those = blockListeners.get(id) ?? new Set()
      blockListeners.set(id, those.add(listener))
      return () => {
        those.delete(listener)
        if (those.size === 0 && blockListeners.get(id) === those) blockListeners.delete(id)
      }
    },
  }
}

function indexOf({ blocks }: PageContent): Map<string, StoredBlock> {
  return new Map(blocks.map((block) => [block.id, block]))
}
