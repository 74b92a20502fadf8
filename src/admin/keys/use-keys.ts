import { useEffect, useRef } from 'react'
import { isTyping } from '#ui/keyboard/is-typing.ts'
import { type KeyName, keyNameOf, type KeyScope } from './keys.ts'
import { areKeysOn, enterScope } from './key-state.ts'

/** Whoever has the focus there uses letters themselves; a list of the admin that is a listbox, such as the pictures, uses none. */
const ELSEWHERE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]:not([data-rows]), [role="combobox"], [role="tree"], .cm-editor'

/** A handler that did nothing gives `false`; the browser then does what it always does with the key. */
type Handlers = Partial<Record<KeyName, (event: KeyboardEvent) => unknown>>

/**
 * Handles the single keys of a scope while the screen that calls it is shown: never in a field, a menu or a dialog, and not where the person has switched
 * them off (WCAG 2.1.4). Null handles none. `works` tells which keys do something on the screen as it is, for the list of keys; all that are handled without it.
 */
export function useKeys(scope: KeyScope | null, handlers: Handlers, works?: (name: KeyName) => boolean): void {
  const latest = useRef({ handlers, works })
  latest.current = { handlers, works }

  // Key presses bubble to the document from wherever the focus is.
  useEffect(() => {
    if (scope === null) return
    const leave = enterScope(scope, (name) => name in latest.current.handlers && latest.current.works?.(name) !== false)
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !areKeysOn() || isTyping(event.target) || isElsewhere(event.target)) return
      const name = keyNameOf(event, scope)
      const handle = name === null ? undefined : latest.current.handlers[name]
      if (handle && handle(event) !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      leave()
      document.removeEventListener('keydown', onKey)
    }
  }, [scope])
}

/** Whether whoever has the focus uses keys themselves, beside fields. */
export function isElsewhere(target: EventTarget | null): boolean {
  return ((target as Element | null)?.closest?.(ELSEWHERE) ?? null) !== null
}
