import type { WidgetScript } from '../define-widget.ts'
import { hideHeaderOnScroll } from './hide-on-scroll.ts'

export const start: WidgetScript = () => {
  hideHeaderOnScroll()
  returnFocusInMenu()
}

/** Gives focus back to the button of a panel that closes inside the open menu; browsers do so for the outermost popover only. */
function returnFocusInMenu(): void {
  addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState !== 'closed' || !(target instanceof HTMLElement) || !target.parentElement?.closest('body > header :popover-open')) return
      // While the panel fades, focus is still on what was pressed in it.
      const { activeElement } = document
      if (activeElement !== document.body && !target.contains(activeElement)) return
      document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(target.id)}"]`)?.focus({ preventScroll: true })
    },
    { capture: true },
  )
}
