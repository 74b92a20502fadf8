/** Key presses that follow each other within this time are one step of the history. */
const TYPING_PAUSE_MS = 1000
const MAX_STEPS = 200

type Step<Content> = { before: Content; after: Content; name: StepName | undefined; at: number }
type Listener = () => void

/** Consecutive changes of one name are one step of the history: with a string while they follow quickly, with a symbol always. */
export type StepName = string | symbol

/** Whether a change was made here, and has to be saved, or came from the server. */
export type ChangeOrigin = 'here' | 'elsewhere'

/**
 * What is being edited, as a store outside React, so that a keystroke redraws only what shows it. Content is never changed in place: the same object means that
 * nothing has changed.
 */
export type DraftDocument<Content> = {
  get: () => Content
  change: (apply: (content: Content) => Content, name?: StepName) => void
  /** Takes over content that was merged or loaded, without a step of the history. */
  adopt: (content: Content) => void
  /** Undoes the last step and keeps what others have changed since. False when there is no step. */
  undo: () => boolean
  /** Undoes the last steps as long as they have this name. */
  takeBack: (name: symbol) => void
  redo: () => boolean
  canUndo: () => boolean
  canRedo: () => boolean
  subscribe: (listener: (origin: ChangeOrigin) => void) => Listener
}

type DocumentParts<Content> = {
  content: Content
  /** What becomes of `theirs` when the step from `base` to `mine` is taken in it. */
  merge: (base: Content, mine: Content, theirs: Content) => { merged: Content }
  now?: () => number
}

export function createDocument<Content>({ content: initial, merge, now = Date.now }: DocumentParts<Content>): DraftDocument<Content> {
  let content = initial
  let past: Step<Content>[] = []
  let future: Step<Content>[] = []
  const listeners = new Set<(origin: ChangeOrigin) => void>()

  function set(next: Content, origin: ChangeOrigin): void {
    if (next === content) return
    content = next
    for (const listener of [...listeners]) listener(origin)
  }

  /** Moves between two states of the history. If others have changed something since, the difference is merged, so that their changes stay. */
  function travel(from: Content, to: Content): void {
    set(content === from ? to : merge(from, to, content).merged, 'here')
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
  }
}
