import { expect, test } from 'vitest'
import { placeOfWords, placesOfWords } from './place-of-words.ts'

test('words stand over the side that the focal point leaves free', () => {
  expect([0, 0.3, 0.4, 0.6, 1].map((focalX) => placeOfWords({ focalX }))).toEqual(['over-start', 'over-start', 'over-start', 'over-end', 'over-end'])
  expect([0.3, 0.7].map((focalX) => placeOfWords({ focalX }, 'ltr'))).toEqual(['over-end', 'over-start'])
})

test('words stand beside a picture whose focal point is near its middle, and beside one that names none', () => {
  expect([0.41, 0.5, 0.59].map((focalX) => placeOfWords({ focalX }))).toEqual(['beside', 'beside', 'beside'])
  expect(placeOfWords({})).toBe('beside')
  expect(placeOfWords(null)).toBe('over-start')
})

test('one picture that needs its words beside it moves those of all slides there', () => {
  expect(placesOfWords([{ focalX: 0.3 }, { focalX: 0.7 }])).toEqual(['over-start', 'over-end'])
  expect(placesOfWords([{ focalX: 0.3 }, { focalX: 0.5 }, null])).toEqual(['beside', 'beside', 'beside'])
})
