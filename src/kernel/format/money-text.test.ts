import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

test.each([
  [50_000, 'AED', '500 درهم', '500 AED'],
  [595_000, 'AED', '5,950 درهمًا', '5,950 AED'],
  [1_200_450, 'AED', '12,004.50 درهم', '12,004.50 AED'],
  [12_345, 'KWD', '12.345 دينار', '12.345 KWD'],
  [25_000, 'UAH', '250 UAH', '250 UAH'],
])('%i minor units of %s are %s, and %s in English', (minor, currency, arabic, english) => {
  expect([moneyText(minor, currency, 'ar'), moneyText(minor, currency, 'en')]).toEqual([arabic, english])
})
