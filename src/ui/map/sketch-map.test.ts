import { expect, test } from 'vitest'
import { SKETCH, sketchMap } from './sketch-map.ts'

const DUBAI = { latitude: 25.2, longitude: 55.27 }
const pointsOf = (path: string) => [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('the coast at Dubai runs through the middle of its drawing', () => {
  const near = pointsOf(sketchMap(DUBAI, 12).waters).filter(([x, y]) => Math.abs(x - SKETCH.width / 2) < 40 && Math.abs(y - SKETCH.height / 2) < 40)
  expect(near.length).toBeGreaterThan(0)
})

test('further out more of the coasts is in view', () => {
  const inView = (zoom: number) => pointsOf(sketchMap(DUBAI, zoom).waters).filter(([x, y]) => x > 0 && y > 0 && x < SKETCH.width && y < SKETCH.height).length
  expect(inView(4)).toBeGreaterThan(inView(12))
})

test('no point lies far outside, wherever the place is', () => {
  for (const place of [DUBAI, { latitude: 90, longitude: 180 }, { latitude: -90, longitude: -180 }]) {
    for (const [x, y] of pointsOf(sketchMap(place, 12).waters)) {
      expect([x >= -60 && x <= SKETCH.width + 60, y >= -60 && y <= SKETCH.height + 60]).toEqual([true, true])
    }
  }
})
