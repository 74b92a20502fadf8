import { expect, test } from 'vitest'
import { paymentOptions } from './payment-options.ts'

const cash = { type: 'cash', price: '300,000 درهم', amount: 300_000, isOnRequest: false } as const
const lease = { type: 'lease', price: '3,000 درهم', amount: 3000, isOnRequest: false } as const
const rent = { type: 'subscription', price: '', amount: null, isOnRequest: true } as const
const offered = (payments: Parameters<typeof paymentOptions>[0]['payments'], annualRate: number | null = 4.5, allowed: ('cash' | 'lease' | 'rent')[] = []) =>
  paymentOptions({ payments }, { annualRate, allowedWays: allowed }).map(({ type, position, price }) => [type, position, price])

test('[A-168] ways to pay stand in their order, each at its position among all of them; instalments are on the price', () => {
  expect(offered([rent, lease, cash])).toEqual([
    ['cash', 0, cash.price],
    ['calculator', 1, cash.price],
    ['lease', 2, lease.price],
    ['subscription', 3, ''],
  ])
  expect(paymentOptions({ payments: [rent, cash] }, { annualRate: 0, allowedWays: [] })).toEqual([
    { ...cash, position: 0 },
    { ...cash, type: 'calculator', position: 1 },
    { ...rent, position: 3 },
  ])
})

test('instalments are offered with a rate and a price only', () => {
  expect(offered([cash], null)).toEqual([['cash', 0, cash.price]])
  expect(offered([{ ...cash, price: '', amount: null, isOnRequest: true }])).toEqual([['cash', 0, '']])
  expect(offered([lease])).toEqual([['lease', 2, lease.price]])
})

test('[A-143] a button that names its ways leaves out the others', () => {
  expect(offered([cash, lease, rent], 4.5, ['cash'])).toEqual([['cash', 0, cash.price]])
  expect(offered([cash, lease, rent], 4.5, ['rent'])).toEqual([['subscription', 3, '']])
  expect(offered([cash, lease, rent], 4.5, ['lease'])).toEqual([
    ['calculator', 1, cash.price],
    ['lease', 2, lease.price],
  ])
})
