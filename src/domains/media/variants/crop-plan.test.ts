import fc from 'fast-check'
import { expect, test } from 'vitest'
import { focalInCut, planCrop, planWidth } from './crop-plan.ts'

const side = fc.integer({ min: 1, max: 16_000 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a cut always lies inside its scaled picture and has the size that was asked for', () => {
  fc.assert(
    fc.property(side, side, side, side, share, share, (width, height, cutWidth, cutHeight, x, y) => {
      const { scaled, cut } = planCrop({ width, height }, { width: cutWidth, height: cutHeight }, { x, y })
      expect([cut.width, cut.height]).toEqual([cutWidth, cutHeight])
      expect(Math.min(cut.left, cut.top)).toBeGreaterThanOrEqual(0)
      expect(cut.left + cut.width).toBeLessThanOrEqual(scaled.width)
      expect(cut.top + cut.height).toBeLessThanOrEqual(scaled.height)
    }),
  )
})

test('a cut follows the focal point until it meets the edge', () => {
  const cutAt = (x: number) => planCrop({ width: 3000, height: 1000 }, { width: 500, height: 500 }, { x, y: 0.5 }).cut.left
  expect([cutAt(0), cutAt(0.5), cutAt(0.6), cutAt(1)]).toEqual([0, 500, 650, 1000])
})

test('the focal point is known within the cut as well', () => {
  const focal = { x: 0.9, y: 0.5 }
  const plan = planCrop({ width: 3000, height: 1000 }, { width: 500, height: 500 }, focal)
  expect(focalInCut(plan, focal)).toEqual({ x: 0.7, y: 0.5 })
})

test('a whole picture keeps its ratio and is not enlarged', () => {
  expect(planWidth({ width: 3200, height: 1000 }, 1600).scaled).toEqual({ width: 1600, height: 500 })
  expect(planWidth({ width: 800, height: 600 }, 1600).scaled).toEqual({ width: 800, height: 600 })
})
