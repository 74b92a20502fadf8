import { expect, test } from 'vitest'
import { median, percentile, threeDigits } from './numbers.ts'

test('the median of an odd list is its middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([7])).toBe(7)
})

test('the median of an even list lies between the two middle values', () => {
  expect(median([10, 2, 4, 100])).toBe(7)
})

test('numbers are compared as numbers, not as texts', () => {
  expect(median([10, 9, 100])).toBe(10)
  expect(percentile([10, 9, 100], 1)).toBe(100)
})

test('a percentile is a value that was measured: the least one that the share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile([3, 1], 0.99)).toBe(3)
  expect(percentile([3, 1], 0)).toBe(1)
})

test('neither of them changes the list it is given', () => {
  const values = [3, 1, 2]
  median(values)
  percentile(values, 0.99)
  expect(values).toEqual([3, 1, 2])
})

test('an empty list is a mistake, not a zero', () => {
  expect(() => median([])).toThrow('nothing was measured')
  expect(() => percentile([], 0.5)).toThrow('nothing was measured')
})

test.each([
  [52_812.4, '52,800'],
  [1.0049, '1'],
  [0.001234, '0.00123'],
  [100, '100'],
  [0, '0'],
])('%d is written %s', (value, text) => {
  expect(threeDigits(value)).toBe(text)
})
