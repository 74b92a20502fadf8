import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

type Place = { panel: HTMLElement; row: number }

/**
 * Keeps the place of whoever works down a list: when the line with the focus is gone, the focus goes to what can be done with the line that took its place, or
 * to the heading of a panel that has none left. `content` is what the panels show.
 */
export function useFocusInPlace(content: unknown): { ref: RefObject<HTMLDivElement | null>; onFocus: (event: FocusEvent) => void } {
  const ref = useRef<HTMLDivElement>(null)
  const place = useRef<Place | null>(null)

  // The browser gives the focus of an element that is gone to nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another content moves lines
  useEffect(() => {
    const { activeElement, body } = document
    if (!place.current || (activeElement !== null && activeElement !== body)) return
    const { panel, row } = place.current
    const rows = panel.isConnected ? [...panel.querySelectorAll<HTMLElement>('[data-row]')] : []
    const next = rows[Math.min(row, rows.length - 1)]
    const target = next?.querySelector<HTMLElement>('button') ?? next?.querySelector<HTMLElement>('a')
    const heading = (panel.isConnected ? panel : ref.current)?.querySelector<HTMLElement>('h3')
    ;(target ?? heading)?.focus()
  }, [content])

  const onFocus = ({ target }: FocusEvent) => {
    const panel = target.closest<HTMLElement>('section')
    const row = target.closest<HTMLElement>('[data-row]')
    // What a dialog has stands elsewhere in the document.
    if (!panel || !row || !ref.current?.contains(panel)) return
    place.current = { panel, row: [...panel.querySelectorAll('[data-row]')].indexOf(row) }
  }
  return { ref, onFocus }
}
