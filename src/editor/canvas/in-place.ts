import type { FieldDef } from '#block-engine/field-types.ts'
import type { StoredBlock } from '#block-engine/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { PageEditor } from '../draft/page-editor.ts'

export type TextPlace = { group: string | null; symbol: string; value: string }

/** The plain text field, of the block or of one of its groups, whose value is exactly this text. */
export function placeOfText(block: StoredBlock, text: string): TextPlace | null {
  const template = catalogue.get(block.template)
  const wanted = tidy(text)
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
    if ((field_type === 'String' || field_type === 'Text') && typeof value === 'string' && tidy(value) === wanted) return { symbol, value }
  }
  return null
}

// Views put Unicode isolates around Latin words; they are not part of the value.
const tidy = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Makes texts on the canvas editable: by a double press, or by Enter on the selected block. Returns a function that ends this. */
export function editInPlace(frame: Document, editor: PageEditor): () => void {
  let finish: ((isKept: boolean) => void) | null = null

  function start(element: HTMLElement, id: string, place: TextPlace): void {
    finish?.(true)
    const typing = editor.startTyping(id, place.group, place.symbol)
    // React owns these nodes, so they are put back before the block is drawn again.
    const before = [...element.childNodes]
    const block = element.closest<HTMLElement>('[data-block]')
    element.replaceChildren(place.value)
    element.contentEditable = 'plaintext-only'
    element.dataset.inPlace = ''
    block?.setAttribute('data-puck-overlay-portal', '')
    element.focus()
    frame.getSelection()?.selectAllChildren(element)
    const write = () => typing.write(element.innerText.replace(/\n$/, ''))
    const keep = () => finish?.(true)
    finish = (isKept) => {
      finish = null
      element.removeEventListener('input', write)
      element.removeEventListener('blur', keep)
      element.removeAttribute('contenteditable')
      delete element.dataset.inPlace
      block?.removeAttribute('data-puck-overlay-portal')
      element.replaceChildren(...before)
      if (!isKept) typing.takeBack()
      typing.end()
    }
    element.addEventListener('input', write)
    element.addEventListener('blur', keep)
  }

  const onDoublePress = (event: MouseEvent) => {
    const found = event.target instanceof (frame.defaultView ?? window).Element ? textAround(event.target, editor) : null
    if (!found) return
    event.preventDefault()
    start(found.element, found.id, found.place)
  }

  const onKey = (event: KeyboardEvent) => {
    if (finish) {
      // While somebody types, keys are text and not shortcuts.
      event.stopImmediatePropagation()
      if (event.key === 'Escape') finish(false)
      else if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault()
        finish(true)
      }
      return
    }
    const id = editor.$selected.get()
    const isAtPage = event.target === frame.body || event.target === frame.documentElement || (event.target as Element).matches?.('[data-block]')
    if (event.key !== 'Enter' || !id || !isAtPage) return
    const found = firstText(frame, id, editor)
    if (!found) return
    event.preventDefault()
    start(found.element, id, found.place)
  }

  // A press inside the text that is being edited places the caret and does not start a drag.
  const onPress = (event: Event) => {
    if (finish && (event.target as Element).closest?.('[data-in-place]')) event.stopImmediatePropagation()
  }

  frame.addEventListener('dblclick', onDoublePress)
  frame.addEventListener('keydown', onKey, { capture: true })
  frame.addEventListener('pointerdown', onPress, { capture: true })
  return () => {
    finish?.(true)
    frame.removeEventListener('dblclick', onDoublePress)
    frame.removeEventListener('keydown', onKey, { capture: true })
    frame.removeEventListener('pointerdown', onPress, { capture: true })
  }
}

/** The innermost element around a press whose text is the whole value of one field. */
function textAround(target: Element, editor: PageEditor) {
  const id = target.closest<HTMLElement>('[data-block]')?.dataset.block
  const block = id === undefined ? undefined : editor.document.block(id)
  if (!id || !block) return null
  for (let element: Element | null = target; element && !element.matches('[data-block]'); element = element.parentElement) {
    const place = placeOfText(block, element.textContent ?? '')
    if (place) return { element: element as HTMLElement, id, place }
  }
  return null
}

function firstText(frame: Document, id: string, editor: PageEditor) {
  const block = editor.document.block(id)
  const root = frame.querySelector(`[data-block="${CSS.escape(id)}"]`)
  if (!block || !root) return null
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const isLeaf = [...element.children].every((child) => child.textContent !== element.textContent)
    const place = isLeaf ? placeOfText(block, element.textContent ?? '') : null
    if (place) return { element, place }
  }
  return null
}
