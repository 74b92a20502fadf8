import { type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { blockTemplates, isTemplate } from '../catalogue/block-templates.ts'
import { classNames } from '#ui/class-names.ts'
import { useCanvasWorld } from '../canvas/canvas-context.tsx'
import { useNotShown } from '../canvas/block/use-not-shown.ts'
import { openPicker } from '../catalogue/open-picker.ts'
import { onBlock } from '../comments/begin-comment.ts'
import { CommentCount } from '../comments/comment-count.tsx'
import { commentWords } from '../comments/words.ts'
import { useTemplateName } from '../catalogue/template-name.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useBlock, useOrder, usePageEditor } from '../draft/use-page-editor.tsx'
import { copyToClipboard } from '../keyboard/clipboard.ts'
import { wholeUrl } from '#domains/media/ui/index.ts'
import { useSectionName } from '../sections/sections-store.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { EmptyState } from '../ui/notices/notice.tsx'
import { Unseen } from '../ui/notices/unseen.tsx'
import { useWord } from '../words/use-word.ts'
import { blockPicture, blockTitle } from './block-title.ts'
import css from './outline.module.css'
import sortableCss from './sortable.module.css'
import { findItem, useSortable } from './use-sortable.ts'
import { outlineWords } from './words.ts'

/** The blocks of the page as a list, in which they are selected, moved, hidden and deleted, by pointer or keyboard (C-425). Long, since keys and rows share the list. */
export function Outline() {
  const editor = usePageEditor()
  const word = useWord(outlineWords)
  const order = useOrder()
  const selected = useAtom(editor.$selected)
  const chosenIds = useAtom(editor.$chosen)
  const { list, handleOf } = useSortable(editor.moveTo)
  const root = useRef<HTMLOListElement | null>(null)
  const focusOn = (id: string | null | undefined) => {
    if (id === undefined || id === null) return
    const focus = () => findItem(root.current, id)?.querySelector<HTMLElement>('[data-row]')?.focus()
    focus()
    // A row that moves in the document loses the focus, so it gets it again after that.
    requestAnimationFrame(focus)
  }

  // A block that is selected elsewhere is scrolled into view here.
  useEffect(() => {
    if (selected !== null) findItem(root.current, selected)?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')
    const id = row?.closest<HTMLElement>('[data-sort-id]')?.dataset.sortId
    if (!row || id === undefined || event.ctrlKey || event.metaKey) return
    const index = order.indexOf(id)
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      editor.step(id, event.key === 'ArrowUp' ? 'up' : 'down')
      focusOn(id)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      editor.remove(id)
      focusOn(editor.$selected.get())
    } else if (event.key === 'Enter') editor.$focus.set({ block: id })
    else {
      const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: order.length - 1 }[event.key]
      if (to === undefined) return
      const next = order[to]
      if (next !== undefined) (event.shiftKey ? editor.extendTo : editor.select)(next)
      focusOn(next)
    }
    event.preventDefault()
    event.stopPropagation()
  }

  if (order.length === 0) return <NoBlocks />
  const reached = selected !== null && order.includes(selected) ? selected : order[0]
  return (
    <div className={css.outline}>
      <p className={css.hint} id="outline-hint">
        {word('hint')}
      </p>
      <ol
        ref={(element) => {
          root.current = element
          list.ref(element)
        }}
        className={css.list}
        aria-label={word('outline')}
        aria-describedby="outline-hint"
        onKeyDown={onKeyDown}
      >
        {order.map((id, index) => (
          <li
            key={id}
            data-sort-id={id}
            className={classNames(sortableCss.item, css.item)}
            data-selected={id === selected ? '' : undefined}
            data-chosen={chosenIds.includes(id) ? '' : undefined}
          >
            {index === 0 && <AddBetween index={0} isReached={id === reached} />}
            <Row
              id={id}
              position={index + 1}
              total={order.length}
              isSelected={id === selected}
              isChosen={chosenIds.includes(id)}
              isReached={id === reached}
              handle={handleOf(id)}
            />
            <AddBetween index={index + 1} isReached={id === reached} />
          </li>
        ))}
      </ol>
      <Button icon="add" className={css.add} onClick={({ currentTarget }) => openPicker({ origin: currentTarget })}>
        {word('add')}
      </Button>
    </div>
  )
}

function NoBlocks() {
  const word = useWord(outlineWords)
  return (
    <EmptyState
      icon="page"
      title={word('empty')}
      action={
        <Button variant="primary" icon="add" onClick={({ currentTarget }) => openPicker({ origin: currentTarget })}>
          {word('add')}
        </Button>
      }
    />
  )
}

