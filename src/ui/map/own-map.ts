import { type DrawnMap, type MapOptions, NEAR_ZOOM } from './drawn-map.ts'
import { bordersOfRegion, islandsOfRegion, placeNames, waters } from './gulf-outline.ts'
import { moveByHand } from './map-gestures.ts'
import { MapPlane } from './map-plane.ts'
import { type MapSize, type MapView, type Place, positionOf, viewOfAll, worldPx } from './map-view.ts'
import { OwnMapMarks } from './own-map-marks.ts'

const TOWNS_FROM_ZOOM = 5
/** Around places, in px. */
const PADDING = 64
const EDGES = { west: 29, south: 8, east: 66, north: 41 }
/** The corners of what is in view where there is no place. */
const HOME = [
  { longitude: 43, latitude: 19.5 },
  { longitude: 59.5, latitude: 30.5 },
]
/** The width of the world in units of the drawing: a tenth of one is half a pixel at the closest zoom. */
const WORLD_UNITS = 100_000

/** Draws our own outline of the region, without requests to other servers. */
export async function drawOwnMap(element: HTMLElement, options: MapOptions): Promise<DrawnMap> {
  const { words, language, nameClass } = options
  element.tabIndex = 0
  element.setAttribute('role', 'region')
  element.setAttribute('aria-label', words.map)
  const picture = outline()
  const hint = document.createElement('div')
  hint.dataset.hint = ''
  hint.setAttribute('aria-hidden', 'true')
  element.append(picture, hint)
  const size = { width: element.clientWidth, height: element.clientHeight }
  const plane = new MapPlane(element, {
    view: viewOfAll(HOME, size, { padding: 0, zoom: NEAR_ZOOM }),
    edges: EDGES,
    onView: (view, viewSize) => look(picture, view, viewSize),
  })
  moveByHand(element, plane, { element: hint, keys: words.useKeysToZoom, fingers: words.useTwoFingers })
  for (const { kind, at, name } of placeNames) {
    const label = document.createElement('span')
    label.className = nameClass
    label.dataset.kind = kind
    // Names are hidden from screen readers: the list beside the map has the same information.
    label.setAttribute('aria-hidden', 'true')
    // The map itself has no direction; only the text does.
    const text = document.createElement('bdi')
    text.dir = language === 'ar' ? 'rtl' : 'ltr'
    text.textContent = name[language]
    label.append(text)
    // A town's name starts at its dot.
    const townAnchor = language === 'ar' ? 'right' : 'left'
    plane.pin(label, { longitude: at[0], latitude: at[1] }, kind === 'town' ? townAnchor : 'center')
  }
  const showTowns = () => element.toggleAttribute('data-has-towns', plane.zoom >= TOWNS_FROM_ZOOM)
  plane.onZoom(showTowns)
  showTowns()

  const marks = new OwnMapMarks(plane, options)
  return {
    show: (points) => {
      const zoom = options.nearZoom ?? NEAR_ZOOM
      if (options.center) plane.jumpTo({ ...positionOf(options.center), zoom })
      else plane.jumpTo(viewOfAll(points.length > 0 ? points : HOME, plane.size, { padding: points.length > 0 ? PADDING : 0, zoom }))
      marks.show(points)
    },
    select: (id) => marks.select(id),
    zoom: (step) => plane.zoomBy(step, { isSlow: true }),
    remove: () => plane.remove(),
  }
}

/** Land, waters, islands and borders, in the colours of the section that they stand in. */
function outline(): SVGSVGElement {
  const picture = svg('svg')
  picture.setAttribute('preserveAspectRatio', 'none')
  picture.setAttribute('aria-hidden', 'true')
  const layers = { waters: polygons(waters), islands: polygons(islandsOfRegion), borders: lines(bordersOfRegion) }
  for (const [layer, path] of Object.entries(layers)) {
    const outlinePath = svg('path')
    outlinePath.dataset.layer = layer
    outlinePath.setAttribute('d', path)
    picture.append(outlinePath)
  }
  return picture
}

function look(picture: SVGSVGElement, { x, y, zoom }: MapView, { width, height }: MapSize): void {
  const unit = WORLD_UNITS / worldPx(zoom)
  const box = [x * WORLD_UNITS - (width / 2) * unit, y * WORLD_UNITS - (height / 2) * unit, width * unit, height * unit]
  picture.setAttribute('viewBox', box.map((value) => value.toFixed(2)).join(' '))
}

type Shapes = { features: readonly { geometry: { coordinates: unknown } }[] }
type Line = readonly (readonly [longitude: number, latitude: number])[]

const polygons = (shapes: Shapes) =>
  linesOf(shapes)
    .map((line) => `${pathOf(line)}z`)
    .join('')
const lines = (shapes: Shapes) => linesOf(shapes).map(pathOf).join('')
const linesOf = ({ features }: Shapes) => features.flatMap(({ geometry }) => geometry.coordinates as readonly Line[])

function pathOf(line: Line): string {
  return `M${line.map(([longitude, latitude]) => unitsOf({ longitude, latitude })).join('L')}`
}

function unitsOf(place: Place): string {
  const { x, y } = positionOf(place)
  return `${(x * WORLD_UNITS).toFixed(1)} ${(y * WORLD_UNITS).toFixed(1)}`
}

function svg<Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS('http://www.w3.org/2000/svg', name)
}
