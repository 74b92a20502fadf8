import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fractionDigits, fromMinorUnits, toMinorUnits } from './money.ts'

test.each([
  ['AED', 2],
  ['KWD', 3],
  ['JPY', 0],
  ['JOD', 3],
  ['EGP', 2],
  ['IQD', 0],
  ['LBP', 0],
])('%s has %d decimals', (currency, decimals) => {
  expect(fractionDigits(currency)).toBe(decimals)
})

test('browsers count an amount as the server does, whatever their engine knows of the currency', () => {
  // Safari and Firefox count as ISO 4217 does: three decimals of a dinar of Iraq.
  const format = vi.spyOn(Intl, 'NumberFormat').mockReturnValue({ resolvedOptions: () => ({ maximumFractionDigits: 3 }) } as Intl.NumberFormat)
  expect([fromMinorUnits(45_000_000, 'IQD'), fromMinorUnits(120_000, 'AED')]).toEqual([45_000_000, 1200])
  format.mockRestore()
})

test('the table has what the database was written by', () => {
  const ofTheServer = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  expect(Intl.supportedValuesOf('currency').filter((currency) => fractionDigits(currency) !== ofTheServer(currency))).toEqual([])
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
