import { useEffect, useRef } from 'react'

const EDITABLE = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]'

/**
 * Runs something at a key of the keyboard, by its place (`KeyA`), so that it works in every layout. Keys that are typed into a field, come with a modifier or
 * fall into an open dialog or menu are left alone; null listens to nothing.
 */
export function useKey(code: string, run: (() => void) | null): void {
  const latest = useRef(run)
  latest.current = run
  const isOn = run !== null

  // The keyboard of the browser.
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.code !== code || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return
      if (event.target instanceof Element && event.target.closest(EDITABLE)) return
      if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return
      event.preventDefault()
      latest.current?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [code, isOn])
}
