import type { PageEditor } from '../draft/page-editor.ts'

/**
 * Chooses several blocks by the mouse, as in the list of blocks: Ctrl or ⌘ adds the block that is pressed or takes it away, Shift chooses all from the selected
 * one to it. It comes before whatever else hears of presses on the page, so that no item opens and nothing is followed. Returns a function that ends this.
 */
export function chooseSeveral(frame: Document, { document, toggle, extendTo }: Pick<PageEditor, 'document' | 'toggle' | 'extendTo'>): () => void {
  const pressedBlock = ({ target, button, shiftKey, ctrlKey, metaKey }: MouseEvent): string | null => {
    const element = target as HTMLElement | null
    // With Shift a text that is being written is selected, and buttons of the editor have no block to choose.
    if (button !== 0 || !(shiftKey || ctrlKey || metaKey) || element?.isContentEditable || element?.closest?.('.maarad-editor')) return null
    const id = element?.closest?.<HTMLElement>('[data-block]')?.dataset.block
    return id !== undefined && document.block(id) ? id : null
  }
  // With Shift the browser would select text from the last press to this one.
  const keepText = (event: MouseEvent) => {
    if (pressedBlock(event) === null) return
    event.preventDefault()
    frame.defaultView?.focus()
  }
  const choose = (event: MouseEvent) => {
    const id = pressedBlock(event)
    if (id === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.shiftKey) extendTo(id)
    else toggle(id)
  }
  frame.addEventListener('mousedown', keepText, { capture: true })
  frame.addEventListener('click', choose, { capture: true })
  return () => {
    frame.removeEventListener('mousedown', keepText, { capture: true })
    frame.removeEventListener('click', choose, { capture: true })
  }
}
