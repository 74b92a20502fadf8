/** Whether a key pressed on this element types text. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as Element | null
  if (typeof element?.closest !== 'function') return false
  if (element.closest('input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select')) return true
  const editable = element.closest('[contenteditable]')
  return editable !== null && editable.getAttribute('contenteditable') !== 'false'
}
