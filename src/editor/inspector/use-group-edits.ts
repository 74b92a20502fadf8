import type { FieldDef } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { newGroup, orderedGroups, withGroup, withGroupCopy, withGroupShown, withMovedGroup, withoutGroup } from '../draft/block-edits.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'

/** The edits of a block's groups. */
export type GroupEdits = {
  add: () => void
  /** Adds an item for each value of one of its fields, as one step of the history, up to the maximum. */
  addWith: (symbol: string, values: readonly unknown[]) => void
  duplicate: (group: string) => void
  remove: (group: string) => void
  /** To a place counted from 0. */
  moveTo: (group: string, index: number) => void
  moveBy: (group: string, steps: number) => void
  show: (group: string, isShown: boolean) => void
}

type Reactions = {
  /** A group is new. */
  onAdded: (group: string) => void
  /** A group was moved by a key or by the menu. */
  onMoved: (group: string, index: number, total: number) => void
  /** A group was removed; `next` is the one that takes its place in the list. */
  onRemoved: (next: string | undefined) => void
}

/** Edits of the groups of one block, which never has more than `max`. */
export function useGroupEdits(id: string, fields: readonly FieldDef[], max: number | undefined, { onAdded, onMoved, onRemoved }: Reactions): GroupEdits {
  const { changeBlock, document } = usePageEditor()
  const change = (apply: (block: StoredBlock) => StoredBlock) => changeBlock(id, apply)
  const groupIds = () => {
    const block = document.block(id)
    return block ? orderedGroups(block).map((group) => group.id) : []
  }
  const isFull = () => max !== undefined && groupIds().length >= max
  const moveTo = (group: string, index: number) => change((block) => withMovedGroup(block, group, index))
  return {
    add() {
      if (isFull()) return
      const group = newGroup(fields)
      change((block) => withGroup(block, group))
      onAdded(group.id)
    },
    addWith(symbol, values) {
      const room = max === undefined ? values.length : max - groupIds().length
      const newGroups = values.slice(0, Math.max(0, room)).map((value) => {
        const group = newGroup(fields)
        return { ...group, fields: { ...group.fields, [symbol]: value } }
      })
      change((block) => newGroups.reduce<StoredBlock>((before, group) => withGroup(before, group), block))
      const [first] = newGroups
      if (first) onAdded(first.id)
    },
    duplicate(group) {
      const block = document.block(id)
      const copy = block && !isFull() ? withGroupCopy(block, group) : null
      if (!copy) return
      change(() => copy.block)
      onAdded(copy.id)
    },
    remove(group) {
      const ids = groupIds()
      const index = ids.indexOf(group)
      change((block) => withoutGroup(block, group))
      onRemoved(ids[index + 1] ?? ids[index - 1])
    },
    moveTo,
    moveBy(group, steps) {
      const ids = groupIds()
      const index = ids.indexOf(group) + steps
      if (index < 0 || index >= ids.length) return
      moveTo(group, index)
      onMoved(group, index, ids.length)
    },
    show: (group, isShown) => change((block) => withGroupShown(block, group, isShown)),
  }
}
