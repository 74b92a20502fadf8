import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { isSame } from './is-same.ts'
import { mergeOrder } from './merge-order.ts'
import type { PageContent } from './page-content.ts'

type Group = StoredBlock['groups'][number]

/**
 * Two people gave the same thing different values. `field` is a page field, a symbol of the template, or begins with `$`: `$block`
 * and `$group` are the whole of one, which one side removed (null) while the other changed it; `$is_hidden`, `$template` and
 * `$version` belong to a block.
 */
export type Conflict = { block?: string; group?: string; field: string; mine: unknown; theirs: unknown }

type Values = Record<string, unknown>
type Place = { block?: string; group?: string }

/**
 * Merges what two people made of the same content. Different blocks, groups and fields merge; where both changed one
 * field differently the merged content holds theirs and a conflict tells of mine, which {@link keepMine} takes instead.
 */
export function mergeContent(base: PageContent, mine: PageContent, theirs: PageContent): { merged: PageContent; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const [baseFields, mineFields, theirFields] = [base, mine, theirs].map(({ blocks: _blocks, ...fields }) => fields as Values)
  const fields = mergeValues(baseFields ?? {}, mineFields ?? {}, theirFields ?? {}, (field) => ({ field }), conflicts)
  const blocks = mergeItems(base.blocks, mine.blocks, theirs.blocks, (one) => ({ block: one.id, field: '$block' }), mergeBlock, conflicts)
  const order = mergeOrder(idsOf(base.blocks), idsOf(mine.blocks), idsOf(theirs.blocks), new Set(blocks.keys()))
  return { merged: { ...fields, blocks: order.flatMap((id) => blocks.get(id) ?? []) } as PageContent, conflicts }
}

/** The merged content with my side of a conflict; `mine` is what was merged, for the places of blocks and groups. */
export function keepMine(merged: PageContent, mine: PageContent, { block: blockId, group: groupId, field, mine: value }: Conflict): PageContent {
  if (blockId === undefined) return { ...merged, [field]: value }
  if (field === '$block') return { ...merged, blocks: withItem(merged.blocks, mine.blocks, blockId, value as StoredBlock | null) }
  const mineBlock = mine.blocks.find(({ id }) => id === blockId)
  const blocks = merged.blocks.map((block) => {
    if (block.id !== blockId || !mineBlock) return block
    if (groupId === undefined) return withField(block, field, value)
    if (field === '$group') return withGroup(block, mineBlock, groupId, value as Group | null)
    return { ...block, groups: block.groups.map((group) => (group.id === groupId ? withField(group, field, value) : group)) }
  })
  return { ...merged, blocks }
}

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id)
}

/** A three-way merge of one value: where one side changed nothing, the other side's value wins. `undefined` means absent. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown, conflict: () => Omit<Conflict, 'mine' | 'theirs'>, conflicts: Conflict[]): unknown {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  conflicts.push({ ...conflict(), mine, theirs })
  return theirs
}

function mergeValues(base: Values, mine: Values, theirs: Values, place: (field: string) => Omit<Conflict, 'mine' | 'theirs'>, conflicts: Conflict[]): Values {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const entries = [...names].map((name) => [name, mergeValue(base[name], mine[name], theirs[name], () => place(name), conflicts)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

type Item = { id: string }
type MergeItem<T> = (base: T | undefined, mine: T, theirs: T, conflicts: Conflict[]) => T

/** Items by id after both sides changed them. An item that one side removed and the other changed is a conflict. */
function mergeItems<T extends Item>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  whole: (item: T) => Omit<Conflict, 'mine' | 'theirs'>,
  merge: MergeItem<T>,
  conflicts: Conflict[],
): Map<string, T> {
  const [old, my, their] = [byId(base), byId(mine), byId(theirs)]
  const merged = new Map<string, T>()
  for (const id of new Set([...their.keys(), ...my.keys()])) {
    const [before, mineNow, theirsNow] = [old.get(id), my.get(id), their.get(id)]
    const item = mineNow && theirsNow ? merge(before, mineNow, theirsNow, conflicts) : oneSided(before, mineNow, theirsNow, whole, conflicts)
    if (item) merged.set(id, item)
  }
  return merged
}

function byId<T extends Item>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]))
}

