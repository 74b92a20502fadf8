/** The arrow key that goes on along the line at this element: left in Arabic, right in English. */
export function forwardKeyOf(element: Element): 'ArrowLeft' | 'ArrowRight' {
  return element.closest('[dir="rtl"], [dir="ltr"]')?.getAttribute('dir') === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
}
