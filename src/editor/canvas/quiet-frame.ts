/** What dnd-kit writes on every block, as if it were a button that can be pressed; it has links and buttons of its own. */
const ofDragging = ['aria-roledescription', 'aria-describedby', 'aria-pressed', 'aria-disabled', 'aria-grabbed']
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, video, audio, [tabindex]'

/**
 * Takes everything inside of the frame out of the order of the tab key: links lead nowhere here, and the list of blocks does by
 * keyboard all that is done in the canvas. Gives what ends it.
 */
export function quietFrame(frame: Document): () => void {
  const quiet = (element: Element) => {
    if (element.matches('[data-block]')) for (const name of ofDragging) element.removeAttribute(name)
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
  changes.observe(frame.body, { subtree: true, childList: true, attributeFilter: ['tabindex', 'href', ...ofDragging] })
  return () => changes.disconnect()
}
