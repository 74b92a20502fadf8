import { type Map as MapLibre, Marker } from 'maplibre-gl/dist/maplibre-gl-csp.js'
import { type MapOptions, type MapPoint, markOf, NEAR_ZOOM } from './drawn-map.ts'
import { type Gathered, gatherPoints, placeOf } from './gather-points.ts'

/** The world's width in px at zoom 0. */
const WORLD_PX = 512
const CLOSER_ZOOM_STEP = 0.5

type Mark = { points: readonly MapPoint[]; element: HTMLButtonElement; marker: Marker }

/** The marks of our own map. Places that stand too close at its zoom share one with their number, which leads closer to them. */
export class OwnMapMarks {
  readonly #map: MapLibre
  readonly #options: MapOptions
  #points: readonly MapPoint[] = []
  #selected: string | null = null
  #marks: Mark[] = []

  constructor(map: MapLibre, options: MapOptions) {
    this.#map = map
    this.#options = options
    map.on('zoom', () => this.#draw())
  }

  show(points: readonly MapPoint[]): void {
    this.#points = points
    for (const { marker } of this.#marks) marker.remove()
    this.#marks = []
    this.#draw()
  }

  /** Selects a place and moves to where it has a mark of its own. */
  select(id: string | null): void {
    this.#selected = id
    for (const mark of this.#marks) this.#press(mark)
    const point = this.#points.find((one) => one.id === id)
    if (!point) return
    const near = Math.max(this.#map.getZoom(), NEAR_ZOOM)
    const zoom = this.#zoomUntil(near, (groups) => groupOf(groups, point)?.length === 1) ?? this.#map.getMaxZoom()
    this.#map.easeTo({ center: [point.longitude, point.latitude], zoom })
  }

  #draw(): void {
    const groups = this.#gather(this.#map.getZoom())
    const keyOf = ({ points }: Pick<Gathered, 'points'>) => points.map(({ id }) => id).join(' ')
    const before = new Map(this.#marks.map((mark) => [keyOf(mark), mark]))
    const focused = this.#marks.find(({ element }) => element === document.activeElement)
    this.#marks = groups.map((group) => before.get(keyOf(group)) ?? this.#markAt(group))
    for (const mark of before.values()) if (!this.#marks.includes(mark)) mark.marker.remove()
    // Focus stays with the place when its mark gives way to another.
    if (focused && !this.#marks.includes(focused)) this.#marks.find(({ points }) => points.some((point) => focused.points.includes(point)))?.element.focus()
  }

  #gather(zoom: number): Gathered[] {
    return gatherPoints(this.#points, WORLD_PX * 2 ** zoom)
  }

  #markAt({ points, ...middle }: Gathered): Mark {
    const [first] = points
    const { latitude, longitude } = placeOf(middle, WORLD_PX * 2 ** this.#map.getZoom())
    const isShared = points.length > 1
    const label = isShared ? (this.#options.words.together ?? '').replace('{n}', String(points.length)) : (first?.label ?? '')
    const onSelect = (id: string) => (isShared ? this.#open(points) : this.#options.onSelect(id))
    const element = markOf({ id: first?.id ?? '', label }, { markClass: this.#options.markClass, onSelect })
    if (isShared) element.dataset.count = String(points.length)
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(this.#map)
    const mark = { points, element, marker }
    this.#press(mark)
    return mark
  }

  #press({ points, element }: Mark): void {
    element.setAttribute('aria-pressed', String(points.some(({ id }) => id === this.#selected)))
  }

  /** Moves to where a shared mark splits; where the map goes no closer, its places are selected in turn. */
  #open(points: readonly MapPoint[]): void {
    const [first] = points
    const zoom = first ? this.#zoomUntil(this.#map.getZoom(), (groups) => (groupOf(groups, first)?.length ?? 0) < points.length) : null
    if (first && zoom !== null) return void this.#map.easeTo({ center: [first.longitude, first.latitude], zoom })
    const next = points[(points.findIndex(({ id }) => id === this.#selected) + 1) % points.length]
    if (next) this.#options.onSelect(next.id)
  }

  /** The least zoom from `from` at which the marks are as wanted; null where the map goes no closer. */
  #zoomUntil(from: number, isWanted: (groups: readonly Gathered[]) => boolean): number | null {
    for (let zoom = from; zoom <= this.#map.getMaxZoom(); zoom += CLOSER_ZOOM_STEP) if (isWanted(this.#gather(zoom))) return zoom
    return null
  }
}

const groupOf = (groups: readonly Gathered[], point: MapPoint) => groups.find(({ points }) => points.includes(point))?.points
