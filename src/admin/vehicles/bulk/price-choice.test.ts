import { expect, test } from 'vitest'
import { priceChangeOf } from './price-choice.tsx'

const choice = { price: 'paid', way: 'lower', number: '', step: 1, currency: 'AED' } as const

test('[A-016] what is typed is a change of price, in digits of either kind, and nothing while it is none', () => {
  expect(priceChangeOf({ ...choice, number: '5' })).toEqual({ kind: 'percent', price: 'paid', percent: -5, step: 1 })
  expect(priceChangeOf({ ...choice, way: 'raise', number: '٢٫٥', step: 500 })).toEqual({ kind: 'percent', price: 'paid', percent: 2.5, step: 500 })
  expect(priceChangeOf({ ...choice, way: 'set', price: 'sale', number: '249,500.50' })).toEqual({
    ...{ kind: 'amount', price: 'sale', amount: 249_500.5, currency: 'AED' },
  })
  for (const number of ['', '0', '-5', '5%', '91', '1.234', '1.2.3', 'خمسة']) expect([number, priceChangeOf({ ...choice, number })]).toEqual([number, null])
  expect(priceChangeOf({ ...choice, way: 'set', number: '0' })).toBeNull()
})
