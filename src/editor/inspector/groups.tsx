import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Block } from '#block-engine/define-block.ts'
import { orderedGroups } from '../draft/block-edits.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useBlock, usePageEditor } from '../draft/use-page-editor.tsx'
import { findItem, useSortable } from '../outline/use-sortable.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Unseen } from '../ui/notices/unseen.tsx'
import { useWord } from '../words/use-word.ts'
import { GroupItem } from './group-item.tsx'
import { PinBoard } from './pin-board.tsx'
import css from './inspector.module.css'
import { useGroupEdits } from './use-group-edits.ts'
import { inspectorWords } from './words.ts'

const AddPictures = lazyPart(
  () => import('../media/add-pictures.tsx'),
  ({ AddPictures }) => AddPictures,
)

type GroupsTemplate = NonNullable<Block['groups']>

/** The repeatable groups of a block: add, copy, remove, reorder, hide, up to the template's maximum (B-305). */
// Long, since each edit of the list also moves the focus and is announced.
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
  const focusOn = (group: string) => requestAnimationFrame(() => findItem(list.current, group)?.querySelector<HTMLElement>('[data-row]')?.focus())
  const edits = useGroupEdits(id, template.fields, template.max, {
    onAdded(group) {
      setOpenId(group)
      focusOn(group)
    },
    onMoved(group, index, total) {
      setNews(word('moved', { number: index + 1, total }))
      focusOn(group)
    },
    onRemoved: (next) => next && focusOn(next),
  })
  const sortable = useSortable(edits.moveTo)

  // A request for a field of a closed group opens the group.
  useEffect(() => {
    if (focus?.block === id && focus.group) setOpenId(focus.group)
  }, [focus, id])

  // An item that was pressed on the page is opened.
  const pressed = useAtom(editor.$pressedItem)
  useEffect(() => {
    if (pressed?.block !== id) return
    setOpenId(pressed.group)
    editor.$pressedItem.set(null)
    requestAnimationFrame(() => findItem(list.current, pressed.group)?.scrollIntoView({ block: 'nearest' }))
  }, [pressed, id, editor])

  // The page shows the item that is open here.
  useEffect(() => {
    editor.$item.set(openId === null ? null : { block: id, group: openId })
    return () => editor.$item.set(null)
  }, [editor, id, openId])

  if (!block) return null
  const groups = orderedGroups(block)
  const { max } = template
  const isFull = max !== undefined && groups.length >= max
  const shownIds = new Set(block.active_positions)

  const onKeyDown = (event: KeyboardEvent) => {
    const group = (event.target as Element).closest('[data-row]')?.closest<HTMLElement>('[data-sort-id]')?.dataset.sortId
    if (!group || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    edits.moveBy(group, event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <section className={css.groups} aria-labelledby={headingId}>
      <GroupsHead id={headingId} count={groups.length} max={max} />
      {template.shown !== undefined && groups.length > template.shown && <p className={css.note}>{word('shown_only', { shown: template.shown })}</p>}
      {template.pins && <PinBoard block={block} template={template} pins={template.pins} groups={groups} chosenPin={openId} onChoose={setOpenId} />}
      <ol
        ref={(element) => {
          list.current = element
          sortable.list.ref(element)
        }}
        className={css.groupList}
        onKeyDown={onKeyDown}
      >
        {groups.map((group, index) => (
          <GroupItem
            key={group.id}
            block={id}
            group={group}
            fields={template.fields}
            index={index}
            total={groups.length}
            isShown={shownIds.has(group.id)}
            isFull={isFull}
            isOpen={openId === group.id}
            onToggle={() => setOpenId(openId === group.id ? null : group.id)}
            edits={edits}
            handle={sortable.handleOf(group.id)}
          />
        ))}
      </ol>
      <AddGroup max={max} isFull={isFull} fullId={fullId} onAdd={edits.add} />
      <AddItems template={template} count={groups.length} onAdd={edits.addWith} />
      <div aria-live="polite">
        <Unseen>{news}</Unseen>
      </div>
    </section>
  )
}

function GroupsHead({ id, count, max }: { id: string; count: number; max: number | undefined }) {
  const word = useWord(inspectorWords)
  return (
    <div className={css.groupsHead}>
      <h3 id={id} className={css.heading}>
        {word('groups')}
      </h3>
      <span className={css.count} data-full={max !== undefined && count >= max ? '' : undefined}>
        <bdi dir="ltr">{max === undefined ? word('count_open', { count }) : word('count', { count, max })}</bdi>
      </span>
    </div>
  )
}

/** Adds an item for each of many pictures, to blocks whose items show one. */
function AddItems({ template, count, onAdd }: { template: GroupsTemplate; count: number; onAdd: (symbol: string, values: readonly unknown[]) => void }) {
  const field = template.fields.find((one) => one.field_type === 'Image')
  if (!field) return null
  const most = template.max === undefined ? Number.POSITIVE_INFINITY : template.max - count
  return (
    <Suspense>
      <AddPictures
        most={most}
        onPick={(ids) =>
          onAdd(
            field.symbol,
            ids.map((id) => ({ id })),
          )
        }
      />
    </Suspense>
  )
}

type AddGroupProps = { max: number | undefined; isFull: boolean; fullId: string; onAdd: () => void }

function AddGroup({ max, isFull, fullId, onAdd }: AddGroupProps) {
  const word = useWord(inspectorWords)
  return (
    <>
      <Button icon="add" disabled={isFull} aria-describedby={isFull ? fullId : undefined} onClick={onAdd}>
        {word('add_group')}
      </Button>
      {isFull && max !== undefined && (
        <p id={fullId} className={css.note}>
          {word('full', { max })}
        </p>
      )}
    </>
  )
}
