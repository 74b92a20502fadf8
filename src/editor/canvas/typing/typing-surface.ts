import { pastedMarkup, typedMarkup } from './markup-in-place.ts'

/** An element of the page in which somebody types. */
export type TypingSurface = {
  read: () => string
  /** Enter ends the typing; in a paragraph it begins another one. */
  endsWithEnter: boolean
  /** Restores the original nodes: React owns them and redraws them itself. */
  close: () => void
}

/** Lets somebody type the plain text of a field. */
export function openTextSurface(element: HTMLElement, text: string): TypingSurface {
  const before = [...element.childNodes]
  element.replaceChildren(text)
  element.contentEditable = 'plaintext-only'
  element.focus()
  element.ownerDocument.getSelection()?.selectAllChildren(element)
  return {
    read: () => element.innerText.replace(/\n$/, ''),
    endsWithEnter: true,
    close: () => element.replaceChildren(...before),
  }
}

/** Lets somebody type in the HTML of a field; pasted HTML is sanitised. */
export function openMarkupSurface(element: HTMLElement, html: string, at: { x: number; y: number } | null): TypingSurface {
  const before = element.innerHTML
  const frame = element.ownerDocument
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const markup = pastedMarkup(event.clipboardData?.getData('text/html') ?? '')
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // The only way to insert that the browser's own undo takes back.
    if (markup !== '') frame.execCommand('insertHTML', false, markup)
    else if (text !== '') frame.execCommand('insertText', false, text)
  }
  const onDrop = (event: DragEvent) => event.preventDefault()
  element.contentEditable = 'true'
  frame.execCommand('defaultParagraphSeparator', false, 'p')
  frame.execCommand('styleWithCSS', false, 'false')
  element.addEventListener('paste', onPaste)
  element.addEventListener('drop', onDrop)
  element.focus()
  placeCaret(element, at)
  return {
    read: () => typedMarkup(element.innerHTML, html),
    endsWithEnter: false,
    close: () => {
      element.removeEventListener('paste', onPaste)
      element.removeEventListener('drop', onDrop)
      element.innerHTML = before
    },
  }
}

/** Where the press was, or at the end. */
function placeCaret(element: HTMLElement, at: { x: number; y: number } | null): void {
  const frame = element.ownerDocument
  const selection = frame.getSelection()
  const pressed = at && frame.caretPositionFromPoint?.(at.x, at.y)
  if (pressed && element.contains(pressed.offsetNode)) selection?.collapse(pressed.offsetNode, pressed.offset)
  else {
    selection?.selectAllChildren(element)
    selection?.collapseToEnd()
  }
}
