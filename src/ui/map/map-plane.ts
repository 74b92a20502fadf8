import { type Edges, type MapSize, type MapView, type Place, pixelOf, viewMoved, viewWithin, viewZoomed } from './map-view.ts'

/** How long the map takes to another place, in ms. */
const EASE_MS = 400

/** Which part of an element stands at its place: its middle, the middle of its lower, left or right edge. */
type Anchor = 'center' | 'bottom' | 'left' | 'right'
const shifts: Readonly<Record<Anchor, string>> = { center: '-50%, -50%', bottom: '-50%, -100%', left: '0, -50%', right: '-100%, -50%' }

type Pin = { element: HTMLElement; place: Place; anchor: Anchor }

/** An element in which a part of the world is in view, with elements pinned to places of it. */
export class MapPlane {
  readonly #element: HTMLElement
  readonly #edges: Edges
  readonly #pins = new Set<Pin>()
  readonly #resized: ResizeObserver
  readonly #onView: (view: MapView, size: MapSize) => void
  readonly #onZoom = new Set<() => void>()
  #view: MapView
  #frame = 0

  /** `onView` draws what lies below the pins. */
  constructor(element: HTMLElement, { view, edges, onView }: { view: MapView; edges: Edges; onView: (view: MapView, size: MapSize) => void }) {
    this.#element = element
    this.#edges = edges
    this.#onView = onView
    this.#view = view
    this.#resized = new ResizeObserver(() => this.#show(this.#view))
    this.#resized.observe(element)
    this.#show(view)
  }

  get zoom(): number {
    return this.#view.zoom
  }

  get size(): MapSize {
    return { width: this.#element.clientWidth, height: this.#element.clientHeight }
  }

  /** Calls back whenever the zoom has changed, before pins move. */
  onZoom(call: () => void): void {
    this.#onZoom.add(call)
  }

  jumpTo(view: MapView): void {
    this.#stop()
    this.#show(view)
  }

  /** Moves to another view, at once where less motion is asked for. */
  easeTo(view: MapView): void {
    this.#stop()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#show(view)
    else this.#glideTo(view)
  }

  #glideTo(view: MapView): void {
    const from = this.#view
    const to = viewWithin(view, this.size, this.#edges)
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / EASE_MS))
      const eased = 1 - (1 - part) ** 3
      const mixed = (key: keyof MapView) => from[key] + (to[key] - from[key]) * eased
      this.#show({ x: mixed('x'), y: mixed('y'), zoom: mixed('zoom') })
      if (part < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }

  /** Moves the picture by so many px. */
  moveBy(by: { x: number; y: number }): void {
    this.jumpTo(viewMoved(this.#view, by))
  }

  /** Comes closer or goes further, around a point in px from the upper left corner; around the middle without one. */
  zoomBy(step: number, { at, isSlow = false }: { at?: { x: number; y: number }; isSlow?: boolean } = {}): void {
    const { width, height } = this.size
    const { zoom } = viewWithin({ ...this.#view, zoom: this.#view.zoom + step }, this.size, this.#edges)
    const view = viewZoomed(this.#view, zoom, at && { x: at.x - width / 2, y: at.y - height / 2 })
    if (isSlow) this.easeTo(view)
    else this.jumpTo(view)
  }

  /** Pins an element to a place; the answer removes it. */
  pin(element: HTMLElement, place: Place, anchor: Anchor): () => void {
    const pin = { element, place, anchor }
    this.#pins.add(pin)
    this.#element.append(element)
    this.#put(pin)
    return () => {
      this.#pins.delete(pin)
      element.remove()
    }
  }

  remove(): void {
    this.#stop()
    this.#resized.disconnect()
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame)
  }

  #show(view: MapView): void {
    const before = this.#view.zoom
    this.#view = viewWithin(view, this.size, this.#edges)
    this.#onView(this.#view, this.size)
    if (this.#view.zoom !== before) for (const call of this.#onZoom) call()
    for (const pin of this.#pins) this.#put(pin)
  }

  #put({ element, place, anchor }: Pin): void {
    const { x, y } = pixelOf(this.#view, this.size, place)
    element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(${shifts[anchor]})`
  }
}
