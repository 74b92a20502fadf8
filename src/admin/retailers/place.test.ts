import { expect, test } from 'vitest'
import { placeDoubt, placeFlaw } from './place.ts'

test.each([
  ['Dubai', 25.2048, 55.2708, null],
  ['Casablanca', 33.57, -7.59, null],
  ['a swapped Dubai', 55.2708, 25.2048, 'swapped'],
  ['London', 51.5, -0.12, 'far'],
])('%s', (_name, latitude, longitude, doubt) => {
  expect(placeDoubt(latitude, longitude)).toBe(doubt)
})

test('latitude and longitude are numbers of their range, given together', () => {
  expect(placeFlaw(25, 55, 90)).toBeNull()
  expect(placeFlaw(null, '', 90)).toBeNull()
  expect(placeFlaw(0, 0, 90)).toBeNull()
  expect(placeFlaw('', 55, 90)).toBe('both')
  expect(placeFlaw(91, 55, 90)).toBe('latitude_range')
  expect(placeFlaw(-181, 5, 180)).toBe('longitude_range')
  expect(placeFlaw('x', 5, 180)).toBe('longitude_range')
})