/** The button between two blocks that puts a new one there. */
function AddBetween({ index, isReached }: { index: number; isReached: boolean }) {
  const word = useWord(outlineWords)
  return (
    <button
      type="button"
      className={css.between}
      data-place={index === 0 ? 'before' : 'after'}
      aria-label={word('add_at', { position: index + 1 })}
      title={word('add_at', { position: index + 1 })}
      tabIndex={isReached ? 0 : -1}
      onClick={({ currentTarget }) => openPicker({ origin: currentTarget, index })}
    >
      <Icon name="add" size={12} />
    </button>
  )
}

type RowProps = {
  id: string
  position: number
  total: number
  isSelected: boolean
  isChosen: boolean
  isReached: boolean
  handle: ReturnType<ReturnType<typeof useSortable>['handleOf']>
}

const Row = memo(
  // Long, since its menu lists all that can be done with a block.
  function Row({ id, position, total, isSelected, isChosen, isReached, handle }: RowProps) {
    const editor = usePageEditor()
    const word = useWord(outlineWords)
    const comment = useWord(commentWords)
    const nameOf = useTemplateName()
    const notShown = useNotShown()
    const block = useBlock(id)
    const { session } = editor
    const isFaulty = useAtom(session.$problems).some((problem) => problem.block === id)
    const ofSection = useSectionName(block)
    const ownTitle = useMemo(() => (block ? blockTitle(block) : ''), [block])
    const title = ofSection || ownTitle
    if (!block) return null
    const choose = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
      if (shiftKey) editor.extendTo(id)
      else if (ctrlKey || metaKey) editor.toggle(id)
      else editor.select(id)
    }
    const name = nameOf(block.template)
    const isHidden = block.is_hidden === true
    const reason = isHidden ? word('hidden') : notShown(block.fields, blockTemplates.get(block.template)?.block.fields ?? [])
    const tabIndex = isReached ? 0 : -1
    return (
      <div className={css.row} data-hidden={reason ? '' : undefined}>
        <span className={classNames(sortableCss.handle, css.handle)} title={word('drag')} {...handle}>
          <Icon name="drag" />
        </span>
        <button
          type="button"
          data-row=""
          className={css.choose}
          aria-current={isSelected ? 'true' : undefined}
          aria-pressed={isChosen}
          tabIndex={tabIndex}
          onClick={choose}
          onDoubleClick={() => editor.$focus.set({ block: id })}
        >
          <Thumbnail picture={blockPicture(block)} template={block.template} />
          <span className={css.text}>
            <span className={css.title} dir="auto">
              {title || name}
            </span>
            <span className={css.kind}>
              {title ? name : ''}
              {reason && `${title ? ' · ' : ''}${reason}`}
            </span>
          </span>
          <Unseen>{word('row', { position, total })}</Unseen>
          <CommentCount block={id} />
          {isFaulty && <Icon name="alert" size={14} label={word('faulty')} className={css.faulty} />}
        </button>
        <span className={css.actions}>
          <IconButton
            icon={isHidden ? 'eye-off' : 'eye'}
            label={`${word(isHidden ? 'show' : 'hide')}: ${title || name}`}
            tabIndex={tabIndex}
            onClick={() => editor.setHidden(id, !isHidden)}
          />
          <Menu
            label={word('more', { name: title || name })}
            tabIndex={tabIndex}
            entries={[
              { id: 'up', label: word('move_up'), icon: 'arrow-up', note: 'Alt+↑', isDisabled: position === 1, onSelect: () => editor.step(id, 'up') },
              {
                id: 'down',
                label: word('move_down'),
                icon: 'arrow-down',
                note: 'Alt+↓',
                isDisabled: position === total,
                onSelect: () => editor.step(id, 'down'),
              },
              { id: 'duplicate', label: word('duplicate'), icon: 'copy', note: 'Ctrl+D', onSelect: () => editor.duplicate(id) },
              { id: 'copy', label: word('copy'), icon: 'file', note: 'Ctrl+C', onSelect: () => void copyToClipboard(editor.copied(id)) },
              { id: 'comment', label: comment('comment'), icon: 'comment', note: 'Ctrl+Alt+M', onSelect: () => editor.comments.$place.set(onBlock(id)) },
              null,
              { id: 'remove', label: word('remove'), icon: 'trash', isDanger: true, onSelect: () => editor.remove(id) },
            ]}
          />
        </span>
      </div>
    )
  },
  (before, after) =>
    before.id === after.id &&
    before.position === after.position &&
    before.total === after.total &&
    before.isSelected === after.isSelected &&
    before.isChosen === after.isChosen &&
    before.isReached === after.isReached,
)

function Thumbnail({ picture, template }: { picture: number | null; template: string }) {
  const { references } = useCanvasWorld()
  const image = useSyncExternalStore(references.subscribe, () => (picture === null ? null : references.image(picture)))
  const source = image ? wholeUrl(image, 320) : `/ar/thumbnails/${template}`
  if (!image && !isTemplate(template)) return <span className={css.thumbnail} />
  return <img className={css.thumbnail} src={source} alt="" width={44} height={32} loading="lazy" draggable={false} />
}
