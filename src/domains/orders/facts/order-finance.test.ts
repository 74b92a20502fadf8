import { expect, test } from 'vitest'
import { orderFinance } from './order-finance.ts'

const chosen = (type: string, ...layers: (object | null)[]) => ({
  paymentOptionsData: { type, metadata: {}, data: layers.map((dataLayer) => dataLayer && { selectedOptionData: { dataLayer }, subscriptionProductsData: [] }) },
})
const finance = (metadata: Record<string, unknown>, financeOption = '') => orderFinance({ metadata, financeOption, currency: 'AED' })
const unknown = { months: null, deposit: null, monthly: null, annualRate: null, monthlyMileage: null }

test.each([
  ['calculator', 'lease', 'calculator'],
  ['calculator', '', 'calculator'],
  ['lease', 'lease', 'lease'],
  ['subscription', 'subscription', 'subscription'],
  // A program says something else than the journey did.
  ['calculator', 'cash', 'cash'],
  ['cash', 'rent', 'subscription'],
  ['', 'rent', 'subscription'],
  ['', 'subscribe', 'subscription'],
  ['', 'purchase', 'cash'],
  ['', 'lease', 'lease'],
  ['', 'barter', null],
  ['barter', '', null],
  ['', '', null],
])('[A-162] chosen as %j and sent as %j, a car is paid for by %j', (type, sent, way) => {
  expect(finance(chosen(type), sent).way).toBe(way)
})

test('[A-164] the terms are those of the chosen option, in minor units', () => {
  const layer = { loan_tenure: 60, monthly_instalment: 3090.4, interest_rate: 4.72, down_payment: 40_900, monthly_mileage: 2000 }
  const terms = { months: 60, deposit: 4_090_000, monthly: 309_000, annualRate: 4.72, monthlyMileage: 2000 }
  expect(finance(chosen('calculator', null, {}, layer), 'lease')).toEqual({ way: 'calculator', ...terms })
  expect(finance(chosen('lease', layer), 'cash')).toEqual({ way: 'cash', ...unknown })
  expect(finance(chosen('barter', layer))).toEqual({ way: null, ...unknown })
})

test('an order without a choice has no terms, whatever stands in its place', () => {
  expect(finance({}, 'lease')).toEqual({ way: 'lease', ...unknown })
  for (const data of [[], [null], [7], [{}], [{ selectedOptionData: null }], [{ selectedOptionData: {} }]]) {
    expect(finance({ paymentOptionsData: { type: 'lease', metadata: {}, data } }, 'lease')).toEqual({ way: 'lease', ...unknown })
  }
})
