import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { isSame } from '#kernel/json/is-same.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { movesOf } from './moves-of.ts'
import type { PageChange } from './page-change.ts'

type Group = StoredBlock['groups'][number]
type Place = Pick<PageChange, 'block' | 'template' | 'group'>

/** Every difference between two contents: page fields, then blocks in their new order, then blocks that are gone. */
export function diffPages(before: PageContent, after: PageContent): PageChange[] {
  const { blocks: blocksBefore, ...fieldsBefore } = before
  const { blocks: blocksAfter, ...fieldsAfter } = after
  return [...changedValues(fieldsBefore, fieldsAfter, {}), ...diffBlocks(blocksBefore, blocksAfter)]
}

function diffBlocks(before: readonly StoredBlock[], after: readonly StoredBlock[]): PageChange[] {
  const { addedIds, removedIds, movedIds } = movesOf(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  )
  const blocksBefore = new Map(before.map((block) => [block.id, block]))
  const changes = after.flatMap((block, to): PageChange[] => {
    const place = { block: block.id, template: block.template }
    const old = blocksBefore.get(block.id)
    if (!old || addedIds.has(block.id)) return [{ kind: 'added', ...place, after: block, to }]
    const from = movedIds.get(block.id)
    return [...(from === undefined ? [] : [{ kind: 'moved' as const, ...place, from, to }]), ...diffBlock(old, block, place)]
  })
  const removals = before.flatMap((block, from): PageChange[] =>
    removedIds.has(block.id) ? [{ kind: 'removed', block: block.id, template: block.template, before: block, from }] : [],
  )
  return [...changes, ...removals]
}

function diffBlock(before: StoredBlock, after: StoredBlock, place: Place): PageChange[] {
  const own = changedValues(restOf(before), restOf(after), place).map((change) => ({ ...change, field: `$${change.field}` }))
  return [...own, ...changedValues(before.fields, after.fields, place), ...diffGroups(before, after, place)]
}

/** Changes of a block's own properties: `is_hidden`, its template and version. */
function restOf({ fields: _fields, groups: _groups, positions: _positions, active_positions: _active, ...rest }: StoredBlock) {
  return rest
}

function diffGroups(before: StoredBlock, after: StoredBlock, place: Place): PageChange[] {
  const [old, now] = [groupsInOrder(before), groupsInOrder(after)]
  const { addedIds, removedIds, movedIds } = movesOf(
    old.map(({ id }) => id),
    now.map(({ id }) => id),
  )
  const groupsBefore = new Map(old.map((group) => [group.id, group]))
  const changes = now.flatMap((group, to): PageChange[] => {
    const here = { ...place, group: group.id }
    const former = groupsBefore.get(group.id)
    if (!former || addedIds.has(group.id)) return [{ kind: 'added', ...here, after: group, to }]
    const from = movedIds.get(group.id)
    const visibility = [before, after].map(({ active_positions }) => active_positions.includes(group.id))
    return [
      ...(from === undefined ? [] : [{ kind: 'moved' as const, ...here, from, to }]),
      ...(visibility[0] === visibility[1] ? [] : [{ kind: 'changed' as const, ...here, field: '$is_shown', before: visibility[0], after: visibility[1] }]),
      ...changedValues(former.fields, group.fields, here),
    ]
  })
  const removals = old.flatMap((group, from): PageChange[] =>
    removedIds.has(group.id) ? [{ kind: 'removed', ...place, group: group.id, before: group, from }] : [],
  )
  return [...changes, ...removals]
}

/** Groups in the order in which they are shown; groups that `positions` omits come last. */
function groupsInOrder({ groups, positions }: StoredBlock): Group[] {
  const place = new Map(positions.map((id, index) => [id, index]))
  const placeOf = ({ id }: Group) => place.get(id) ?? positions.length
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function changedValues(before: Record<string, unknown>, after: Record<string, unknown>, place: Place): PageChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]))
  return names.map((field) => ({ kind: 'changed', ...place, field, before: before[field], after: after[field] }))
}
