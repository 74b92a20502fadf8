import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordablePrice } from './affordable-price.ts'
import { instalmentsOf } from './instalments.ts'

test.each([
  [{ monthly: 500_000, deposit: 0, months: 60, yearlyRate: 0 }, 30_000_000],
  [{ monthly: 500_000, deposit: 5_000_000, months: 60, yearlyRate: 0 }, 35_000_000],
  [{ monthly: 0.1, deposit: 0.2, months: 1, yearlyRate: 0 }, null],
  [{ monthly: 100_000, deposit: 0, months: 12, yearlyRate: 12 }, 1_125_507],
  [{ monthly: 500_000, deposit: 5_000_000, months: 60, yearlyRate: 3.5 }, 32_484_993],
  [{ monthly: 0, deposit: 8_000_000, months: 60, yearlyRate: 5 }, 8_000_000],
  [{ monthly: 500_000, deposit: 1_000_000, months: 0, yearlyRate: 5 }, 1_000_000],
  [{ monthly: 0, deposit: 0, months: 60, yearlyRate: 5 }, null],
  [{ monthly: -1, deposit: 10_000, months: 60, yearlyRate: 0 }, null],
  [{ monthly: Number.NaN, deposit: 0, months: 60, yearlyRate: 0 }, null],
  [{ monthly: Number.POSITIVE_INFINITY, deposit: 0, months: 60, yearlyRate: 0 }, null],
])('[C-338] the budget %j buys up to %j', (budget, price) => {
  expect(affordablePrice(budget)).toBe(price)
})

test('[C-338][B-172] the calculator turned round finds what the calculator asks: the price that a budget buys costs that budget a month', () => {
  const figures = {
    monthly: fc.integer({ min: 1000, max: 5_000_000 }),
    deposit: fc.integer({ min: 0, max: 100_000_000 }),
    months: fc.integer({ min: 1, max: 96 }),
  }
  fc.assert(
    fc.property(fc.record({ ...figures, yearlyRate: fc.double({ min: 0, max: 40, noNaN: true }) }), ({ monthly, deposit, months, yearlyRate }) => {
      const price = affordablePrice({ monthly, deposit, months, yearlyRate }) ?? 0
      const needed = instalmentsOf({ price, deposit, months, annualRate: yearlyRate })
      expect(Math.abs((needed?.monthly ?? 0) - monthly)).toBeLessThanOrEqual(1)
      expect(needed?.monthly ?? 0).toBeLessThanOrEqual(monthly)
    }),
  )
})
