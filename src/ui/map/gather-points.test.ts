import { expect, test } from 'vitest'
import { dealers } from '#demo/content/dealers.ts'
import type { MapPoint } from './drawn-map.ts'
import { gatherPoints, MARK_GAP_PX } from './gather-points.ts'
import { placeAt, worldPx } from './map-view.ts'

const at = (id: string, latitude: number, longitude: number): MapPoint => ({ id, label: id, latitude, longitude })
const groupNames = (points: readonly MapPoint[], zoom: number) => gatherPoints(points, worldPx(zoom)).map((group) => group.points.map(({ id }) => id))

test('[B-069] at no zoom do two marks of the demo stand closer than the gap, and each place has exactly one', () => {
  const points = dealers.flatMap(({ name, latitude, longitude }) => (latitude === null || longitude === null ? [] : [at(name, latitude, longitude)]))
  expect(points.length).toBeGreaterThan(10)
  for (let zoom = 3; zoom <= 10; zoom += 0.25) {
    const groups = gatherPoints(points, worldPx(zoom))
    const gaps = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)))
    expect(Math.min(...gaps, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(MARK_GAP_PX)
    expect(groups.flatMap((group) => group.points.map(({ id }) => id)).toSorted()).toEqual(points.map(({ id }) => id).toSorted())
  }
})

test('places are gathered from afar and stand alone from near', () => {
  const points = [at('دبي', 25.1382, 55.2321), at('القوز', 25.1297, 55.2268), at('الرياض', 24.69, 46.69)]
  expect(groupNames(points, 5)).toEqual([['دبي', 'القوز'], ['الرياض']])
  expect(groupNames(points, 13)).toEqual([['دبي'], ['القوز'], ['الرياض']])
  expect(groupNames([], 5)).toEqual([])
})

test('a shared mark stands in the middle of all its places', () => {
  const placesOf = (points: readonly MapPoint[]) => gatherPoints(points, worldPx(0)).map(({ x, y }) => placeAt({ x: x / worldPx(0), y: y / worldPx(0) }))
  expect(placesOf([at('a', 0, 0), at('b', 0, 10), at('c', 0, 5)])).toEqual([{ latitude: expect.closeTo(0, 6), longitude: expect.closeTo(5, 6) }])
  expect(placesOf([at('a', 25.1382, 55.2321)])).toEqual([{ latitude: expect.closeTo(25.1382, 6), longitude: expect.closeTo(55.2321, 6) }])
})
