import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instalmentsOf, shareOf } from './instalments.ts'

/** 1 AED is 100 fils. */
const dirhams = (amount: number) => amount * 100

test('[B-172] a loan on a declining balance is paid back in equal instalments, to the fils', () => {
  const loan = instalmentsOf({ price: dirhams(200_000), deposit: dirhams(40_000), months: 48, annualRate: 4.5 })
  expect(loan).toEqual({ credit: dirhams(160_000), monthly: 364_856, last: 364_845, total: 17_513_077 })
})

test('[B-172] without interest the credit is shared out evenly, and the last instalment takes what is left over', () => {
  expect(instalmentsOf({ price: dirhams(120_000), deposit: 0, months: 60, annualRate: 0 })).toEqual({
    ...{ credit: dirhams(120_000), monthly: dirhams(2000), last: dirhams(2000), total: dirhams(120_000) },
  })
  expect(instalmentsOf({ price: 100, deposit: 0, months: 3, annualRate: 0 })).toEqual({ credit: 100, monthly: 33, last: 34, total: 100 })
})

test('what makes no loan gives none', () => {
  const loan = { price: 10_000, deposit: 2000, months: 12, annualRate: 3 }
  const wrongs = [
    { price: Number.POSITIVE_INFINITY },
    { price: Number.NaN },
    { deposit: 10_001 },
    { deposit: -1 },
    { months: 0 },
    { months: 1.5 },
    { annualRate: -1 },
  ]
  for (const wrong of [...wrongs, { residual: 8001 }, { residual: -1 }, { price: 100.5 }])
    expect([wrong, instalmentsOf({ ...loan, ...wrong })]).toEqual([wrong, null])
})

test('a deposit of the whole price leaves nothing to pay, and one month is a loan', () => {
  expect(instalmentsOf({ price: 100, deposit: 100, months: 12, annualRate: 3 })).toEqual({ credit: 0, monthly: 0, last: 0, total: 0 })
  expect(instalmentsOf({ price: 120_000, deposit: 0, months: 1, annualRate: 12 })).toMatchObject({ monthly: 121_200, last: 121_200 })
})

test('[B-172] a rate of nearly nothing keeps every minor unit of a large credit', () => {
  const small = { deposit: 0, months: 53, annualRate: 0.011955645559182689 }
  expect(instalmentsOf({ ...small, price: 1_999_999_976 })).toMatchObject({ monthly: 37_746_000 })
})

test('a share of a price is a whole number of minor units, halves upwards', () => {
  expect(shareOf(30_700_000, 20)).toBe(6_140_000)
  expect(shareOf(333, 50)).toBe(167)
})

const terms = fc.record({
  price: fc.integer({ min: 1, max: 2_000_000_000 }),
  depositPercent: fc.integer({ min: 0, max: 100 }),
  months: fc.integer({ min: 1, max: 120 }),
  annualRate: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 60, noNaN: true })),
  residualPercent: fc.integer({ min: 0, max: 100 }),
})

/**
 * The payment whose present values, month by month, make up what is paid off, and the interest on what is not. Summed instead of by the closed
 * formula, which subtracts numbers that are nearly equal when the rate is small: its result is then wrong by more than what is tested.
 */
function byTheBook({ credit, residual, months, annualRate }: { credit: number; residual: number; months: number; annualRate: number }): number {
  const i = annualRate / 1200
  let presentValues = 0
  for (let month = 1; month <= months; month += 1) presentValues += (1 + i) ** -month
  return (credit - residual) / presentValues + residual * i
}

const isLeased = { 'hire purchase': false, lease: true, subscription: false } as const

describe.each(Object.entries(isLeased))('%s', (kind, hasResidual) => {
  test('[B-172] follows the annuity formula to half a minor unit; parts add up to the whole; what is owed at the end is the residual value', () => {
    fc.assert(
      fc.property(terms, ({ price, depositPercent, months, annualRate, residualPercent }) => {
        // A subscription has no deposit: its fee is the instalment of a loan of the whole price.
        const deposit = kind === 'subscription' ? 0 : shareOf(price, depositPercent)
        const residual = hasResidual ? shareOf(price - deposit, residualPercent) : 0
        const loan = instalmentsOf({ price, deposit, months, annualRate, residual })
        if (!loan) throw new Error('a loan was expected')
        const { credit, monthly, last, total } = loan
        const exact = byTheBook({ credit, residual, months, annualRate })
        expect(credit + deposit).toBe(price)
        expect(Math.abs(monthly - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12)
        expect(monthly * (months - 1) + last).toBe(total)
        expect(Math.abs(last - monthly)).toBeLessThanOrEqual(months / 2 + 1)
        expect([credit, monthly, last, total].every(Number.isSafeInteger)).toBe(true)
        // The total is never less than the credit, and more with interest.
        expect(total).toBeGreaterThanOrEqual(credit - residual - 1)
        let owed = credit
        for (let month = 0; month < months; month += 1) owed = owed * (1 + annualRate / 1200) - exact
        expect(Math.abs(owed - residual)).toBeLessThanOrEqual(1 + credit * (1 + annualRate / 1200) ** months * 1e-9)
      }),
    )
  })
})
