import { expect, test } from 'vitest'
import { affordablePrice } from './affordable-price.ts'

test.each([
  [{ monthly: 5000, deposit: 0, months: 60, yearlyRate: 0 }, 300_000],
  [{ monthly: 5000, deposit: 50_000, months: 60, yearlyRate: 0 }, 350_000],
  [{ monthly: 0.1, deposit: 0.2, months: 1, yearlyRate: 0 }, null],
  [{ monthly: 1000, deposit: 0, months: 12, yearlyRate: 12 }, 11_255],
  [{ monthly: 5000, deposit: 50_000, months: 60, yearlyRate: 3.5 }, 324_849],
  [{ monthly: 0, deposit: 80_000, months: 60, yearlyRate: 5 }, 80_000],
  [{ monthly: 5000, deposit: 10_000, months: 0, yearlyRate: 5 }, 10_000],
  [{ monthly: 0, deposit: 0, months: 60, yearlyRate: 5 }, null],
  [{ monthly: -1, deposit: 10_000, months: 60, yearlyRate: 0 }, null],
  [{ monthly: Number.NaN, deposit: 0, months: 60, yearlyRate: 0 }, null],
  [{ monthly: Number.POSITIVE_INFINITY, deposit: 0, months: 60, yearlyRate: 0 }, null],
])('[C-338] the budget %j buys up to %j', (budget, price) => {
  expect(affordablePrice(budget)).toBe(price)
})