/** An item that only one side has: added by it, or removed by the other. */
function oneSided<T extends Item>(
  old: T | undefined,
  my: T | undefined,
  their: T | undefined,
  whole: (item: T) => Omit<Conflict, 'mine' | 'theirs'>,
  conflicts: Conflict[],
): T | undefined {
  if (!old) return my ?? their
  const rest = my ?? their
  if (!rest || isSame(rest, old)) return undefined
  conflicts.push({ ...whole(rest), mine: my ?? null, theirs: their ?? null })
  return their
}

function mergeBlock(base: StoredBlock | undefined, mine: StoredBlock, theirs: StoredBlock, conflicts: Conflict[]): StoredBlock {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  const block = mine.id
  const old = base ?? { ...theirs, fields: {}, groups: [], positions: [], active_positions: [] }
  const rest = mergeValues(restOf(old), restOf(mine), restOf(theirs), (field) => ({ block, field: `$${field}` }), conflicts)
  const fields = mergeValues(old.fields, mine.fields, theirs.fields, (field) => ({ block, field }), conflicts)
  const groups = mergeItems(
    old.groups,
    mine.groups,
    theirs.groups,
    ({ id }) => ({ block, group: id, field: '$group' }),
    (oldGroup, myGroup, theirGroup, into) => mergeGroup({ block, group: myGroup.id }, [oldGroup, myGroup, theirGroup], into),
    conflicts,
  )
  const kept = new Set(groups.keys())
  const stored = mergeOrder(idsOf(old.groups), idsOf(mine.groups), idsOf(theirs.groups), kept)
  return {
    ...rest,
    id: block,
    fields,
    groups: stored.flatMap((id) => groups.get(id) ?? []),
    positions: mergeOrder(old.positions, mine.positions, theirs.positions, kept),
    // Whether a group is shown has two values only, so that two people who change it agree.
    active_positions: mergeOrder(old.active_positions, mine.active_positions, theirs.active_positions, shownOf(old, mine, theirs, kept)),
  } as StoredBlock
}

function mergeGroup(place: Required<Place>, [base, mine, theirs]: readonly [Group | undefined, Group, Group], conflicts: Conflict[]): Group {
  return { ...theirs, fields: mergeValues(base?.fields ?? {}, mine.fields, theirs.fields, (field) => ({ ...place, field }), conflicts) }
}

function shownOf(base: StoredBlock, mine: StoredBlock, theirs: StoredBlock, kept: ReadonlySet<string>): Set<string> {
  const isShown = ({ active_positions }: StoredBlock, id: string) => active_positions.includes(id)
  const has = ({ groups }: StoredBlock, id: string) => groups.some((group) => group.id === id)
  return new Set(
    [...kept].filter((id) => {
      if (!has(mine, id)) return isShown(theirs, id)
      if (!has(theirs, id) || isShown(theirs, id) === isShown(base, id)) return isShown(mine, id)
      return isShown(theirs, id)
    }),
  )
}

/** The properties of a block other than its values, its groups and their order. */
function restOf({ fields: _fields, groups: _groups, positions: _positions, active_positions: _active, ...rest }: StoredBlock): Values {
  return rest
}

function withField<T extends { fields: Values }>(owner: T, field: string, value: unknown): T {
  if (field.startsWith('$')) return withoutUndefined({ ...owner, [field.slice(1)]: value })
  return { ...owner, fields: withoutUndefined({ ...owner.fields, [field]: value }) }
}

function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

/** The items with my version of this one at my position; null removes it. */
function withItem<T extends Item>(items: readonly T[], mine: readonly T[], id: string, value: T | null): T[] {
  const others = items.filter((item) => item.id !== id)
  if (value === null) return others
  const order = placed(
    others.map((item) => item.id),
    idsOf(mine),
    id,
  )
  return order.flatMap((itemId) => (itemId === id ? value : (others.find((item) => item.id === itemId) ?? [])))
}

function withGroup(block: StoredBlock, mine: StoredBlock, id: string, value: Group | null): StoredBlock {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id)
  return {
    ...block,
    groups: withItem(block.groups, mine.groups, id, value),
    positions: value ? placed(without(block.positions), mine.positions, id) : without(block.positions),
    active_positions:
      value && mine.active_positions.includes(id) ? placed(without(block.active_positions), mine.active_positions, id) : without(block.active_positions),
  }
}

/** Inserts an id after the one that precedes it in `mine`. */
function placed(ids: readonly string[], mine: readonly string[], id: string): string[] {
  const before = mine.slice(0, mine.indexOf(id)).findLast((other) => ids.includes(other))
  return ids.toSpliced(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
}
