/** The rectangle of an element in px of this window, also where it lies in the canvas, whose frame is scaled. */
export function rectInWindow(element: Element): DOMRect {
  const rect = element.getBoundingClientRect()
  const frame = element.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined
  if (!frame || element.ownerDocument === document) return rect
  const outer = frame.getBoundingClientRect()
  const scale = outer.width / frame.offsetWidth
  return new DOMRect(outer.x + rect.x * scale, outer.y + rect.y * scale, rect.width * scale, rect.height * scale)
}
