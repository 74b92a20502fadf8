import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { mergeOrder } from '#kernel/json/merge-order.ts'
import { idsOf, mergeItems, mergeValues, placeItem, type Sides, type Values, withItem } from '#kernel/json/merge-parts.ts'
import type { PageContent } from './page-content.ts'

type Group = StoredBlock['groups'][number]

/**
 * Two people gave the same thing different values. `field` is a page field, a symbol of the template, or begins with `$`: `$block`
 * and `$group` are the whole of one, which one side removed (null) while the other changed it; `$is_hidden`, `$template` and
 * `$version` belong to a block.
 */
export type Conflict = { block?: string; group?: string; field: string; mine: unknown; theirs: unknown }

type Place = { block?: string; group?: string }
type Tell = (place: Omit<Conflict, 'mine' | 'theirs'>, sides: Sides) => void

/**
 * Merges what two people made of the same content. Different blocks, groups and fields merge; where both changed one
 * field differently the merged content holds theirs and a conflict tells of mine, which {@link keepMine} takes instead.
 */
export function mergeContent(base: PageContent, mine: PageContent, theirs: PageContent): { merged: PageContent; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const tell: Tell = (place, sides) => conflicts.push({ ...place, ...sides })
  const fields = mergeValues(fieldsOf(base), fieldsOf(mine), fieldsOf(theirs), (field, sides) => tell({ field }, sides))
  const blocks = mergeItems(base.blocks, mine.blocks, theirs.blocks, {
    merge: (old, my, their) => mergeBlock(old, my, their, tell),
    tell: ({ id }, sides) => tell({ block: id, field: '$block' }, sides),
  })
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

function fieldsOf({ blocks: _blocks, ...fields }: PageContent): Values {
  return fields
}

function mergeBlock(base: StoredBlock | undefined, mine: StoredBlock, theirs: StoredBlock, tell: Tell): StoredBlock {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  const block = mine.id
  const old = base ?? { ...theirs, fields: {}, groups: [], positions: [], active_positions: [] }
  const rest = mergeValues(restOf(old), restOf(mine), restOf(theirs), (field, sides) => tell({ block, field: `$${field}` }, sides))
  const fields = mergeValues(old.fields, mine.fields, theirs.fields, (field, sides) => tell({ block, field }, sides))
  const groups = mergeItems(old.groups, mine.groups, theirs.groups, {
    merge: (oldGroup, my, their) => mergeGroup({ block, group: my.id }, [oldGroup, my, their], tell),
    tell: ({ id }, sides) => tell({ block, group: id, field: '$group' }, sides),
  })
  const groupIds = new Set(groups.keys())
  const storedOrder = mergeOrder(idsOf(old.groups), idsOf(mine.groups), idsOf(theirs.groups), groupIds)
  return {
    ...rest,
    id: block,
    fields,
    groups: storedOrder.flatMap((id) => groups.get(id) ?? []),
    positions: mergeOrder(old.positions, mine.positions, theirs.positions, groupIds),
    // Whether a group is shown has two values only, so that two people who change it agree.
    active_positions: mergeOrder(old.active_positions, mine.active_positions, theirs.active_positions, shownOf(old, mine, theirs, groupIds)),
  } as StoredBlock
}

function mergeGroup(place: Required<Place>, [base, mine, theirs]: readonly [Group | undefined, Group, Group], tell: Tell): Group {
  return { ...theirs, fields: mergeValues(base?.fields ?? {}, mine.fields, theirs.fields, (field, sides) => tell({ ...place, field }, sides)) }
}

function shownOf(base: StoredBlock, mine: StoredBlock, theirs: StoredBlock, groupIds: ReadonlySet<string>): Set<string> {
  const isShown = ({ active_positions }: StoredBlock, id: string) => active_positions.includes(id)
  const has = ({ groups }: StoredBlock, id: string) => groups.some((group) => group.id === id)
  return new Set(
    [...groupIds].filter((id) => {
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

function withGroup(block: StoredBlock, mine: StoredBlock, id: string, value: Group | null): StoredBlock {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id)
  return {
    ...block,
    groups: withItem(block.groups, mine.groups, id, value),
    positions: value ? placeItem(without(block.positions), mine.positions, id) : without(block.positions),
    active_positions:
      value && mine.active_positions.includes(id) ? placeItem(without(block.active_positions), mine.active_positions, id) : without(block.active_positions),
  }
}
