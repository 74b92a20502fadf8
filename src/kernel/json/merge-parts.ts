import { isSame } from './is-same.ts'

/** The values of one thing by their names. */
export type Values = Readonly<Record<string, unknown>>
type Item = { id: string }

/** What two people gave different values; null where one of them removed a whole item. */
export type Sides = { mine: unknown; theirs: unknown }
/** Hears of a value that both changed differently. */
type Tell = (sides: Sides) => void

/** A three-way merge of one value: where one side changed nothing, the other side's value wins; where both did, theirs. `undefined` means absent. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown, tell: Tell): unknown {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  tell({ mine, theirs })
  return theirs
}

/** Values by name after both sides changed them; `tell` hears the names of those that both changed differently. */
export function mergeValues(base: Values, mine: Values, theirs: Values, tell: (name: string, sides: Sides) => void): Record<string, unknown> {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const entries = [...names].map((name) => [name, mergeValue(base[name], mine[name], theirs[name], (sides) => tell(name, sides))] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

type Merging<T extends Item> = {
  /** Merges an item that both sides have. */
  merge: (base: T | undefined, mine: T, theirs: T) => T
  /** Hears of an item that one side removed and the other changed. */
  tell: (item: T, sides: Sides) => void
}

/** Items by id after both sides changed them. One that one side removed and the other changed is as the others have it. */
export function mergeItems<T extends Item>(base: readonly T[], mine: readonly T[], theirs: readonly T[], { merge, tell }: Merging<T>): Map<string, T> {
  const [old, my, their] = [byId(base), byId(mine), byId(theirs)]
  const merged = new Map<string, T>()
  for (const id of new Set([...their.keys(), ...my.keys()])) {
    const [before, mineNow, theirsNow] = [old.get(id), my.get(id), their.get(id)]
    const item = mineNow && theirsNow ? merge(before, mineNow, theirsNow) : oneSided(before, mineNow, theirsNow, tell)
    if (item) merged.set(id, item)
  }
  return merged
}

/** An item that only one side has: added by it, or removed by the other. */
function oneSided<T extends Item>(old: T | undefined, my: T | undefined, their: T | undefined, tell: Merging<T>['tell']): T | undefined {
  if (!old) return my ?? their
  const rest = my ?? their
  if (!rest || isSame(rest, old)) return undefined
  tell(rest, { mine: my ?? null, theirs: their ?? null })
  return their
}

/** The items with my version of this one at my position; null removes it. */
export function withItem<T extends Item>(items: readonly T[], mine: readonly T[], id: string, value: T | null): T[] {
  const others = items.filter((item) => item.id !== id)
  if (value === null) return others
  const order = placeItem(idsOf(others), idsOf(mine), id)
  return order.flatMap((itemId) => (itemId === id ? value : (others.find((item) => item.id === itemId) ?? [])))
}

/** Inserts an id after the one that precedes it in `mine`. */
export function placeItem(ids: readonly string[], mine: readonly string[], id: string): string[] {
  const before = mine.slice(0, mine.indexOf(id)).findLast((other) => ids.includes(other))
  return ids.toSpliced(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
}

export function idsOf(items: readonly Item[]): string[] {
  return items.map(({ id }) => id)
}

function byId<T extends Item>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]))
}
