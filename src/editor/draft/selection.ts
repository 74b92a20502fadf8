import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { PageDocument } from './document.ts'
import { idsBetween } from './several-blocks.ts'

/** What is selected on the page: one block whose fields are shown, and perhaps others beside it, on which commands work together. */
export type Selection = {
  /** Set to another block, it selects that one alone; to one of those that are chosen, these stay. */
  $selected: WritableAtom<string | null>
  /** All that are chosen, in the order of the page; empty or with the selected one. */
  $chosen: ReadableAtom<readonly string[]>
  /** Selects these, and shows the fields of `main`. */
  choose: (main: string, ids: readonly string[]) => void
  /** Selects one block alone. */
  select: (id: string) => void
  /** Adds a block to those that are chosen, or takes it away. */
  toggle: (id: string) => void
  /** Chooses all from the one that was selected alone to this one. */
  extendTo: (id: string) => void
  selectAll: () => void
  /** The blocks on which a command on this one works: all that are chosen if it is one of them. */
  affected: (id: string) => readonly string[]
}

export function createSelection(document: PageDocument): Selection {
  const $selected = atom<string | null>(null)
  const $chosen = atom<readonly string[]>([])
  let start: string | null = null

  function choose(main: string, ids: readonly string[]): void {
    const wantedIds = new Set(ids)
    $chosen.set(document.order().filter((id) => wantedIds.has(id)))
    $selected.set(main)
  }
  function select(id: string): void {
    start = id
    choose(id, [id])
  }

  $selected.listen((id) => {
    if (id === null) $chosen.set([])
    else if (!$chosen.get().includes(id)) select(id)
  })
  // Blocks that are chosen may be removed, here or by somebody else.
  document.subscribe(() => {
    const chosenIds = $chosen.get()
    const remaining = chosenIds.filter((id) => document.block(id))
    if (remaining.length === chosenIds.length) return
    const main = $selected.get()
    $chosen.set(remaining)
    if (main !== null && !document.block(main)) $selected.set(remaining[0] ?? null)
  })

  return {
    $selected,
    $chosen,
    choose,
    select,
    toggle(id) {
      const chosenIds = $chosen.get()
      if (!chosenIds.includes(id)) return choose(id, [...chosenIds, id])
      const remaining = chosenIds.filter((other) => other !== id)
      const main = remaining.at(-1)
      if (main === undefined) $selected.set(null)
      else choose($selected.get() === id ? main : ($selected.get() ?? main), remaining)
    },
    extendTo(id) {
      choose(id, idsBetween(document.order(), start ?? id, id))
    },
    selectAll() {
      const order = document.order()
      const main = $selected.get() ?? order[0]
      if (main !== undefined) choose(main, order)
    },
    affected(id) {
      const chosenIds = $chosen.get()
      return chosenIds.includes(id) ? chosenIds : [id]
    },
  }
}
