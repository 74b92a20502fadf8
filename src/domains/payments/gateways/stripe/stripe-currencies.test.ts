import { describe, expect, test } from 'vitest'
import { fractionDigits } from '#kernel/money.ts'
import { payableAmount } from '../registry.ts'
import { fromProviderUnits, toProviderUnits } from '../currency-table.ts'
import { stripeFacts } from './facts.ts'

/**
 * Stripe's page on currencies (docs.stripe.com/currencies: zero-decimal, three-decimal, special cases), as it is written there; anything else has two
 * decimals. UGX is in its first list, and written with two decimals by its special cases.
 */
const NO_DECIMALS = ['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF']
const THREE_DECIMALS = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']
const codes = [...stripeFacts.currencies.keys()]
const { currencies } = stripeFacts
const decimalsOf = (code: string) => (NO_DECIMALS.includes(code) ? 0 : THREE_DECIMALS.includes(code) ? 3 : 2)

describe('amounts at Stripe', () => {
  test.each(codes)('7,000 %s is what Stripe takes for 7,000, and comes back as it went', (code) => {
    const money = { minor: 7000 * 10 ** fractionDigits(code), currency: code }
    const units = toProviderUnits(currencies, money)
    expect(units).toBe(7000 * 10 ** decimalsOf(code))
    expect(fromProviderUnits(currencies, units, code)).toEqual(money)
  })

  test.each([
    ['AED', 123_45, 12_345],
    ['SAR', 50_000, 50_000],
    ['JPY', 500, 500],
    ['ISK', 5, 500],
    ['UGX', 5, 500],
    ['HUF', 10, 1000],
    ['IDR', 10, 1000],
    ['PKR', 10, 1000],
    ['COP', 10, 1000],
    ['TWD', 80_045, 80_045],
    ['KWD', 5120, 5120],
  ])('%s: %i of ours are %i of Stripe’s', (code, minor, units) => {
    expect(toProviderUnits(currencies, { minor, currency: code })).toBe(units)
  })

  test.each([
    ['KWD', 5124, 5120],
    ['KWD', 5125, 5130],
    ['OMR', 4, 10],
    ['BHD', 0, 0],
    ['AED', 123, 123],
    ['ISK', 7, 7],
  ])('%s: of %i Stripe can take %i', (code, minor, payable) => {
    expect(payableAmount(['STRIPE'], { minor, currency: code })).toEqual({ minor: payable, currency: code })
  })

  test('every code is of money that exists, and stands once', () => {
    const text = [...currencies.keys()]
    expect(new Set(text).size).toBe(text.length)
    for (const code of text) expect(() => fractionDigits(code)).not.toThrow()
    for (const code of NO_DECIMALS.concat(THREE_DECIMALS)) expect(currencies.has(code)).toBe(true)
  })
})
