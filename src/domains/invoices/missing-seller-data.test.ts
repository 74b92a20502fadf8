import { expect, test } from 'vitest'
import { missingSellerData } from './missing-seller-data.ts'

const whole = { name: 'شركة المدار', address: 'دبي', taxNumber: '100123456700003', vatPercent: 5 }

test('an invoice wants name and address of its seller, and tax number and rate in a country that taxes cars', () => {
  expect(missingSellerData(whole, { isTaxed: true })).toEqual([])
  expect(missingSellerData({ name: ' ', address: '\n', taxNumber: ' ', vatPercent: 0 }, { isTaxed: true })).toEqual([
    'name',
    'address',
    'tax_number',
    'vat_percent',
  ])
})

test('where cars are not taxed, neither number nor rate is missing', () => {
  expect(missingSellerData({ ...whole, taxNumber: '', vatPercent: 0 }, { isTaxed: false })).toEqual([])
  expect(missingSellerData({ ...whole, name: '', address: '' }, { isTaxed: false })).toEqual(['name', 'address'])
})
