/** A place in degrees, WGS 84. */
export type Place = { latitude: number; longitude: number }

/** What of the world a map shows: the place in its middle, in parts of the world's width on a Mercator map, and how close it is. */
export type MapView = { x: number; y: number; zoom: number }

/** Of the map's element, in px. */
export type MapSize = { width: number; height: number }

/** The map never leaves these edges, in degrees. */
export type Edges = { west: number; south: number; east: number; north: number }

/** The world's width in px at zoom 0. */
const WORLD_PX = 512

export const LEAST_ZOOM = 3
export const MOST_ZOOM = 10

/** The world's width in px. */
export function worldPx(zoom: number): number {
  return WORLD_PX * 2 ** zoom
}

/** Where a place stands on a Mercator map, in parts of the world's width from its north-western corner. */
export function positionOf({ latitude, longitude }: Place): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** The place at a position of {@link positionOf}. */
export function placeAt({ x, y }: { x: number; y: number }): Place {
  return { latitude: (Math.atan(Math.sinh(2 * Math.PI * (0.5 - y))) * 180) / Math.PI, longitude: 360 * x - 180 }
}

/** Where a place stands in the map's element, in px from its upper left corner. */
export function pixelOf(view: MapView, { width, height }: MapSize, place: Place): { x: number; y: number } {
  const { x, y } = positionOf(place)
  const px = worldPx(view.zoom)
  return { x: width / 2 + (x - view.x) * px, y: height / 2 + (y - view.y) * px }
}

/** The nearest view that stays between the zooms and shows nothing beyond the edges. */
export function viewWithin(view: MapView, size: MapSize, edges: Edges): MapView {
  const from = positionOf({ longitude: edges.west, latitude: edges.north })
  const to = positionOf({ longitude: edges.east, latitude: edges.south })
  const least = Math.max(LEAST_ZOOM, zoomThatFits(size.width, to.x - from.x), zoomThatFits(size.height, to.y - from.y))
  const zoom = Math.min(MOST_ZOOM, Math.max(least, view.zoom))
  const half = { x: size.width / 2 / worldPx(zoom), y: size.height / 2 / worldPx(zoom) }
  return { x: between(view.x, from.x + half.x, to.x - half.x), y: between(view.y, from.y + half.y, to.y - half.y), zoom }
}

/** The closest view with all places at least `padding` px inside, no closer than `zoom`. */
export function viewOfAll(places: readonly Place[], size: MapSize, { padding, zoom }: { padding: number; zoom: number }): MapView {
  const positions = places.map(positionOf)
  const xs = positions.map(({ x }) => x)
  const ys = positions.map(({ y }) => y)
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fits = Math.min(zoomThatFits(size.width - 2 * padding, east - west), zoomThatFits(size.height - 2 * padding, south - north))
  return { x: (west + east) / 2, y: (north + south) / 2, zoom: Math.min(zoom, fits) }
}

/** The view after the picture has moved by so many px. */
export function viewMoved(view: MapView, { x, y }: { x: number; y: number }): MapView {
  return { ...view, x: view.x - x / worldPx(view.zoom), y: view.y - y / worldPx(view.zoom) }
}

/** The view at another zoom in which what stands `at`, in px from the middle, stays there. */
export function viewZoomed(view: MapView, zoom: number, at: { x: number; y: number } = { x: 0, y: 0 }): MapView {
  const shift = 1 / worldPx(view.zoom) - 1 / worldPx(zoom)
  return { x: view.x + at.x * shift, y: view.y + at.y * shift, zoom }
}

/** The zoom at which so much of the world is so many px wide. */
function zoomThatFits(px: number, part: number): number {
  return part === 0 ? Number.POSITIVE_INFINITY : Math.log2(Math.max(px, 1) / part / WORLD_PX)
}

/** Where the edges are closer together than the view, it stands in their middle. */
function between(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
}
