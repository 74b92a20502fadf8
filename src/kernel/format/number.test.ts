import { expect, test } from 'vitest'
import { formatNumber } from './number.ts'

test('numbers have Latin digits, commas and no direction marks', () => {
  expect(formatNumber(12500.5)).toBe('12,500.5')
  expect(formatNumber(-3)).toBe('-3')
})

test('the count of decimals can be fixed', () => {
  expect(formatNumber(3, { decimals: 1 })).toBe('3.0')
  expect(formatNumber(2.96, { decimals: 1 })).toBe('3.0')
  expect(formatNumber(1998, { decimals: 0 })).toBe('1,998')
})
