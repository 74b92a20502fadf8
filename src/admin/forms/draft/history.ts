/** Consecutive changes with the same name within this time are one step. */
const PAUSE_MS = 1000
const MOST_STEPS = 200

type Step<Content> = { content: Content; name: string | undefined; at: number }

/** The undo and redo stacks around the current content. */
export type History<Content> = { past: readonly Step<Content>[]; content: Content; future: readonly Content[] }

export function historyOf<Content>(content: Content): History<Content> {
  return { past: [], content, future: [] }
}

/** Adds a change. A change with the same name shortly after the last one joins its step. */
export function changed<Content>(history: History<Content>, content: Content, { name, at }: { name?: string | undefined; at: number }): History<Content> {
  if (content === history.content) return history
  const last = history.past.at(-1)
  const continues = name !== undefined && last?.name === name && at - last.at < PAUSE_MS && history.future.length === 0
  const step: Step<Content> = { content: continues ? last.content : history.content, name, at }
  const before = continues ? history.past.slice(0, -1) : history.past.slice(1 - MOST_STEPS)
  return { past: [...before, step], content, future: [] }
}

export function undone<Content>(history: History<Content>): History<Content> {
  const step = history.past.at(-1)
  if (!step) return history
  return { past: history.past.slice(0, -1), content: step.content, future: [...history.future, history.content] }
}

export function redone<Content>(history: History<Content>): History<Content> {
  const content = history.future.at(-1)
  if (content === undefined) return history
  return { past: [...history.past, { content: history.content, name: undefined, at: 0 }], content, future: history.future.slice(0, -1) }
}
