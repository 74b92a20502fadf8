import { expect, test } from 'vitest'
import { sideOfWords } from './side-of-words.ts'

test('words stand where lines begin, unless what must stay in view is there', () => {
  expect([0, 0.3, 0.5, 0.7].map((focalX) => sideOfWords({ focalX }))).toEqual(['start', 'start', 'start', 'end'])
  expect([0.3, 0.5, 0.7].map((focalX) => sideOfWords({ focalX }, 'ltr'))).toEqual(['end', 'start', 'start'])
  expect([sideOfWords(null), sideOfWords({})]).toEqual(['start', 'start'])
})
