import type { FieldDef } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { beginComment } from '../../comments/begin-comment.ts'
import type { PageEditor } from '../../draft/page-editor.ts'
import { shortcutOf } from '../../keyboard/shortcuts.ts'
import { placesOfMarkup } from './markup-in-place.ts'
import { tidyText } from './tidy-text.ts'
import { openMarkupSurface, openTextSurface } from './typing-surface.ts'

export type TextPlace = { group: string | null; symbol: string; value: string }

/** The plain text field, of the block or of one of its groups, whose value is exactly this text. */
export function placeOfText(block: StoredBlock, text: string): TextPlace | null {
  const template = catalogue.get(block.template)
  const wanted = tidyText(text)
  if (!template || wanted === '') return null
  const own = findText(block.fields, template.block.fields, wanted)
  if (own) return { group: null, ...own }
  for (const group of block.groups) {
    const found = findText(group.fields, template.block.groups?.fields ?? [], wanted)
    if (found) return { group: group.id, ...found }
  }
  return null
}

function findText(values: Record<string, unknown>, fields: readonly FieldDef[], wanted: string) {
  for (const { field_type, symbol } of fields) {
    const value = values[symbol]
    if ((field_type === 'String' || field_type === 'Text') && typeof value === 'string' && tidyText(value) === wanted) return { symbol, value }
  }
  return null
}

/** An element of the page with the field whose whole value it shows. */
type Editable = { element: HTMLElement; place: TextPlace; isMarkup: boolean }
type Point = { x: number; y: number }

/**
 * Makes texts and paragraphs on the canvas editable: by a double press, or by Enter on the selected block. Escape takes back what was typed; Enter ends
 * the typing of a text, Ctrl and Enter that of a paragraph. Returns a function that ends this.
 */
export function editInPlace(frame: Document, editor: PageEditor): () => void {
  let typing: Typing | null = null

  const start = (id: string, found: Editable, at: Point | null) => {
    typing?.finish(true)
    typing = startTyping(editor, id, found, at, () => {
      typing = null
    })
  }

  const onDoublePress = (event: MouseEvent) => {
    const found = event.target instanceof (frame.defaultView ?? window).Element ? editableAround(event.target, editor) : null
    // Inside of what is being edited, a double press selects a word.
    if (!found || found.element.isContentEditable) return
    event.preventDefault()
    start(found.id, found, { x: event.clientX, y: event.clientY })
  }

  const onKey = (event: KeyboardEvent) => {
    if (typing) {
      // While somebody types, keys are text and not shortcuts.
      event.stopImmediatePropagation()
      if (shortcutOf(event, true) === 'comment') {
        event.preventDefault()
        // Reads what is selected, which the end of the typing takes away.
        beginComment(editor, frame)
        typing.finish(true)
        return
      }
      if (event.key === 'Escape') typing.finish(false)
      else if (event.key === 'Enter' && typing.endsWith(event)) {
        event.preventDefault()
        typing.finish(true)
      }
      return
    }
    const id = editor.$selected.get()
    const isAtPage = event.target === frame.body || event.target === frame.documentElement || (event.target as Element).matches?.('[data-block]')
    if (event.key !== 'Enter' || !id || !isAtPage) return
    const found = firstEditable(frame, id, editor)
    if (!found) return
    event.preventDefault()
    start(id, found, null)
  }

  // A press inside the text that is being edited places the caret and does not start a drag.
  const onPress = (event: Event) => {
    if (typing && (event.target as Element).closest?.('[data-in-place]')) event.stopImmediatePropagation()
  }

  frame.addEventListener('dblclick', onDoublePress)
  frame.addEventListener('keydown', onKey, { capture: true })
  frame.addEventListener('pointerdown', onPress, { capture: true })
  return () => {
    typing?.finish(true)
    frame.removeEventListener('dblclick', onDoublePress)
    frame.removeEventListener('keydown', onKey, { capture: true })
    frame.removeEventListener('pointerdown', onPress, { capture: true })
  }
}

type Typing = { finish: (isKept: boolean) => void; endsWith: (event: KeyboardEvent) => boolean }

function startTyping(editor: PageEditor, id: string, { element, place, isMarkup }: Editable, at: Point | null, onEnd: () => void): Typing {
  const step = editor.startTyping(id, place.group, place.symbol)
  const block = element.closest<HTMLElement>('[data-block]')
  element.dataset.inPlace = ''
  block?.setAttribute('data-puck-overlay-portal', '')
  const surface = isMarkup ? openMarkupSurface(element, place.value, at) : openTextSurface(element, place.value)
  const write = () => step.write(surface.read())
  const keep = () => finish(true)
  const finish = (isKept: boolean) => {
    onEnd()
    element.removeEventListener('input', write)
    element.removeEventListener('blur', keep)
    element.removeAttribute('contenteditable')
    delete element.dataset.inPlace
    block?.removeAttribute('data-puck-overlay-portal')
    surface.close()
    if (!isKept) step.takeBack()
    step.end()
  }
  element.addEventListener('input', write)
  element.addEventListener('blur', keep)
  return { finish, endsWith: ({ shiftKey, ctrlKey, metaKey }) => ctrlKey || metaKey || (surface.endsWithEnter && !shiftKey) }
}

/** The innermost element around a press whose text or HTML is the whole value of one field. */
function editableAround(target: Element, editor: PageEditor): (Editable & { id: string }) | null {
  const root = target.closest<HTMLElement>('[data-block]')
  const id = root?.dataset.block
  const block = id === undefined ? undefined : editor.document.block(id)
  if (!root || !id || !block) return null
  for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
    const found = editableOf(root, block, element as HTMLElement)
    if (found) return { id, ...found }
  }
  return null
}

function editableOf(root: HTMLElement, block: StoredBlock, element: HTMLElement): Editable | null {
  const text = placeOfText(block, element.textContent ?? '')
  if (text) return { element, place: text, isMarkup: false }
  const places = placesOfMarkup(block, element.innerHTML)
  if (places.length === 0) return null
  // Items with the same text are distinguished by their order.
  const alike = [...root.querySelectorAll<HTMLElement>(element.localName)].filter((other) => other.innerHTML === element.innerHTML)
  const place = places[alike.indexOf(element)] ?? places[0]
  return place ? { element, place, isMarkup: true } : null
}

function firstEditable(frame: Document, id: string, editor: PageEditor): Editable | null {
  const block = editor.document.block(id)
  const root = frame.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)
  if (!block || !root) return null
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const isLeaf = [...element.children].every((child) => child.textContent !== element.textContent)
    const found = isLeaf || placesOfMarkup(block, element.innerHTML).length > 0 ? editableOf(root, block, element) : null
    if (found) return found
  }
  return null
}
