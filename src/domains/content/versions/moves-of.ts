import { diff } from 'jsondiffpatch'

type Moves = { addedIds: ReadonlySet<string>; removedIds: ReadonlySet<string>; movedIds: ReadonlyMap<string, number> }

/** The difference of two orders of ids; `movedIds` has each id's former position. */
export function movesOf(before: readonly string[], after: readonly string[]): Moves {
  const delta = Object.entries(diff(before, after) ?? {})
  const addedIds = new Set<string>()
  const removedIds = new Set<string>()
  const movedIds = new Map<string, number>()
  for (const [key, change] of delta) {
    if (key === '_t') continue // says that the delta is of a list
    const index = Number(key.replace('_', ''))
    if (!key.startsWith('_')) addedIds.add(after[index] ?? '')
    else if (isMove(change)) movedIds.set(before[index] ?? '', index)
    else removedIds.add(before[index] ?? '')
  }
  return { addedIds, removedIds, movedIds }
}

/** In jsondiffpatch, an item that left its position is `[value, new position, 3]` when moved and `[value, 0, 0]` when removed. */
function isMove(change: unknown): boolean {
  return Array.isArray(change) && change[2] === 3
}
