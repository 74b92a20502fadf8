import { CONDITION } from '#block-engine/condition.ts'
import type { Block } from '#block-engine/define-block.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { classNames } from '#ui/class-names.ts'
import { useNotShown } from '../canvas/block/use-not-shown.ts'
import { ConditionPanel } from '../conditions/condition-panel.tsx'
import { groupTitle } from '../outline/block-title.ts'
import sortableCss from '../outline/sortable.module.css'
import type { useSortable } from '../outline/use-sortable.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { useWord } from '../words/use-word.ts'
import { FoldedFields } from './folded-fields.tsx'
import css from './inspector.module.css'
import type { GroupEdits } from './use-group-edits.ts'
import { inspectorWords } from './words.ts'

type GroupItemProps = {
  block: string
  group: StoredBlock['groups'][number]
  fields: NonNullable<Block['groups']>['fields']
  /** Counted from 0. */
  index: number
  total: number
  isShown: boolean
  /** True when the block may have no more groups. */
  isFull: boolean
  isOpen: boolean
  onToggle: () => void
  edits: GroupEdits
  handle: ReturnType<ReturnType<typeof useSortable>['handleOf']>
}

/** One group: its name, which opens its fields, and its actions. */
export function GroupItem({ block, group, fields, index, total, isShown, isFull, isOpen, onToggle, edits, handle }: GroupItemProps) {
  const word = useWord(inspectorWords)
  const notShown = useNotShown()
  const { id } = group
  const reason = isShown ? notShown(group.fields, fields) : word('hidden')
  const name = groupTitle(group.fields, fields) || word('group', { number: index + 1 })
  return (
    <li data-sort-id={id} className={classNames(sortableCss.item, css.group)} data-open={isOpen ? '' : undefined}>
      <div className={css.groupHead}>
        <span className={classNames(sortableCss.handle, css.handle)} title={word('drag')} {...handle}>
          <Icon name="drag" />
        </span>
        <button type="button" data-row="" className={css.groupName} aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="chevron-down" size={14} className={css.chevron} />
          <span className={css.groupTitle} dir="auto">
            {name}
          </span>
          {reason && <span className={css.note}>{reason}</span>}
        </button>
        <IconButton icon={isShown ? 'eye' : 'eye-off'} label={word(isShown ? 'hide_group' : 'show_group', { name })} onClick={() => edits.show(id, !isShown)} />
        <Menu
          label={word('group_more', { name })}
          entries={[
            { id: 'up', label: word('move_up'), icon: 'arrow-up', note: 'Alt+↑', isDisabled: index === 0, onSelect: () => edits.moveBy(id, -1) },
            { id: 'down', label: word('move_down'), icon: 'arrow-down', note: 'Alt+↓', isDisabled: index === total - 1, onSelect: () => edits.moveBy(id, 1) },
            { id: 'duplicate', label: word('duplicate'), icon: 'copy', isDisabled: isFull, onSelect: () => edits.duplicate(id) },
            null,
            { id: 'remove', label: word('remove'), icon: 'trash', isDanger: true, onSelect: () => edits.remove(id) },
          ]}
        />
      </div>
      {isOpen && (
        <div className={css.fields}>
          <FoldedFields block={block} group={id} fields={fields} />
          <ConditionPanel block={block} group={id} hasFallback={fields.some(({ symbol }) => symbol === CONDITION)} />
        </div>
      )}
    </li>
  )
}
