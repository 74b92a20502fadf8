import { type MapOptions, type MapPoint, markOf, NEAR_ZOOM } from './drawn-map.ts'
import { type PointGroup, gatherPoints } from './gather-points.ts'
import type { MapPlane } from './map-plane.ts'
import { MOST_ZOOM, placeAt, positionOf, worldPx } from './map-view.ts'

const CLOSER_ZOOM_STEP = 0.5

type Mark = { points: readonly MapPoint[]; element: HTMLButtonElement; remove: () => void }

/** The marks of our own map. Places that stand too close at its zoom share one with their number, which leads closer to them. */
export class OwnMapMarks {
  readonly #plane: MapPlane
  readonly #options: MapOptions
  #points: readonly MapPoint[] = []
  #selected: string | null = null
  #marks: Mark[] = []

  constructor(plane: MapPlane, options: MapOptions) {
    this.#plane = plane
    this.#options = options
    plane.onZoom(() => this.#draw())
  }

  show(points: readonly MapPoint[]): void {
    this.#points = points
    for (const mark of this.#marks) mark.remove()
    this.#marks = []
    this.#draw()
  }

  /** Selects a place and moves to where it has a mark of its own. */
  select(id: string | null): void {
    this.#selected = id
    for (const mark of this.#marks) this.#press(mark)
    const point = this.#points.find((one) => one.id === id)
    if (!point) return
    const near = Math.max(this.#plane.zoom, NEAR_ZOOM)
    const zoom = this.#zoomUntil(near, (groups) => groupOf(groups, point)?.length === 1) ?? MOST_ZOOM
    this.#plane.easeTo({ ...positionOf(point), zoom })
  }

  #draw(): void {
    const groups = this.#gather(this.#plane.zoom)
    const keyOf = ({ points }: Pick<PointGroup, 'points'>) => points.map(({ id }) => id).join(' ')
    const before = new Map(this.#marks.map((mark) => [keyOf(mark), mark]))
    const focused = this.#marks.find(({ element }) => element === document.activeElement)
    this.#marks = groups.map((group) => before.get(keyOf(group)) ?? this.#markAt(group))
    for (const mark of before.values()) if (!this.#marks.includes(mark)) mark.remove()
    // Focus stays with the place when its mark gives way to another.
    if (focused && !this.#marks.includes(focused)) this.#marks.find(({ points }) => points.some((point) => focused.points.includes(point)))?.element.focus()
  }

  #gather(zoom: number): PointGroup[] {
    return gatherPoints(this.#points, worldPx(zoom))
  }

  #markAt({ points, ...middle }: PointGroup): Mark {
    const [first] = points
    const px = worldPx(this.#plane.zoom)
    const isShared = points.length > 1
    const label = isShared ? (this.#options.words.together ?? '').replace('{n}', String(points.length)) : (first?.label ?? '')
    const onSelect = (id: string) => (isShared ? this.#open(points) : this.#options.onSelect(id))
    const element = markOf({ id: first?.id ?? '', label }, { markClass: this.#options.markClass, onSelect })
    if (isShared) element.dataset.count = String(points.length)
    const remove = this.#plane.pin(element, placeAt({ x: middle.x / px, y: middle.y / px }), 'bottom')
    const mark = { points, element, remove }
    this.#press(mark)
    return mark
  }

  #press({ points, element }: Mark): void {
    element.setAttribute('aria-pressed', String(points.some(({ id }) => id === this.#selected)))
  }

  /** Moves to where a shared mark splits; where the map goes no closer, its places are selected in turn. */
  #open(points: readonly MapPoint[]): void {
    const [first] = points
    const zoom = first ? this.#zoomUntil(this.#plane.zoom, (groups) => (groupOf(groups, first)?.length ?? 0) < points.length) : null
    const next = points[(points.findIndex(({ id }) => id === this.#selected) + 1) % points.length]
    if (first && zoom !== null) this.#plane.easeTo({ ...positionOf(first), zoom })
    else if (next) this.#options.onSelect(next.id)
  }

  /** The least zoom from `from` at which the marks are as wanted; null where the map goes no closer. */
  #zoomUntil(from: number, isWanted: (groups: readonly PointGroup[]) => boolean): number | null {
    for (let zoom = from; zoom <= MOST_ZOOM; zoom += CLOSER_ZOOM_STEP) if (isWanted(this.#gather(zoom))) return zoom
    return null
  }
}

const groupOf = (groups: readonly PointGroup[], point: MapPoint) => groups.find(({ points }) => points.includes(point))?.points
