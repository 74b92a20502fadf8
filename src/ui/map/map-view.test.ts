import { expect, test } from 'vitest'
import { LEAST_ZOOM, MOST_ZOOM, pixelOf, placeAt, positionOf, viewMoved, viewOfAll, viewWithin, viewZoomed, worldPx } from './map-view.ts'

const size = { width: 400, height: 300 }
const edges = { west: 29, south: 8, east: 66, north: 41 }
const dubai = { latitude: 25.2, longitude: 55.27 }
const riyadh = { latitude: 24.69, longitude: 46.7 }
const at = (place: typeof dubai, zoom: number) => ({ ...positionOf(place), zoom })

test('a place has a position on the Mercator map, and the position the place', () => {
  expect(positionOf({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(positionOf({ latitude: 85.0511287798, longitude: -180 }).y).toBeCloseTo(0, 8)
  const { latitude, longitude } = placeAt(positionOf(dubai))
  expect([latitude, longitude]).toEqual([expect.closeTo(dubai.latitude, 9), expect.closeTo(dubai.longitude, 9)])
})

test('[B-069] the place in the middle of the view stands in the middle of the element, one to the west left of it', () => {
  expect(pixelOf(at(dubai, 5), size, dubai)).toEqual({ x: 200, y: 150 })
  const { x, y } = pixelOf(at(dubai, 5), size, riyadh)
  expect(x).toBeCloseTo(200 - ((dubai.longitude - riyadh.longitude) / 360) * worldPx(5), 6)
  expect(y).toBeGreaterThan(150)
})

test('[B-069] all places are in view with room around them, no closer than asked', () => {
  const view = viewOfAll([dubai, riyadh], size, { padding: 64, zoom: 6.5 })
  const pixels = [dubai, riyadh].map((place) => pixelOf(view, size, place))
  expect(pixels.map(({ x }) => x)).toEqual([expect.closeTo(336, 6), expect.closeTo(64, 6)])
  expect(viewOfAll([dubai], size, { padding: 64, zoom: 6.5 })).toEqual(at(dubai, 6.5))
})

test('a view stays within the zooms and the edges', () => {
  expect(viewWithin(at(dubai, 12), size, edges).zoom).toBe(MOST_ZOOM)
  expect(viewWithin(at(dubai, 1), size, edges).zoom).toBeGreaterThanOrEqual(LEAST_ZOOM)
  const wide = { width: 3000, height: 300 }
  for (const viewSize of [size, wide]) {
    for (const place of [{ latitude: 80, longitude: 170 }, { latitude: -80, longitude: -170 }, dubai]) {
      for (const zoom of [1, 4, 9]) {
        const view = viewWithin(at(place, zoom), viewSize, edges)
        const west = pixelOf(view, viewSize, { latitude: 20, longitude: edges.west }).x
        const east = pixelOf(view, viewSize, { latitude: 20, longitude: edges.east }).x
        expect([west <= 1e-6, east >= viewSize.width - 1e-6]).toEqual([true, true])
        const north = pixelOf(view, viewSize, { latitude: edges.north, longitude: 40 }).y
        const south = pixelOf(view, viewSize, { latitude: edges.south, longitude: 40 }).y
        expect([north <= 1e-6, south >= viewSize.height - 1e-6]).toEqual([true, true])
      }
    }
  }
  expect(viewWithin(at(dubai, 7), size, edges)).toEqual(at(dubai, 7))
})

test('moving the picture to the right shows what lies to the west, by as many px', () => {
  const movedView = viewMoved(at(dubai, 6), { x: 40, y: -10 })
  expect(pixelOf(movedView, size, dubai)).toEqual({ x: expect.closeTo(240, 6), y: expect.closeTo(140, 6) })
})

test('what stands under the pointer stays there while the map comes closer', () => {
  const view = at(riyadh, 4)
  const before = pixelOf(view, size, dubai)
  const closer = viewZoomed(view, 5.5, { x: before.x - size.width / 2, y: before.y - size.height / 2 })
  expect(pixelOf(closer, size, dubai)).toEqual({ x: expect.closeTo(before.x, 6), y: expect.closeTo(before.y, 6) })
  expect(viewZoomed(view, 6)).toEqual(at(riyadh, 6))
})
