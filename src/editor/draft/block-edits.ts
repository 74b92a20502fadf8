import type { Block, Example } from '#block-engine/define-block.ts'
import type { FieldDef } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageContent } from '#domains/content/index.ts'
import { presetField } from './preset-field.ts'

type Group = StoredBlock['groups'][number]
type Values = Record<string, unknown>

/** A new id of a block or a group: 12 random hexadecimal digits. */
export function newId(kind: 'b' | 'g'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return `${kind}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The new blocks of a template: its first example, and the blocks that it owns (B-116). */
export function newBlocks(block: Block, examples: readonly Example[] = []): StoredBlock[] {
  const example = examples[0]
  const own = blockOf(block.symbol, block.version, example?.fields ?? {}, example?.groups ?? [])
  return [own, ...(example?.owned ?? []).map(({ template, fields }) => blockOf(template, 1, fields, []))]
}

function blockOf(template: string, version: number, fields: Values, groupValues: readonly Values[]): StoredBlock {
  const groups = groupValues.map((values) => ({ id: newId('g'), fields: structuredClone(values) as Values }))
  const positions = groups.map(({ id }) => id)
  return { id: newId('b'), template, version, fields: structuredClone(fields), groups, positions, active_positions: [...positions] }
}

/** A new group with the preset values of its template. */
export function newGroup(fields: readonly FieldDef[]): Group {
  const presets = fields.map(presetField).filter(({ value }) => value !== null && value !== '')
  return { id: newId('g'), fields: structuredClone(Object.fromEntries(presets.map(({ symbol, value }) => [symbol, value]))) }
}

/** A copy that can stand beside its original: everything is the same but the ids of block and groups. */
export function copyBlock(block: StoredBlock): StoredBlock {
  const ids = new Map(block.groups.map(({ id }) => [id, newId('g')]))
  const renamed = (list: readonly string[]) => list.flatMap((id) => ids.get(id) ?? [])
  return {
    ...structuredClone(block),
    id: newId('b'),
    groups: block.groups.map((group) => ({ ...structuredClone(group), id: ids.get(group.id) ?? newId('g') })),
    positions: renamed(block.positions),
    active_positions: renamed(block.active_positions),
  }
}

export function indexOfBlock({ blocks }: PageContent, id: string | null): number {
  return id === null ? -1 : blocks.findIndex((block) => block.id === id)
}

export function withBlocks(content: PageContent, blocks: readonly StoredBlock[], index: number): PageContent {
  return { ...content, blocks: content.blocks.toSpliced(index, 0, ...blocks) }
}

export function withBlock(content: PageContent, id: string, change: (block: StoredBlock) => StoredBlock): PageContent {
  const index = indexOfBlock(content, id)
  const block = content.blocks[index]
  return block ? { ...content, blocks: content.blocks.with(index, change(block)) } : content
}

/**
 * Puts the blocks in the order of `ids`; `blocksMade` are the new ones. A block that is not in `ids`, because somebody else has just added it, stays after its
 * predecessor. Returns the same content when nothing moved.
 */
export function withOrder(content: PageContent, ids: readonly string[], blocksMade: ReadonlyMap<string, StoredBlock>): PageContent {
  const blocksById = new Map(content.blocks.map((block) => [block.id, block]))
  const blocks = ids.flatMap((id) => blocksById.get(id) ?? blocksMade.get(id) ?? [])
  const namedIds = new Set(ids)
  content.blocks.forEach((block, index) => {
    if (namedIds.has(block.id)) return
    const before = content.blocks[index - 1]
    blocks.splice(before ? blocks.indexOf(before) + 1 : 0, 0, block)
  })
  const isSameOrder = blocks.length === content.blocks.length && blocks.every((block, index) => block === content.blocks[index])
  return isSameOrder ? content : { ...content, blocks }
}

/** Sets one value of a block, or of one of its groups. Undefined removes it, so that the default applies. */
export function withValue(block: StoredBlock, groupId: string | null, symbol: string, value: unknown): StoredBlock {
  if (groupId === null) return { ...block, fields: set(block.fields, symbol, value) }
  const groups = block.groups.map((group) => (group.id === groupId ? { ...group, fields: set(group.fields, symbol, value) } : group))
  return { ...block, groups }
}

function set(values: Values, symbol: string, value: unknown): Values {
  const { [symbol]: _old, ...rest } = values
  return value === undefined ? rest : { ...values, [symbol]: value }
}

export function withHidden(block: StoredBlock, isHidden: boolean): StoredBlock {
  const { is_hidden: _old, ...rest } = block
  return isHidden ? { ...rest, is_hidden: true } : rest
}

/** Adds a shown group; at the end unless `after` names another. */
export function withGroup(block: StoredBlock, group: Group, after?: string): StoredBlock {
  const place = (list: readonly string[]) => {
    const index = after === undefined ? -1 : list.indexOf(after)
    return list.toSpliced(index < 0 ? list.length : index + 1, 0, group.id)
  }
  const positions = place(block.positions)
  const shownIds = new Set([...block.active_positions, group.id])
  return { ...block, groups: [...block.groups, group], positions, active_positions: positions.filter((id) => shownIds.has(id)) }
}

export function withGroupCopy(block: StoredBlock, groupId: string): { block: StoredBlock; id: string } | null {
  const group = block.groups.find(({ id }) => id === groupId)
  if (!group) return null
  const copy = { ...structuredClone(group), id: newId('g') }
  return { block: withGroup(block, copy, groupId), id: copy.id }
}

export function withoutGroup(block: StoredBlock, groupId: string): StoredBlock {
  const others = (list: readonly string[]) => list.filter((id) => id !== groupId)
  return {
    ...block,
    groups: block.groups.filter(({ id }) => id !== groupId),
    positions: others(block.positions),
    active_positions: others(block.active_positions),
  }
}

export function withMovedGroup(block: StoredBlock, groupId: string, index: number): StoredBlock {
  const from = block.positions.indexOf(groupId)
  if (from < 0) return block
  const positions = block.positions.toSpliced(from, 1).toSpliced(clamp(index, block.positions.length), 0, groupId)
  const shownIds = new Set(block.active_positions)
  return { ...block, positions, active_positions: positions.filter((id) => shownIds.has(id)) }
}

/** Shows or hides a group. */
export function withGroupShown(block: StoredBlock, groupId: string, isShown: boolean): StoredBlock {
  const shownIds = new Set(block.active_positions)
  if (isShown) shownIds.add(groupId)
  else shownIds.delete(groupId)
  return { ...block, active_positions: block.positions.filter((id) => shownIds.has(id)) }
}

/** The groups of a block in order; groups without a stored position come last, so that they stay reachable. */
export function orderedGroups(block: StoredBlock): Group[] {
  const byId = new Map(block.groups.map((group) => [group.id, group]))
  const groupsInOrder = block.positions.flatMap((id) => byId.get(id) ?? [])
  return [...groupsInOrder, ...block.groups.filter(({ id }) => !block.positions.includes(id))]
}

const clamp = (index: number, length: number) => Math.max(0, Math.min(index, length - 1))
