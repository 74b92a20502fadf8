import { describe, expect, test } from 'vitest'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import type { VehicleInput } from '../fields/vehicle-draft.ts'
import { BulkChange } from './bulk-change.ts'
import { planChange } from './plan-change.ts'

const gross = { taxIncluded: true, owner: null }
const bare = { gross_price: null, net_price: null, msrp_price: null, sale_price: null }
const plan = (values: Partial<VehicleInput>, change: object, terms = gross) => planChange(aVehicle({ ...bare, ...values }), BulkChange.parse(change), terms)
const percent = (of: number, more: object = {}) => ({ kind: 'percent', price: 'paid', percent: of, step: 1, ...more })
const amount = (of: number, more: object = {}) => ({ kind: 'amount', price: 'paid', amount: of, currency: 'AED', ...more })

describe('[A-016][A-126] the price of many cars', () => {
  test('changes by percent in the currency of each car, to whole units or to what it is rounded to, halves up', () => {
    expect(plan({ gross_price: 249_999 }, percent(-5))).toEqual({ outcome: 'changed', before: 249_999, after: 237_499, values: { gross_price: 237_499 } })
    expect(plan({ gross_price: 12_345.678, currency: 'KWD' }, percent(10))).toMatchObject({ after: 13_580, values: { gross_price: 13_580 } })
    expect(plan({ gross_price: 101 }, percent(-50))).toMatchObject({ after: 51 })
    expect(plan({ gross_price: 249_999 }, percent(2.25, { step: 500 }))).toMatchObject({ after: 255_500 })
    expect(plan({ gross_price: 9_999_999_999.99 }, percent(0.01))).toMatchObject({ after: 10_001_000_000 })
  })

  test('is what visitors pay: the sale price where there is one, else the price before it with its net price in proportion', () => {
    expect(plan({ gross_price: 300_000, sale_price: 280_000 }, percent(-10))).toMatchObject({ before: 280_000, values: { sale_price: 252_000 } })
    expect(plan({ gross_price: 210_000, net_price: 200_000, msrp_price: 215_000 }, percent(10))).toMatchObject({
      before: 210_000,
      values: { gross_price: 231_000, net_price: 220_000, msrp_price: 236_500 },
    })
    expect(plan({ gross_price: 210_000, net_price: 200_000 }, amount(100_000), { ...gross, taxIncluded: false })).toMatchObject({
      before: 200_000,
      after: 100_000,
      values: { gross_price: 105_000, net_price: 100_000 },
    })
  })

  test('before a sale is changed by itself, and a sale is so many percent below it, never above', () => {
    const car = { gross_price: 300_000, sale_price: 280_000 }
    expect(plan(car, percent(10, { price: 'list' }))).toMatchObject({ before: 300_000, values: { gross_price: 330_000 } })
    expect(plan(car, percent(-20, { price: 'sale' }))).toMatchObject({ before: 280_000, after: 240_000, values: { sale_price: 240_000 } })
    expect(plan({ gross_price: 300_000 }, percent(-5, { price: 'sale' }))).toMatchObject({ before: null, values: { sale_price: 285_000 } })
    expect(plan(car, percent(5, { price: 'sale' }))).toMatchObject({ outcome: 'no_sale' })
    expect(plan(car, amount(300_000, { price: 'sale' }))).toMatchObject({ outcome: 'no_sale' })
  })

  test('is a fixed amount for cars of that currency alone', () => {
    expect(plan({ gross_price: 300_000 }, amount(199_000.5))).toEqual({
      outcome: 'changed',
      before: 300_000,
      after: 199_000.5,
      values: { gross_price: 199_000.5 },
    })
    expect(plan({ gross_price: 300_000, currency: 'SAR' }, amount(199_000))).toEqual({ outcome: 'other_currency', before: 300_000, after: null })
    expect(plan({ gross_price: 199_000 }, amount(199_000))).toEqual({ outcome: 'unchanged', before: 199_000, after: 199_000 })
  })

  test('stays where there is none, or where nothing would be left of it', () => {
    for (const change of [percent(5), percent(5, { price: 'list' }), percent(-5, { price: 'sale' }), amount(1)]) {
      expect(plan({}, change)).toEqual({ outcome: 'no_price', before: null, after: null })
    }
    expect(plan({ gross_price: 0 }, percent(5))).toMatchObject({ outcome: 'no_price' })
    expect(plan({ gross_price: 200 }, percent(-90, { step: 1000 }))).toMatchObject({ outcome: 'too_low', after: null })
  })

  test('changes by a hundredth of a percent at the least, and within bounds', () => {
    const isTaken = (change: object) => BulkChange.safeParse(change).success
    expect([0, -91, 201, 1.234].map((of) => isTaken(percent(of)))).toEqual([false, false, false, false])
    expect([-90, 200, 1.23, 0.07].map((of) => isTaken(percent(of)))).toEqual([true, true, true, true])
    expect([isTaken(percent(1, { step: 3 })), isTaken(amount(0)), isTaken(amount(1, { currency: 'درهم' }))]).toEqual([false, false, false])
  })
})

test('[A-016][A-148] status, publication and listings of many cars: what is so already stays, and a move that is not allowed is said', () => {
  expect(plan({ status: 'stock' }, { kind: 'status', status: 'demo' })).toMatchObject({
    outcome: 'changed',
    before: 'stock',
    after: 'demo',
    values: { status: 'demo' },
  })
  expect(plan({ status: 'sold' }, { kind: 'status', status: 'demo' })).toEqual({ outcome: 'status_move', before: 'sold', after: null })
  expect(plan({ status: 'sold' }, { kind: 'status', status: 'sold' })).toMatchObject({ outcome: 'unchanged' })
  expect(plan({ is_published: false }, { kind: 'publication', is_published: true })).toMatchObject({ values: { is_published: true } })
  const listing = (belongs: boolean) => ({ kind: 'listing', listing: 'best', belongs })
  expect(plan({ publication_lists: ['new'] }, listing(true))).toMatchObject({ after: ['new', 'best'], values: { publication_lists: ['new', 'best'] } })
  expect(plan({ publication_lists: ['best', 'new'] }, listing(false))).toMatchObject({ before: ['best', 'new'], values: { publication_lists: ['new'] } })
  expect([plan({ publication_lists: ['best', 'new'] }, listing(true)).outcome, plan({}, listing(false)).outcome]).toEqual(['unchanged', 'unchanged'])
})
