/** The arrow key that moves forward in the reading direction of an element: left in Arabic, right in English. */
export function forwardKeyOf(element: Element): 'ArrowLeft' | 'ArrowRight' {
  return element.closest('[dir="rtl"], [dir="ltr"]')?.getAttribute('dir') === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
}
