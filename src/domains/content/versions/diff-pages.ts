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
  const { added, removed, moved } = movesOf(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  )
  const known = new Map(before.map((block) => [block.id, block]))
  const changes = after.flatMap((block, to): PageChange[] => {
    const place = { block: block.id, template: block.template }
    const old = known.get(block.id)
    if (!old || added.has(block.id)) return [{ kind: 'added', ...place, after: block, to }]
    const from = moved.get(block.id)
    return [...(from === undefined ? [] : [{ kind: 'moved' as const, ...place, from, to }]), ...diffBlock(old, block, place)]
  })
  const gone = before.flatMap((block, from): PageChange[] =>
    removed.has(block.id) ? [{ kind: 'removed', block: block.id, template: block.template, before: block, from }] : [],
  )
  return [...changes, ...gone]
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
  const { added, removed, moved } = movesOf(
    old.map(({ id }) => id),
    now.map(({ id }) => id),
  )
  const known = new Map(old.map((group) => [group.id, group]))
  const changes = now.flatMap((group, to): PageChange[] => {
    const here = { ...place, group: group.id }
    const former = known.get(group.id)
    if (!former || added.has(group.id)) return [{ kind: 'added', ...here, after: group, to }]
    const from = moved.get(group.id)
    const shown = [before, after].map(({ active_positions }) => active_positions.includes(group.id))
    return [
      ...(from === undefined ? [] : [{ kind: 'moved' as const, ...here, from, to }]),
      ...(shown[0] === shown[1] ? [] : [{ kind: 'changed' as const, ...here, field: '$is_shown', before: shown[0], after: shown[1] }]),
      ...changedValues(former.fields, group.fields, here),
    ]
  })
  const gone = old.flatMap((group, from): PageChange[] => (removed.has(group.id) ? [{ kind: 'removed', ...place, group: group.id, before: group, from }] : []))
  return [...changes, ...gone]
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
