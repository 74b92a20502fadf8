import { type PointerEvent, useRef } from 'react'

/** How far a pointer moves before it drags. */
const START_PX = 4
/** The list scrolls when the pointer is this close to its edge. */
const EDGE_PX = 40
const SCROLL_PX = 10

type Sortable = {
  /** For the element that holds the items, each of which carries `data-sort-id`. */
  list: { ref: (element: HTMLElement | null) => void }
  /** For the part of an item by which it is dragged. */
  handleOf: (id: string) => { onPointerDown: (event: PointerEvent<HTMLElement>) => void }
}

/**
 * Reorders a vertical list by dragging. `onMove` gets the new index; while dragging, a line shows the target (`data-drop` before | after). Keyboard
 * reordering is separate, so nothing here takes the focus.
 */
export function useSortable(onMove: (id: string, index: number) => void): Sortable {
  const list = useRef<HTMLElement | null>(null)

  const drag = (id: string, start: PointerEvent<HTMLElement>) => {
    const root = list.current
    if (!root || start.button !== 0) return
    start.preventDefault()
    const window = root.ownerDocument.defaultView ?? globalThis.window
    const items = () => [...root.querySelectorAll<HTMLElement>(':scope > [data-sort-id]')]
    const startY = start.clientY
    let target: number | null = null
    let frame = 0
    let y = startY

    const clear = () => {
      for (const item of items()) {
        delete item.dataset.drop
        delete item.dataset.dragged
      }
    }
    const mark = () => {
      const all = items()
      const from = all.findIndex((item) => item.dataset.sortId === id)
      const others = all.filter((_, index) => index !== from)
      const before = others.findIndex((item) => {
        const { top, height } = item.getBoundingClientRect()
        return y < top + height / 2
      })
      target = before < 0 ? others.length : before
      clear()
      all[from]?.setAttribute('data-dragged', '')
      const line = before < 0 ? others.at(-1) : others[before]
      line?.setAttribute('data-drop', before < 0 ? 'after' : 'before')
    }
    const scroll = () => {
      const scroller = scrollerOf(root)
      const { top, bottom } = scroller.getBoundingClientRect()
      if (y < top + EDGE_PX) scroller.scrollTop -= SCROLL_PX
      else if (y > bottom - EDGE_PX) scroller.scrollTop += SCROLL_PX
      mark()
      frame = window.requestAnimationFrame(scroll)
    }
    const move = (event: globalThis.PointerEvent) => {
      y = event.clientY
      if (frame === 0 && Math.abs(y - startY) >= START_PX) frame = window.requestAnimationFrame(scroll)
    }
    const end = (isDropped: boolean) => {
      window.cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', leave, true)
      clear()
      if (isDropped && target !== null) onMove(id, target)
    }
    const drop = () => end(true)
    const cancel = () => end(false)
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      end(false)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', leave, true)
  }

  return {
    list: {
      ref: (element) => {
        list.current = element
      },
    },
    handleOf: (id) => ({ onPointerDown: (event) => drag(id, event) }),
  }
}

/** The item of such a list by its id, which may hold any letters. */
export function findItem(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(list?.children ?? [])].map((item) => item as HTMLElement).find((item) => item.dataset.sortId === id)
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent: HTMLElement | null = element; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return element
}
