import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fractionDigits, fromMinorUnits, toMinorUnits } from './money.ts'

test.each([
  ['AED', 2],
  ['KWD', 3],
  ['JPY', 0],
])('%s has %d decimals', (currency, decimals) => {
  expect(fractionDigits(currency)).toBe(decimals)
})

test('amounts become integers without losing a unit to binary fractions', () => {
  expect(toMinorUnits(1234.5, 'AED')).toBe(123450)
  expect(toMinorUnits(1.005, 'KWD')).toBe(1005)
  expect(toMinorUnits(0.29, 'AED')).toBe(29)
  expect(toMinorUnits(1.005, 'AED')).toBe(101)
})

test('an amount of whole minor units comes back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 47 }), fc.constantFrom('AED', 'KWD', 'JPY'), (units, currency) => {
      expect(toMinorUnits(fromMinorUnits(units, currency), currency)).toBe(units)
    }),
  )
})
