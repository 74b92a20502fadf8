import { describe, expect, test } from 'vitest'
import { convertPrice, decimalsIn, disclaimerSign, fillPrice, formatAmount, formatPrice, parseAmount, priceLine, stripPrice, styleIn } from './price.ts'

const euro = { symbol: '€', delimiter: ',' }

test('[A-382][B-338][C-352][C-356][C-357][C-358] the stock locator writes 50,000 €', () => {
  expect(formatPrice(50000, { ...euro, format: '% ^' })).toBe('50,000 €')
  expect(formatPrice(1234567, { ...euro, format: '% ^' })).toBe('1,234,567 €')
})

test('[A-383][C-359] a lease price has its month', () => {
  expect(formatPrice(500, { ...euro, format: '% ^ / Month' })).toBe('500 € / Month')
})

test('[A-384][C-360] a subscription begins at its price', () => {
  expect(formatPrice(700, { ...euro, format: 'from % ^ / Month' })).toBe('from 700 € / Month')
})

test('[A-385][C-351][C-352] the general format has no blank', () => {
  expect(formatPrice(50000, { ...euro, format: '^%' })).toBe('€50,000')
})

test('[B-340] [C-352] the strings of blocks are filled with symbol, amount and a finished price', () => {
  expect(formatPrice(1000, { ...euro, format: 'From ^ %' })).toBe('From € 1,000')
  expect(fillPrice('or @ / Month', { formatted: '€ 500' })).toBe('or € 500 / Month')
  expect(fillPrice('^|%|@', {})).toBe('||')
  expect(formatPrice(5, { ...euro, format: '%@' })).toBe('5')
  expect(formatPrice(null, { ...euro, format: '% ^' })).toBe('')
  expect(formatPrice(1000, { ...euro, format: 'or @ / Month' }, formatPrice(1000, { ...euro, format: '^%' }))).toBe('or €1,000 / Month')
})

test('[B-340] a line about a price has what stands before and after it; a price that is more than a number stands for the placeholders', () => {
  const style = { ...euro, format: '^%' }
  expect(priceLine('From ^ %', '1,000.5', style)).toEqual({ before: 'From', price: '€ 1,000.50', after: '' })
  expect(priceLine('or @ / Month', '500', style)).toEqual({ before: 'or', price: '€500', after: '/ Month' })
  expect(priceLine('From ^ % now', ' on request ', style)).toEqual({ before: 'From', price: 'on request', after: 'now' })
  expect(priceLine('only', '5', style)).toEqual({ before: 'only', price: '€5', after: '' })
  expect(priceLine('% of ^ now', ' 7 ', style)).toEqual({ before: '', price: '7 of €', after: 'now' })
  expect(['5 km', 'from 5', '5,'].map((text) => priceLine('^%', text, style).price)).toEqual(['5 km', 'from 5', '€5'])
})

test('[A-385][C-352] all placeholders are replaced in one pass, every occurrence', () => {
  expect(formatPrice(5, { symbol: '%', delimiter: ',', format: '^ %' })).toBe('% 5')
  expect(fillPrice('@ = @', { formatted: '^%' })).toBe('^% = ^%')
  expect(formatPrice(5, { symbol: '$&', delimiter: ',', format: '% ^' })).toBe('5 $&')
})

test('[C-352] whole amounts have no decimals, others two', () => {
  expect(formatAmount(1234.5, ',')).toBe('1,234.50')
  expect(formatAmount(1234.999, ',')).toBe('1,235')
  expect(formatAmount(-1234.5, '.')).toBe('-1.234.50')
  expect(formatAmount(-0.001, ',')).toBe('0')
  expect(formatAmount(999, '$1')).toBe('999')
  expect(formatAmount(1000, '$1')).toBe('1$1000')
})

