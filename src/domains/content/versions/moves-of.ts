import { diff } from 'jsondiffpatch'

type Moves = { added: ReadonlySet<string>; removed: ReadonlySet<string>; moved: ReadonlyMap<string, number> }

/** The difference of two orders of ids; `moved` has each id's former position. */
export function movesOf(before: readonly string[], after: readonly string[]): Moves {
  const delta = Object.entries(diff(before, after) ?? {})
  const added = new Set<string>()
  const removed = new Set<string>()
  const moved = new Map<string, number>()
  for (const [key, change] of delta) {
    if (key === '_t') continue // says that the delta is of a list
    const index = Number(key.replace('_', ''))
    if (!key.startsWith('_')) added.add(after[index] ?? '')
    else if (isMove(change)) moved.set(before[index] ?? '', index)
    else removed.add(before[index] ?? '')
  }
  return { added, removed, moved }
}

/** In jsondiffpatch, an item that left its position is `[value, new position, 3]` when moved and `[value, 0, 0]` when removed. */
function isMove(change: unknown): boolean {
  return Array.isArray(change) && change[2] === 3
}
