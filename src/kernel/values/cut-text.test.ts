import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['سيارة', 10, 'سيارة'],
  ['سيارة', 3, 'سيا'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀', 3, 'ab'],
  ['😀😀', 1, ''],
  ['', 5, ''],
])('%j cut at %i is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})
