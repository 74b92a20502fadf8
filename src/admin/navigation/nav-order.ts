/** The position of an entry in the menu: its parent, and its index among the parent's children. */
export type Place = { id: number; parent_id: number | null; position: number }
/** An entry in reading order, with its level from 0. */
export type Step = { id: number; parent_id: number | null; level: number; index: number; siblings: number }

/** The most levels of the menu. */
const MOST_LEVELS = 4

/** The entries in reading order, top to bottom. */
export function inReadingOrder(places: readonly Place[]): Step[] {
  const below = (parentId: number | null, level: number): Step[] => {
    const children = childrenOf(places, parentId)
    return children.flatMap(({ id }, index) => [{ id, parent_id: parentId, level, index, siblings: children.length }, ...below(id, level + 1)])
  }
  return below(null, 0)
}

/** Moves an entry below `parentId` to an index among its children. Null when the target is inside the entry itself or too deep. */
export function moveEntry(places: readonly Place[], id: number, to: { parentId: number | null; index: number }): Place[] | null {
  if (to.parentId !== null && [id, ...idsBelow(places, id)].includes(to.parentId)) return null
  if (levelOf(places, to.parentId) + heightOf(places, id) > MOST_LEVELS) return null
  const children = childrenOf(places, to.parentId).filter((place) => place.id !== id)
  const order = [...children.slice(0, to.index).map((place) => place.id), id, ...children.slice(to.index).map((place) => place.id)]
  return places.map((place) => {
    const position = order.indexOf(place.id)
    return position < 0 ? place : { ...place, parent_id: to.parentId, position }
  })
}

/** The part of an entry on which another is dropped. */
export type DropZone = 'before' | 'inside' | 'after'

/** The position after a drop: before or after the target, or last among its children. */
export function placeOfDrop(
  steps: readonly Step[],
  { dragged, target, zone }: { dragged: number; target: Step; zone: DropZone },
): { parentId: number | null; index: number } {
  if (zone === 'inside') return { parentId: target.id, index: steps.filter(({ parent_id }) => parent_id === target.id).length }
  const draggedStep = steps.find(({ id }) => id === dragged)
  // The dragged entry is removed first; if it was before the target, the target moves up by one.
  const gap = draggedStep?.parent_id === target.parent_id && draggedStep.index < target.index ? 1 : 0
  return { parentId: target.parent_id, index: target.index + (zone === 'after' ? 1 : 0) - gap }
}

/** Moves an entry by one step, for keyboard and buttons; null when that is not possible. */
export function stepEntry(places: readonly Place[], id: number, step: 'up' | 'down' | 'indent' | 'outdent'): Place[] | null {
  const entry = places.find((place) => place.id === id)
  if (!entry) return null
  const siblings = childrenOf(places, entry.parent_id)
  const index = siblings.findIndex((place) => place.id === id)
  const before = siblings[index - 1]
  if (step === 'up') return before ? moveEntry(places, id, { parentId: entry.parent_id, index: index - 1 }) : null
  if (step === 'down') return index < siblings.length - 1 ? moveEntry(places, id, { parentId: entry.parent_id, index: index + 1 }) : null
  if (step === 'indent') return before ? moveEntry(places, id, { parentId: before.id, index: childrenOf(places, before.id).length }) : null
  const parent = places.find((place) => place.id === entry.parent_id)
  if (!parent) return null
  const parentIndex = childrenOf(places, parent.parent_id).findIndex((place) => place.id === parent.id)
  return moveEntry(places, id, { parentId: parent.parent_id, index: parentIndex + 1 })
}

/** Whether both have the same entries in the same order, regardless of their position numbers. */
export function isSameOrder(one: readonly Place[], other: readonly Place[]): boolean {
  const read = (places: readonly Place[]) => JSON.stringify(inReadingOrder(places).map(({ id, parent_id }) => [id, parent_id]))
  return read(one) === read(other)
}

/** Applies my order to the stored entries: new entries keep their stored position; deleted ones are dropped and their children move up. */
export function onTopOf(mine: readonly Place[], theirs: readonly Place[]): Place[] {
  const theirIds = new Set(theirs.map(({ id }) => id))
  const mineById = new Map(mine.map((place) => [place.id, place]))
  const nearest = (parentId: number | null): number | null =>
    parentId === null || theirIds.has(parentId) ? parentId : nearest(mineById.get(parentId)?.parent_id ?? null)
  return theirs.map((place) => {
    const own = mineById.get(place.id)
    return own ? { ...place, parent_id: nearest(own.parent_id), position: own.position } : place
  })
}

/** An order as lines of text: the names of the entries in reading order, a dash for each level above them. */
export function outlineOf(places: readonly Place[], entries: readonly { id: number; label: string }[]): string {
  const labels = new Map(entries.map(({ id, label }) => [id, label]))
  return inReadingOrder(places)
    .map(({ id, level }) => `${'– '.repeat(level)}${labels.get(id) ?? ''}`)
    .join('\n')
}

function childrenOf<Entry extends Place>(places: readonly Entry[], parentId: number | null): Entry[] {
  return places.filter(({ parent_id }) => parent_id === parentId).toSorted((one, other) => one.position - other.position || one.id - other.id)
}

export function idsBelow(places: readonly Place[], id: number): number[] {
  return childrenOf(places, id).flatMap((child) => [child.id, ...idsBelow(places, child.id)])
}

/** The level of an entry counted from 1; 0 for null, the root. */
function levelOf(places: readonly Place[], id: number | null): number {
  const place = places.find((candidate) => candidate.id === id)
  return place ? 1 + levelOf(places, place.parent_id) : 0
}

/** The number of levels of an entry's subtree, its own included. */
function heightOf(places: readonly Place[], id: number): number {
  return 1 + Math.max(0, ...childrenOf(places, id).map((child) => heightOf(places, child.id)))
}
