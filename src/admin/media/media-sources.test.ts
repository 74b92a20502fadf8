import { expect, test } from 'vitest'
import { descriptionOf } from './media-sources.ts'

test('a text of a picture that was emptied is sent as an empty one', () => {
  expect(descriptionOf({ alt: { ar: 'سيارة', en: null }, focal_point: { x: 0.5, y: 0.5 } })).toEqual({
    alt: { ar: 'سيارة', en: '' },
    focal_point: { x: 0.5, y: 0.5 },
  })
})
