import { expect, test } from 'vitest'
import { instalmentsOf } from './instalments.ts'

test('[B-172] a loan on a declining balance is paid back in equal instalments', () => {
  const loan = instalmentsOf({ price: 200_000, deposit: 40_000, months: 48, annualRate: 4.5 })
  expect(loan?.credit).toBe(160_000)
  expect(loan?.monthly.toFixed(2)).toBe('3648.56')
  expect(loan?.total.toFixed(0)).toBe('175131')
})

test('[B-172] without interest the credit is shared out evenly', () => {
  expect(instalmentsOf({ price: 120_000, deposit: 0, months: 60, annualRate: 0 })).toEqual({ credit: 120_000, monthly: 2000, total: 120_000 })
})

test('the last instalment leaves nothing owed', () => {
  const loan = instalmentsOf({ price: 319_000, deposit: 63_800, months: 36, annualRate: 4.72 })
  let owed = loan?.credit ?? 0
  for (let month = 0; month < 36; month += 1) owed = owed * (1 + 4.72 / 1200) - (loan?.monthly ?? 0)
  expect(owed).toBeCloseTo(0, 4)
})

test('what makes no loan gives none', () => {
  const loan = { price: 100, deposit: 20, months: 12, annualRate: 3 }
  for (const wrong of [{ price: Number.POSITIVE_INFINITY }, { price: Number.NaN }, { deposit: 101 }, { deposit: -1 }, { months: 0 }, { annualRate: -1 }])
    expect(instalmentsOf({ ...loan, ...wrong })).toBeNull()
})

test('a deposit of the whole price leaves nothing to pay, and one month is a loan', () => {
  expect(instalmentsOf({ price: 100, deposit: 100, months: 12, annualRate: 3 })).toEqual({ credit: 0, monthly: 0, total: 0 })
  expect(instalmentsOf({ price: 1200, deposit: 0, months: 1, annualRate: 12 })?.monthly).toBeCloseTo(1212, 9)
})
