/** dnd-kit marks every block as a button by these. A block has links and buttons inside, so it must not be one. */
const dragAttributes = ['aria-roledescription', 'aria-describedby', 'aria-pressed', 'aria-disabled', 'aria-grabbed']
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, video, audio, [tabindex]'

/**
 * Takes everything inside the frame out of the tab order: its links do not navigate, and the list of blocks offers by keyboard all
 * that the canvas does. Returns a function that stops watching.
 */
export function quietFrame(frame: Document): () => void {
  const quiet = (element: Element) => {
    if (element.matches('[data-block]')) for (const name of dragAttributes) element.removeAttribute(name)
    if (element.matches(FOCUSABLE) && element.getAttribute('tabindex') !== '-1') element.setAttribute('tabindex', '-1')
  }
  const quietAll = (root: Element) => {
    quiet(root)
    for (const element of root.querySelectorAll(`[data-block], ${FOCUSABLE}`)) quiet(element)
  }
  quietAll(frame.body)
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') quiet(target as Element)
      for (const node of addedNodes) if (node.nodeType === 1) quietAll(node as Element)
    }
  })
  changes.observe(frame.body, { subtree: true, childList: true, attributeFilter: ['tabindex', 'href', ...dragAttributes] })
  return () => changes.disconnect()
}
