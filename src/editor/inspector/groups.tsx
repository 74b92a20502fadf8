import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Block } from '#block-engine/define-block.ts'
import type { StoredBlock } from '#block-engine/stored-block.ts'
import { classNames } from '#ui/class-names.ts'
import { newGroup, orderedGroups, withGroup, withGroupCopy, withGroupShown, withMovedGroup, withoutGroup } from '../draft/block-edits.ts'
import { useAtom, useBlock, usePageEditor } from '../draft/use-page-editor.tsx'
import { groupTitle } from '../outline/block-title.ts'
import sortableCss from '../outline/sortable.module.css'
import { findItem, useSortable } from '../outline/use-sortable.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Unseen } from '../ui/unseen.tsx'
import { useWord } from '../words/use-word.ts'
import { FieldRow } from './field-row.tsx'
import css from './inspector.module.css'
import { inspectorWords } from './words.ts'

type GroupsTemplate = NonNullable<Block['groups']>

/** The repeatable groups of a block: add, copy, remove, reorder, hide, up to the template's maximum (B-305). */
export function Groups({ id, template }: { id: string; template: GroupsTemplate }) {
  const editor = usePageEditor()
  const word = useWord(inspectorWords)
  const block = useBlock(id)
  const [openId, setOpenId] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const list = useRef<HTMLOListElement | null>(null)
  const headingId = useId()
  const fullId = useId()
  const focus = useAtom(editor.$focus)
  const change = (apply: (now: StoredBlock) => StoredBlock) => editor.changeBlock(id, apply)
  const sortable = useSortable((group, index) => change((now) => withMovedGroup(now, group, index)))

  // A problem may lie inside of a group that is closed.
  useEffect(() => {
    if (focus?.block === id && focus.group) setOpenId(focus.group)
  }, [focus, id])

  if (!block) return null
  const groups = orderedGroups(block)
  const { max } = template
  const isFull = max !== undefined && groups.length >= max
  const shown = new Set(block.active_positions)

  const focusOn = (group: string) => requestAnimationFrame(() => findItem(list.current, group)?.querySelector<HTMLElement>('[data-row]')?.focus())
  const add = () => {
    if (isFull) return
    const group = newGroup(template.fields)
    change((now) => withGroup(now, group))
    setOpenId(group.id)
    focusOn(group.id)
  }
  const move = (group: string, steps: number) => {
    const index = groups.findIndex((one) => one.id === group) + steps
    if (index < 0 || index >= groups.length) return
    change((now) => withMovedGroup(now, group, index))
    setNews(word('moved', { number: index + 1, total: groups.length }))
    focusOn(group)
  }
  const remove = (group: string) => {
    const index = groups.findIndex((one) => one.id === group)
    const next = groups[index + 1] ?? groups[index - 1]
    change((now) => withoutGroup(now, group))
    if (next) focusOn(next.id)
  }
  const duplicate = (group: string) => {
    const copied = block && !isFull ? withGroupCopy(block, group) : null
    if (!copied) return
    change(() => copied.block)
    setOpenId(copied.id)
    focusOn(copied.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const group = (event.target as Element).closest('[data-row]')?.closest<HTMLElement>('[data-sort-id]')?.dataset.sortId
    if (!group || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(group, event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <section className={css.groups} aria-labelledby={headingId}>
      <div className={css.groupsHead}>
        <h3 id={headingId} className={css.heading}>
          {word('groups')}
        </h3>
        <span className={css.count} data-full={isFull ? '' : undefined}>
          <bdi dir="ltr">{max === undefined ? word('count_open', { count: groups.length }) : word('count', { count: groups.length, max })}</bdi>
        </span>
      </div>
      {template.shown !== undefined && groups.length > template.shown && <p className={css.note}>{word('shown_only', { shown: template.shown })}</p>}
      <ol
        ref={(element) => {
          list.current = element
          sortable.list.ref(element)
        }}
        className={css.groupList}
        onKeyDown={onKeyDown}
      >
        {groups.map((group, index) => {
          const name = groupTitle(group.fields, template.fields) || word('group', { number: index + 1 })
          const isShown = shown.has(group.id)
          const isOpen = openId === group.id
          return (
            <li key={group.id} data-sort-id={group.id} className={classNames(sortableCss.item, css.group)} data-open={isOpen ? '' : undefined}>
              <div className={css.groupHead}>
                <span className={classNames(sortableCss.handle, css.handle)} title={word('drag')} {...sortable.handleOf(group.id)}>
                  <Icon name="drag" />
                </span>
                <button type="button" data-row="" className={css.groupName} aria-expanded={isOpen} onClick={() => setOpenId(isOpen ? null : group.id)}>
                  <Icon name="chevron-down" size={14} className={css.chevron} />
                  <span className={css.groupTitle} dir="auto">
                    {name}
                  </span>
                  {!isShown && <span className={css.note}>{word('hidden')}</span>}
                </button>
                <IconButton
                  icon={isShown ? 'eye' : 'eye-off'}
                  label={word(isShown ? 'hide_group' : 'show_group', { name })}
                  onClick={() => change((now) => withGroupShown(now, group.id, !isShown))}
                />
                <Menu
                  label={word('group_more', { name })}
                  entries={[
                    { id: 'up', label: word('move_up'), icon: 'arrow-up', note: 'Alt+↑', isDisabled: index === 0, onSelect: () => move(group.id, -1) },
                    {
                      id: 'down',
                      label: word('move_down'),
                      icon: 'arrow-down',
                      note: 'Alt+↓',
                      isDisabled: index === groups.length - 1,
                      onSelect: () => move(group.id, 1),
                    },
                    { id: 'duplicate', label: word('duplicate'), icon: 'copy', isDisabled: isFull, onSelect: () => duplicate(group.id) },
                    null,
                    { id: 'remove', label: word('remove'), icon: 'trash', isDanger: true, onSelect: () => remove(group.id) },
                  ]}
                />
              </div>
              {isOpen && (
                <div className={css.fields}>
                  {template.fields.map((field) => (
                    <FieldRow key={field.symbol} block={id} group={group.id} field={field} />
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <Button icon="add" disabled={isFull} aria-describedby={isFull ? fullId : undefined} onClick={add}>
        {word('add_group')}
      </Button>
      {isFull && (
        <p id={fullId} className={css.note}>
          {word('full', { max })}
        </p>
      )}
      <div aria-live="polite">
        <Unseen>{news}</Unseen>
      </div>
    </section>
  )
}
