import { useEffect } from 'react'
import { openPicker } from '../catalogue/open-picker.ts'
import { beginComment } from '../comments/begin-comment.ts'
import { indexOfBlock } from '../draft/block-edits.ts'
import type { PageEditor } from '../draft/page-editor.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { clipboardText, parseClipboard } from './clipboard.ts'
import { $isWide } from '../panels/wide.ts'
import { isTyping } from '#ui/keyboard/is-typing.ts'
import { $isHelpShown, $isPaletteShown } from './help.ts'
import { shortcutOf } from './shortcuts.ts'

/** Our listener for each document. It has to be there before Puck's (see {@link guardKeys}). */
const handlers = new WeakMap<Document, (event: KeyboardEvent) => void>()

/**
 * Keeps undo, redo and delete from Puck, which would change its own copy of the page. It has to be called before Puck adds its
 * listeners. Escape still reaches dnd-kit.
 */
export function guardKeys(target: Document): void {
  if (handlers.has(target)) return
  handlers.set(target, () => undefined)
  target.addEventListener('keydown', (event) => {
    handlers.get(target)?.(event)
    const isPucks = ['KeyZ', 'KeyY', 'KeyI'].includes(event.code) ? event.ctrlKey || event.metaKey : event.key === 'Delete' || event.key === 'Backspace'
    if (isPucks) event.stopImmediatePropagation()
  })
}

/** Handles the editor's shortcuts and clipboard in one document: the editor's own, or that of the frame. */
export function useShortcutsIn(target: Document | undefined): void {
  const editor = usePageEditor()

  // Key presses bubble to the document from wherever the focus is.
  useEffect(() => {
    if (!target) return
    guardKeys(target)
    handlers.set(target, (event) => onKey(event, editor))
    const onCopy = (event: ClipboardEvent) => copy(event, editor, target)
    const onPaste = (event: ClipboardEvent) => paste(event, editor)
    target.addEventListener('copy', onCopy)
    target.addEventListener('cut', onCopy)
    target.addEventListener('paste', onPaste)
    return () => {
      handlers.set(target, () => undefined)
      target.removeEventListener('copy', onCopy)
      target.removeEventListener('cut', onCopy)
      target.removeEventListener('paste', onPaste)
    }
  }, [target, editor])
}

function onKey(event: KeyboardEvent, editor: PageEditor): void {
  if (event.defaultPrevented || isElsewhere(event.target)) return
  const shortcut = shortcutOf(event, isTyping(event.target))
  if (shortcut === null || isUsedByControl(event)) return
  if (run(shortcut, editor, event.target)) event.preventDefault()
}

function run(shortcut: NonNullable<ReturnType<typeof shortcutOf>>, editor: PageEditor, target: EventTarget | null): boolean {
  const { $selected, document } = editor
  const id = $selected.get()
  switch (shortcut) {
    case 'undo':
      editor.undo()
      return true
    case 'redo':
      editor.redo()
      return true
    case 'save':
      void editor.session.flush()
      return true
    case 'comment':
      beginComment(editor, (target as Element | null)?.ownerDocument ?? window.document)
      return true
    case 'add':
      openPicker({ origin: target as Element | null, beside: editor.$chosen.get().at(-1) })
      return true
    case 'help':
      $isHelpShown.set(true)
      return true
    case 'all':
      editor.selectAll()
      return true
    case 'palette':
      $isPaletteShown.set(true)
      return true
    case 'wide':
      $isWide.set(!$isWide.get())
      return true
    case 'previous_block':
    case 'next_block':
    case 'extend_back':
    case 'extend_on': {
      const order = document.order()
      const index = indexOfBlock(document.get(), id)
      const next = id === null ? 0 : index + (shortcut === 'next_block' || shortcut === 'extend_on' ? 1 : -1)
      const nextBlock = order[next]
      if (nextBlock !== undefined) (shortcut.startsWith('extend') ? editor.extendTo : editor.select)(nextBlock)
      return order.length > 0
    }
    case 'leave':
      if (id === null) return false
      $selected.set(null)
      return true
    default:
  }
  if (id === null) return false
  if (shortcut === 'duplicate') editor.duplicate(id)
  else if (shortcut === 'remove') editor.remove(id)
  else if (shortcut === 'up') editor.step(id, 'up')
  else if (shortcut === 'down') editor.step(id, 'down')
  else if (shortcut === 'fields') editor.$focus.set({ block: id })
  else return false
  return true
}

/** Dialogs, menus, the page tree and source editors handle keys themselves. */
function isElsewhere(target: EventTarget | null): boolean {
  return ((target as Element | null)?.closest?.('[role="dialog"], [popover], .cm-editor, [role="menu"], [role="tree"]') ?? null) !== null
}

/** On tabs, radio buttons, tree items and inputs, arrows and Backspace are no shortcuts. */
function isUsedByControl({ key, target }: KeyboardEvent): boolean {
  const isBare = ['ArrowUp', 'ArrowDown', 'Delete', 'Backspace', '/', '?'].includes(key)
  return isBare && ((target as Element | null)?.closest?.('[role="tab"], [role="radio"], [role="treeitem"], input, summary') ?? null) !== null
}

function copy(event: ClipboardEvent, editor: PageEditor, target: Document): void {
  const id = editor.$selected.get()
  const isSelecting = (target.getSelection()?.toString() ?? '') !== ''
  if (id === null || isTyping(event.target) || isElsewhere(event.target) || isSelecting) return
  event.clipboardData?.setData('text/plain', clipboardText(editor.copied(id)))
  event.preventDefault()
  if (event.type === 'cut') editor.remove(id)
}

function paste(event: ClipboardEvent, editor: PageEditor): void {
  if (isTyping(event.target) || isElsewhere(event.target)) return
  const blocks = parseClipboard(event.clipboardData?.getData('text/plain') ?? '')
  event.preventDefault()
  if (blocks) editor.paste(blocks)
  else editor.$announcement.set({ kind: 'nothing_to_paste' })
}
