import type { WritableAtom } from 'nanostores'
import type { FieldDef, Label } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { blockTemplates } from '../../catalogue/block-templates.ts'
import { beginComment } from '../../comments/begin-comment.ts'
import type { PageEditor } from '../../draft/page-editor.ts'
import { shortcutOf } from '../../keyboard/shortcuts.ts'
import { loadPatiently } from '../../ui/load-patiently.ts'
import { type MarkupPlace, placesOfMarkup } from './markup-in-place.ts'
import { tidyText } from './tidy-text.ts'
import { openTextSurface, type SurfaceOptions, type TypingSurface } from './typing-surface.ts'
import type { Writing } from './writing.tsx'

export type TextPlace = { group: string | null; symbol: string; value: string }

/** The plain text field, of the block or of one of its groups, whose value is exactly this text. */
export function placeOfText(block: StoredBlock, text: string): TextPlace | null {
  const template = blockTemplates.get(block.template)
  const searchText = tidyText(text)
  if (!template || searchText === '') return null
  const own = findText(block.fields, template.block.fields, searchText)
  if (own) return { group: null, ...own }
  for (const group of block.groups) {
    const textPlace = findText(group.fields, template.block.groups?.fields ?? [], searchText)
    if (textPlace) return { group: group.id, ...textPlace }
  }
  return null
}

function findText(values: Record<string, unknown>, fields: readonly FieldDef[], searchText: string) {
  for (const { field_type, symbol } of fields) {
    const value = values[symbol]
    if ((field_type === 'String' || field_type === 'Text') && typeof value === 'string' && tidyText(value) === searchText) return { symbol, value }
  }
  return null
}

/** An element of the page with the field whose whole value it shows. */
type Editable = { element: HTMLElement } & ({ isMarkup: false; place: TextPlace } | { isMarkup: true; place: MarkupPlace })
type Point = { x: number; y: number }

type InPlace = {
  /** The text that is open with its buttons, for whoever draws them. */
  $writing: WritableAtom<Writing | null>
  nameOf: (label: Label) => string
}

/**
 * Makes texts and paragraphs on the canvas editable: by a double press, or by Enter on the selected block. Escape takes back what was typed; Enter ends
 * the typing of a text, Ctrl and Enter that of a paragraph. Returns a function that ends this. Long, since its three listeners share what is being typed in.
 */
