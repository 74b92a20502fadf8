import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropPosition, wholeUrl } from './picture-place.ts'

test.each([
  [
    { x: 0.5, y: 0.5 },
    { x: 50, y: 50 },
  ],
  [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ],
  [
    { x: 1, y: 1 },
    { x: 50, y: 100 },
  ],
  [
    { x: 0.2, y: 0.3 },
    { x: 50, y: 10 },
  ],
])('[A-221] a focal point at %j of a square holds a crop of two to one at %j', (focal, position) => {
  expect(cropPosition({ width: 1000, height: 1000 }, { width: 800, height: 400 }, focal)).toEqual(position)
})

test('[A-221] the focal point is always inside what is shown', () => {
  const side = fc.integer({ min: 100, max: 4000 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(side, side, side, side, share, share, (width, height, boxWidth, boxHeight, x, y) => {
      const position = cropPosition({ width, height }, { width: boxWidth, height: boxHeight }, { x, y })
      const scale = Math.max(boxWidth / width, boxHeight / height)
      const isInside = (whole: number, part: number, focal: number, percent: number) => {
        const start = ((whole - part) * percent) / 100
        const slack = whole / 500 // the position is rounded to a tenth of a per cent
        return focal * whole >= start - slack - 1 && focal * whole <= start + part + slack + 1
      }
      return isInside(width * scale, boxWidth, x, position.x) && isInside(height * scale, boxHeight, y, position.y)
    }),
  )
})

test('a picture is asked for in a prepared width, never a smaller one than wanted while there is one', () => {
  expect(wholeUrl({ id: 7, version: 2 }, 320)).toBe('/media/api/v2/images/7/w/320.jpg?v=2')
  expect(wholeUrl({ id: 7, version: 2 }, 641)).toBe('/media/api/v2/images/7/w/768.jpg?v=2')
  expect(wholeUrl({ id: 7, version: 2 }, 9999)).toBe('/media/api/v2/images/7/w/1536.jpg?v=2')
})
