import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['1250', 'AED', 125_000],
  ['1,250.5', 'AED', 125_050],
  ['١٬٢٥٠٫٥', 'AED', 125_050],
  ['12,345.750', 'KWD', 12_345_750],
  ['0.125', 'KWD', 125],
  ['45,000,000', 'IQD', 45_000_000],
  ['0', 'AED', 0],
])('%s in %s are %d', (text, currency, minor) => {
  expect(typedAmount(text, currency)).toBe(minor)
})

test.each([
  ['', 'AED'],
  ['1.234', 'AED'],
  ['12,5', 'AED'],
  ['1.5', 'IQD'],
  ['1.2345', 'KWD'],
  ['-5', 'AED'],
  ['1e3', 'AED'],
  ['5 AED', 'AED'],
  ['.5', 'AED'],
  ['1234567890123', 'AED'],
])('%s in %s is no amount', (text, currency) => {
  expect(typedAmount(text, currency)).toBeNull()
})
