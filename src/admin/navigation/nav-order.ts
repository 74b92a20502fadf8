/** Where an entry of the menu stands: its parent, and its position among the children of that parent. */
export type Place = { id: number; parent_id: number | null; position: number }
/** An entry in the order that the menu is read, with its level from 0. */
export type Step = { id: number; parent_id: number | null; level: number; index: number; siblings: number }

/** The menu draws no more levels than this. */
const MOST_LEVELS = 4

/** The entries as they are read from top to bottom. */
export function inReadingOrder(places: readonly Place[]): Step[] {
  const below = (parentId: number | null, level: number): Step[] => {
    const children = childrenOf(places, parentId)
    return children.flatMap(({ id }, index) => [{ id, parent_id: parentId, level, index, siblings: children.length }, ...below(id, level + 1)])
  }
  return below(null, 0)
}

/** The entry moved below `parentId` to that index among its children. Null when it would stand below itself, or too deep. */
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

/** Which part of an entry something is dropped on. */
export type DropZone = 'before' | 'inside' | 'after'

/** Where an entry comes to stand that is dropped on another one: beside it, or last among its children. */
export function placeOfDrop(
  steps: readonly Step[],
  { dragged, target, zone }: { dragged: number; target: Step; zone: DropZone },
): { parentId: number | null; index: number } {
  if (zone === 'inside') return { parentId: target.id, index: steps.filter(({ parent_id }) => parent_id === target.id).length }
  const draggedStep = steps.find(({ id }) => id === dragged)
  // The dragged entry is taken out first: one that stood before the target leaves a gap that moves the target up.
  const gap = draggedStep?.parent_id === target.parent_id && draggedStep.index < target.index ? 1 : 0
  return { parentId: target.parent_id, index: target.index + (zone === 'after' ? 1 : 0) - gap }
}

/** One step of the keyboard or of a button; null when there is nowhere to go. */
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

/** Whether both put the same entries into the same order, whatever numbers they use for it. */
export function isSameOrder(one: readonly Place[], other: readonly Place[]): boolean {
  const read = (places: readonly Place[]) => JSON.stringify(inReadingOrder(places).map(({ id, parent_id }) => [id, parent_id]))
  return read(one) === read(other)
}

/** My order applied to the stored entries: new entries keep their stored place, deleted ones are dropped, and their children move up. */
export function onTopOf(mine: readonly Place[], theirs: readonly Place[]): Place[] {
  const known = new Set(theirs.map(({ id }) => id))
  const mineById = new Map(mine.map((place) => [place.id, place]))
  const nearest = (parentId: number | null): number | null =>
    parentId === null || known.has(parentId) ? parentId : nearest(mineById.get(parentId)?.parent_id ?? null)
  return theirs.map((place) => {
    const own = mineById.get(place.id)
    return own ? { ...place, parent_id: nearest(own.parent_id), position: own.position } : place
  })
}

function childrenOf<Entry extends Place>(places: readonly Entry[], parentId: number | null): Entry[] {
  return places.filter(({ parent_id }) => parent_id === parentId).toSorted((one, other) => one.position - other.position || one.id - other.id)
}

export function idsBelow(places: readonly Place[], id: number): number[] {
  return childrenOf(places, id).flatMap((child) => [child.id, ...idsBelow(places, child.id)])
}

/** How many entries stand above this one, itself included; 0 for the top. */
function levelOf(places: readonly Place[], id: number | null): number {
  const place = places.find((candidate) => candidate.id === id)
  return place ? 1 + levelOf(places, place.parent_id) : 0
}

/** How many levels an entry takes, its own included. */
function heightOf(places: readonly Place[], id: number): number {
  return 1 + Math.max(0, ...childrenOf(places, id).map((child) => heightOf(places, child.id)))
}
