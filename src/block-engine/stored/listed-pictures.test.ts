import { expect, test } from 'vitest'
import { pictureOf } from './listed-pictures.ts'

test.each([
  [7, { id: 7 }],
  [{ id: 7 }, { id: 7 }],
  [
    { id: 7, alt: 'مقصورة' },
    { id: 7, alt: 'مقصورة' },
  ],
  [{ id: 7, alt: '' }, { id: 7 }],
  [{ id: 7, alt: 5 }, { id: 7 }],
  [{ id: '7' }, { id: null }],
  [{ alt: 'مقصورة' }, { id: null, alt: 'مقصورة' }],
  [null, { id: null }],
  ['7', { id: null }],
])('an entry %j of a list of pictures is the picture %j, alone or under the key of its field', (entry, picture) => {
  expect(pictureOf(entry, {})).toEqual(picture)
  expect(pictureOf({ image: entry, id: 9, alt: 'x' }, { picturesIn: 'image' })).toEqual(picture)
})

test('an entry without the key of its field has no picture', () => {
  expect([pictureOf(null, { picturesIn: 'image' }), pictureOf({ id: 9 }, { picturesIn: 'image' })]).toEqual([{ id: null }, { id: null }])
})