test('[C-362][A-251] a price text is stripped to digits, dot and minus', () => {
  expect(parseAmount('€ 1,234.50')).toBe(1234.5)
  expect(parseAmount('-5 x')).toBe(-5)
  expect(parseAmount('on request')).toBeNull()
  expect(parseAmount('1.2.3')).toBeNull()
})

test('[C-362][A-251] what is not a number gives nothing', () => {
  expect(formatPrice('on request', { ...euro, format: '% ^' })).toBe('')
  expect(formatPrice(Number.NaN, { ...euro, format: '% ^' })).toBe('')
  expect(formatPrice('€ 1,234', { ...euro, format: '% ^' })).toBe('1,234 €')
})

describe('the exchange rate', () => {
  test('[C-363][A-252] multiplies and cuts, it does not round', () => {
    expect(convertPrice(100, 1.999)).toBe(199)
    expect(convertPrice(1, -1.9)).toBe(-1)
  })

  test('[C-363][A-252] does not lose a unit to binary fractions', () => {
    expect(convertPrice(100, 1.1)).toBe(110)
    expect(convertPrice(100, 0.29)).toBe(29)
  })

  test('[C-355] gives the second price', () => {
    expect(convertPrice(1001, 0.25)).toBe(250)
  })
})

test('[C-354][C-355] a second price stands behind the first in parentheses, cut to a whole number, with its own symbol', () => {
  const style = { symbol: 'AED', delimiter: ',', format: '% ^', second: { symbol: 'EUR', rate: 0.25 } }
  expect(formatPrice(1001, style)).toBe('1,001 AED (250 EUR)')
  expect(formatPrice('4,004,007', { ...style, format: '^%' })).toBe('AED4,004,007 (EUR1,001,001)')
  expect(formatPrice(null, style)).toBe('')
})

test('[B-341][C-370] disclaimers are marked by asterisks', () => {
  expect([1, 2, 3].map(disclaimerSign)).toEqual(['*', '**', '***'])
})

test.each([
  ['abc', ''],
  [null, ''],
  [Number.NaN, ''],
  ['', ''],
  ['1-2', ''],
  [0, '0 €'],
  ['AED 12,500', '12,500 €'],
])('[A-250] the price %j is written %j: what is not a number is not shown', (amount, text) => {
  expect(formatPrice(amount, { ...euro, format: '% ^' })).toBe(text)
})

test.each([
  ['€ 12,500.50-x', '12500.50-'],
  ['-5 x', '-5'],
  ['بسعر', ''],
])('[A-251][C-362] the price text %j is stripped to %j', (text, stripped) => {
  expect(stripPrice(text)).toBe(stripped)
})

test.each([
  [1000, 0.2729, 272],
  [10, 1.99, 19],
  [100, 1, 100],
])('[A-252][C-363] %d at the rate %d is %d', (price, rate, converted) => {
  expect(convertPrice(price, rate)).toBe(converted)
})

test.each([
  [5950, '5,950 درهمًا'],
  [11, '11 درهمًا'],
  [325_000, '325,000 درهم'],
  [1004, '1,004 دراهم'],
  [102, '102 درهم'],
  [0.5, '0.50 درهم'],
])('the name of the currency agrees with %d', (amount, text) => {
  expect(formatPrice(amount, { symbol: 'درهم', delimiter: ',', format: '% ^' })).toBe(text)
})

test('prices of a site that sells in dinars have the decimals of the dinar, with a symbol of their own and in every line', () => {
  const dinar = { symbol: 'دينار', delimiter: ',', format: '% ^', ...decimalsIn('KWD') }
  expect(formatPrice(24_999.75, dinar)).toBe('24,999.750 دينار')
  expect(formatPrice(412.987, styleIn(dinar, 'KWD', 'KWD'))).toBe('412.987 دينار')
  expect(priceLine('ابتداءً من % ^', '85.5', dinar).price).toBe('85.500 دينار')
  expect([decimalsIn('AED'), decimalsIn('IQD')]).toEqual([{}, { decimals: 0 }])
})
