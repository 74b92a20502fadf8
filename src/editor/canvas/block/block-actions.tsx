import { useTemplateName } from '../../catalogue/template-name.ts'
import { openPicker } from '../../catalogue/open-picker.ts'
import { CommentButton } from '../../comments/comment-button.tsx'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useBlock, useOrder, usePageEditor } from '../../draft/use-page-editor.tsx'
import { IconButton } from '../../ui/button.tsx'
import { useWord } from '../../words/use-word.ts'
import css from './block-actions.module.css'
import { canvasWords } from '../words.ts'

/** The bar over the selected block in the canvas. */
export function BlockActions() {
  const id = useAtom(usePageEditor().$selected)
  return id === null ? null : <Actions id={id} />
}

function Actions({ id }: { id: string }) {
  const editor = usePageEditor()
  const word = useWord(canvasWords)
  const nameOf = useTemplateName()
  const block = useBlock(id)
  const order = useOrder()
  if (!block) return null
  const isHidden = block.is_hidden === true
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps presses from reaching the block below
    <div className={`maarad-editor ${css.bar}`} role="toolbar" aria-label={word('actions')} onClick={(event) => event.stopPropagation()}>
      <span className={css.name}>{nameOf(block.template)}</span>
      <IconButton icon="arrow-up" label={word('move_up')} disabled={order[0] === id} onClick={() => editor.step(id, 'up')} />
      <IconButton icon="arrow-down" label={word('move_down')} disabled={order.at(-1) === id} onClick={() => editor.step(id, 'down')} />
      <IconButton icon="add" label={word('add_below')} onClick={({ currentTarget }) => openPicker({ origin: currentTarget })} />
      <IconButton icon="copy" label={word('duplicate')} onClick={() => editor.duplicate(id)} />
      <IconButton icon={isHidden ? 'eye' : 'eye-off'} label={word(isHidden ? 'show' : 'hide')} onClick={() => editor.setHidden(id, !isHidden)} />
      <CommentButton />
      <IconButton icon="trash" label={word('remove')} onClick={() => editor.remove(id)} />
    </div>
  )
}
