import { expect, test } from 'vitest'
import { financeTerms, monthlyQuote } from './finance-terms.ts'
import { readJourneyContent, storeOf } from './journey-config.ts'
import { readQuote } from './payment-options.ts'

const car = { currency: 'AED', payments: [{ type: 'cash' as const, price: '204,500 درهم', amount: 204_500, isOnRequest: false }] }
const content = (payment_options: object) =>
  readJourneyContent(storeOf([{ config_type: 'order_online_steps_page', data: { payment_options } }]), { isConfigurator: false, paymentType: 'lease' })
    .order_online_steps_page
const lease = { months: 48, deposit_percent: 10, annual_rate: 4.72, monthly_mileage: 1700 }

test('[A-164] a lease is offered on the terms of the configuration, the deposit as a share of the price, and its quote is read by the names of a lease', () => {
  const terms = financeTerms(content({ lease }), { type: 'lease', vehicle: car })
  expect(terms).toEqual({ months: 48, deposit: 20_450, annualRate: 4.72, monthlyMileage: 1700 })
  const quote = monthlyQuote('lease', 2560, terms)
  expect(quote).toEqual({ monthly_payment: 2560, duration: 48, deposit: 20_450, apr: 4.72, monthly_mileage: 1700 })
  expect(readQuote(quote)).toEqual({ months: 48, monthly: 2560, rate: 4.72, deposit: 20_450, monthlyMileage: 1700 })
})

test('[A-164] a subscription has a fee, and terms of its own; what is not said is not made up', () => {
  const steps = content({ lease, subscription: { months: 3, deposit_percent: 0 } })
  const terms = financeTerms(steps, { type: 'subscription', vehicle: car })
  expect(terms).toEqual({ months: 3, deposit: 0, annualRate: null, monthlyMileage: null })
  expect(monthlyQuote('subscription', 4300, terms)).toEqual({ monthly_fee: 4300, duration: 3, deposit: 0 })
  expect(monthlyQuote('subscription', 4300, null)).toEqual({ monthly_fee: 4300 })
})

test('other ways to pay have no such terms, nor has a lease of which the configuration says nothing; a price on request tells no deposit', () => {
  expect(financeTerms(content({ lease }), { type: 'cash', vehicle: car })).toBeNull()
  expect(monthlyQuote('cash', 204_500, null)).toEqual({})
  expect(financeTerms(content({}), { type: 'lease', vehicle: car })).toBeNull()
  const hidden = { ...car, payments: [{ type: 'cash' as const, price: '', amount: null, isOnRequest: true }] }
  expect(financeTerms(content({ lease: { deposit_percent: 10, months: 12 } }), { type: 'lease', vehicle: hidden })).toMatchObject({ deposit: null, months: 12 })
})
