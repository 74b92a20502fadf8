/** An element of the page in which somebody types. */
export type TypingSurface = {
  /** Whether a key ends the typing, besides Escape, which takes back. */
  endsWith: (event: KeyboardEvent) => boolean
  /** Whether the surface answers other keys itself, such as those of bold and of a new item. */
  hasKeys: boolean
  /** Whether the focus that just left the element is still in what belongs to the text. */
  holdsFocus: () => boolean
  /** Restores the original nodes: React owns them and redraws them itself. */
  close: () => void
}

/** What every kind of surface begins with. */
export type SurfaceOptions = {
  value: string
  /** Where the press was, in px of the frame. */
  at: { x: number; y: number } | null
  onChange: (value: string) => void
}

/** Lets somebody type the plain text of a field. */
export function openTextSurface(element: HTMLElement, { value, onChange }: SurfaceOptions): TypingSurface {
  const before = [...element.childNodes]
  const tell = () => onChange(element.innerText.replace(/\n$/, ''))
  element.replaceChildren(value)
  element.contentEditable = 'plaintext-only'
  element.addEventListener('input', tell)
  element.focus()
  element.ownerDocument.getSelection()?.selectAllChildren(element)
  return {
    endsWith: ({ key, shiftKey, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey || !shiftKey),
    hasKeys: false,
    holdsFocus: () => false,
    close: () => {
      element.removeEventListener('input', tell)
      element.removeAttribute('contenteditable')
      element.replaceChildren(...before)
    },
  }
}
