import { expect, test } from 'vitest'
import { moneyOfText } from './begin-call.ts'

test('a decimal text is money in the minor units of its currency', () => {
  expect(moneyOfText('1500', 'AED')).toEqual({ minor: 150_000, currency: 'AED' })
  expect(moneyOfText('19.9', 'USD')).toEqual({ minor: 1990, currency: 'USD' })
  expect(moneyOfText('19.95', 'USD')).toEqual({ minor: 1995, currency: 'USD' })
  expect(moneyOfText('5.124', 'KWD')).toEqual({ minor: 5124, currency: 'KWD' })
  expect(moneyOfText('0', 'AED')).toEqual({ minor: 0, currency: 'AED' })
  expect(moneyOfText('123456789012', 'AED')).toEqual({ minor: 12_345_678_901_200, currency: 'AED' })
})

test.each(['', '1234567890123', '5.', '5.1234', '.5', '1,500', '-5', ' 5', '5 ', '5a', 'a5', '5.a', '5x12', '٥'])('“%s” is no money', (text) => {
  expect(moneyOfText(text, 'AED')).toBeNull()
})