export function editInPlace(frame: Document, editor: PageEditor, { $writing, nameOf }: InPlace): () => void {
  let typing: Typing | null = null
  /** The paragraph whose code has not come yet. Meanwhile keys belong to no one; Escape or another press lets it go. */
  let awaited: HTMLElement | null = null

  const begin = (id: string, { element, place }: Pick<Editable, 'element' | 'place'>, open: Opening['open']) => {
    typing = startTyping(editor, { id, element, place, open }, () => {
      typing = null
      $writing.set(null)
    })
  }

  const write = async (id: string, { element, place }: Editable & { isMarkup: true }, at: Point | null) => {
    awaited = element
    const { canBeWritten, openWriting } = await loadPatiently(() => import('./writing.tsx'))
    if (awaited !== element) return
    awaited = null
    // Meanwhile somebody else may have changed the text.
    if (!element.isConnected || valueAt(editor.document.block(id), place) !== place.value) return
    // Code that has no buttons is seen as such in the panel.
    if (!canBeWritten(place.value)) return editor.$focus.set({ block: id, group: place.group ?? undefined, field: place.symbol })
    begin(id, { element, place }, (options) => {
      const { writing, ...surface } = openWriting(element, { ...options, at, label: nameOf(place.label), allows: place.allows, onLeft: () => typing?.leave() })
      $writing.set(writing)
      return surface
    })
  }

  const start = (id: string, editable: Editable, at: Point | null) => {
    typing?.finish(true)
    if (editable.isMarkup) void write(id, editable, at)
    else begin(id, editable, (options) => openTextSurface(editable.element, { ...options, at }))
  }

  const onDoublePress = (event: MouseEvent) => {
    const around = event.target instanceof (frame.defaultView ?? window).Element ? editableAround(event.target, editor) : null
    // Inside of what is being edited, a double press selects a word.
    if (!around || (event.target as HTMLElement).isContentEditable) return
    event.preventDefault()
    start(around.id, around.editable, { x: event.clientX, y: event.clientY })
  }

  const onKey = (event: KeyboardEvent) => {
    if (awaited) {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') awaited = null
      return
    }
    if (typing) {
      const isOver = event.key === 'Escape' || typing.surface.endsWith(event) || shortcutOf(event, true) === 'comment'
      // While somebody types, keys are text and not shortcuts.
      if (isOver || !typing.surface.hasKeys) event.stopImmediatePropagation()
      if (shortcutOf(event, true) === 'comment') {
        event.preventDefault()
        // Reads what is selected, which the end of the typing takes away.
        beginComment(editor, frame)
        typing.finish(true)
        return
      }
      if (event.key === 'Escape') typing.finish(false)
      else if (typing.surface.endsWith(event)) {
        event.preventDefault()
        typing.finish(true)
      }
      return
    }
    const id = editor.$selected.get()
    const isAtPage = event.target === frame.body || event.target === frame.documentElement || (event.target as Element).matches?.('[data-block]')
    if (event.key !== 'Enter' || !id || !isAtPage) return
    const editable = firstEditable(frame, id, editor)
    if (!editable) return
    event.preventDefault()
    start(id, editable, null)
  }

  // A press inside the text that is being edited places the caret and does not start a drag.
  const onPress = (event: Event) => {
    awaited = null
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

type Typing = {
  surface: TypingSurface
  finish: (isKept: boolean) => void
  /** Finishes when the focus is no longer in what belongs to the text. */
  leave: () => void
}
type Opening = { id: string; element: HTMLElement; place: TextPlace; open: (options: Pick<SurfaceOptions, 'value' | 'onChange'>) => TypingSurface }

function startTyping(editor: PageEditor, { id, element, place, open }: Opening, onEnd: () => void): Typing {
  const step = editor.startTyping(id, place.group, place.symbol)
  const block = element.closest<HTMLElement>('[data-block]')
  block?.setAttribute('data-puck-overlay-portal', '')
  const surface = open({ value: place.value, onChange: step.write })
  element.dataset.inPlace = ''
  let isOver = false
  const leave = () => {
    if (!surface.holdsFocus()) finish(true)
  }
  // Only after the event it is known whether the focus goes to the buttons of the text.
  const onBlur = () => (surface.hasKeys ? setTimeout(leave) : leave())
  const finish = (isKept: boolean) => {
    if (isOver) return
    isOver = true
    onEnd()
    element.removeEventListener('blur', onBlur)
    delete element.dataset.inPlace
    block?.removeAttribute('data-puck-overlay-portal')
    surface.close()
    if (!isKept) step.takeBack()
    step.end()
  }
  element.addEventListener('blur', onBlur)
  return { surface, finish, leave }
}

/** What a field holds now. */
function valueAt(block: StoredBlock | undefined, { group, symbol }: TextPlace): unknown {
  const fields = group === null ? block?.fields : block?.groups.find(({ id }) => id === group)?.fields
  return fields?.[symbol]
}

/** The innermost element around a press whose text or HTML is the whole value of one field. */
function editableAround(target: Element, editor: PageEditor): { id: string; editable: Editable } | null {
  const root = target.closest<HTMLElement>('[data-block]')
  const id = root?.dataset.block
  const block = id === undefined ? undefined : editor.document.block(id)
  if (!root || !id || !block) return null
  for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
    const editable = editableOf(root, block, element as HTMLElement)
    if (editable) return { id, editable }
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
    const editable = isLeaf || placesOfMarkup(block, element.innerHTML).length > 0 ? editableOf(root, block, element) : null
    if (editable) return editable
  }
  return null
}
