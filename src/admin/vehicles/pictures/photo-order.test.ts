import { expect, test } from 'vitest'
import { addressOf, keysOf, MOST_PHOTOS, placeIn, withAdded, withMoved } from './photo-order.ts'

test('[A-141] a picture moves to a place among the others, and no further than the ends', () => {
  expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(withMoved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(withMoved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a'])
  expect(withMoved(['a', 'b', 'c'], 1, -4)).toEqual(['b', 'a', 'c'])
  expect(withMoved(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
  expect([placeIn(['a', 'b'], 9), placeIn(['a', 'b'], -1), placeIn([], 3)]).toEqual([1, 0, 0])
})

test('[A-141] a picture comes to a car once, and a car takes as many as it may have', () => {
  expect(withAdded([{ image_id: 4 }], [5, 4, 5, 6])).toEqual({
    photos: [{ image_id: 4 }, { image_id: 5 }, { image_id: 6 }],
    ...{ added: 2, repeated: 2, refused: 0 },
  })
  const many = Array.from({ length: MOST_PHOTOS - 1 }, (_, index) => ({ image_id: index + 10 }))
  const { photos, ...counts } = withAdded(many, [1, 2, 3])
  expect([photos.length, photos.at(-1), counts]).toEqual([MOST_PHOTOS, { image_id: 1 }, { added: 1, repeated: 0, refused: 2 }])
})

test('a picture of a feed is shown from the smallest address that it has, and the same address twice is told apart', () => {
  expect(addressOf({ full_path: '/full', hd_path: '', medium_path: null })).toBe('/full')
  expect(addressOf({ medium_path: '/m', full_path: '/full' })).toBe('/m')
  expect(addressOf({ image_id: 3 })).toBe('')
  expect(keysOf([{ big_path: '/a' }, { image_id: 1 }, { big_path: '/a' }])).toEqual(['/a 1', 'image 1 1', '/a 2'])
})
