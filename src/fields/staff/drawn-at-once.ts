import { flushSync } from 'react-dom'

/** Draws a change and focuses something of it before another key is pressed: a letter typed in between would go to what had the focus before. */
export function drawnAtOnce(change: () => void, focused: () => HTMLElement | null | undefined): void {
  flushSync(change)
  focused()?.focus()
}
