import type { MapPlane } from './map-plane.ts'

/** How far an arrow key moves the map, in px. */
const KEY_PX = 100
/** A notch of a mouse wheel is 100 to 120 of its units; this many come one zoom closer. */
const WHEEL_UNITS = 240
const HINT_MS = 100

const keys = new Map<string, (plane: MapPlane) => void>([
  ['ArrowLeft', (plane) => plane.moveBy({ x: KEY_PX, y: 0 })],
  ['ArrowRight', (plane) => plane.moveBy({ x: -KEY_PX, y: 0 })],
  ['ArrowUp', (plane) => plane.moveBy({ x: 0, y: KEY_PX })],
  ['ArrowDown', (plane) => plane.moveBy({ x: 0, y: -KEY_PX })],
  ['+', (plane) => plane.zoomBy(1, { isSlow: true })],
  ['=', (plane) => plane.zoomBy(1, { isSlow: true })],
  ['-', (plane) => plane.zoomBy(-1, { isSlow: true })],
])

/**
 * Moves a map by mouse, keys and two fingers. One finger and the wheel alone scroll the page, as a visitor means who only passes; then `hint`
 * shows for a moment how the map is moved.
 */
export function moveByHand(element: HTMLElement, plane: MapPlane, hint: { element: HTMLElement; keys: string; fingers: string }): void {
  const show = (text: string) => {
    hint.element.textContent = text
    hint.element.dataset.shown = ''
    setTimeout(() => delete hint.element.dataset.shown, HINT_MS)
  }
  moveByMouse(element, plane)
  moveByFingers(element, plane, () => show(hint.fingers))
  element.addEventListener('keydown', (event) => {
    const move = keys.get(event.key)
    if (event.target !== element || !move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move(plane)
  })
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return show(hint.keys)
      event.preventDefault()
      plane.zoomBy(-event.deltaY / WHEEL_UNITS, { at: within(element, event) })
    },
    { passive: false },
  )
  element.addEventListener('dblclick', (event) => {
    if (isMark(event)) return
    plane.zoomBy(1, { at: within(element, event), isSlow: true })
  })
}

function moveByMouse(element: HTMLElement, plane: MapPlane): void {
  let last: { x: number; y: number } | null = null
  element.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch' || event.button !== 0 || isMark(event)) return
    element.setPointerCapture(event.pointerId)
    last = { x: event.clientX, y: event.clientY }
  })
  element.addEventListener('pointermove', (event) => {
    if (!last) return
    plane.moveBy({ x: event.clientX - last.x, y: event.clientY - last.y })
    last = { x: event.clientX, y: event.clientY }
  })
  for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, () => (last = null))
}

function moveByFingers(element: HTMLElement, plane: MapPlane, onOneFinger: () => void): void {
  let last: { x: number; y: number; apart: number } | null = null
  const listen = (name: 'touchstart' | 'touchmove' | 'touchend', call: (event: TouchEvent) => void) => element.addEventListener(name, call, { passive: false })
  listen('touchstart', (event) => (last = twoFingers(element, event)))
  listen('touchend', (event) => (last = twoFingers(element, event)))
  listen('touchmove', (event) => {
    const now = twoFingers(element, event)
    if (!now) return onOneFinger()
    event.preventDefault()
    if (last) {
      plane.moveBy({ x: now.x - last.x, y: now.y - last.y })
      plane.zoomBy(Math.log2(now.apart / last.apart), { at: now })
    }
    last = now
  })
}

/** The middle between two fingers and how far they are apart, in px; null for another number of them. */
function twoFingers(element: HTMLElement, { touches }: TouchEvent) {
  const [one, other] = touches
  if (!one || !other || touches.length > 2) return null
  const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
  return { ...within(element, middle), apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)) }
}

function within(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** A mark answers a press itself. */
function isMark({ target }: Event): boolean {
  return target instanceof Element && target.closest('button') !== null
}
