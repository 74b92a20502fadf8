import { expect, test } from 'vitest'
import { pageTypeOf } from './page-type.ts'

const withoutList = { hasStockLocatorBlocks: false }

test('[A-062] the details of an online order are checkout', () => {
  expect(pageTypeOf({ screen: 'order_vehicle', ...withoutList })).toBe('checkout')
})

test('[A-063] the checkout of an online order is reservation', () => {
  expect(pageTypeOf({ screen: 'order_checkout', ...withoutList })).toBe('reservation')
})

test('[A-064] the success of an online order is order confirmation', () => {
  expect(pageTypeOf({ screen: 'order_success', ...withoutList })).toBe('order confirmation')
})

test('[A-065] [A-066] [A-067] a vehicle is pdp, a page with a list of vehicles plp, everything else dx_other', () => {
  expect(pageTypeOf({ screen: 'vehicle', ...withoutList })).toBe('pdp')
  expect(pageTypeOf({ hasStockLocatorBlocks: true })).toBe('plp')
  expect(pageTypeOf(withoutList)).toBe('dx_other')
})

test('[A-068] the confirmation and the entry of the journey are dx_other, and a screen goes before a list of vehicles', () => {
  expect(pageTypeOf({ screen: 'order_confirmation', ...withoutList })).toBe('dx_other')
  expect(pageTypeOf({ screen: 'order_entry', ...withoutList })).toBe('dx_other')
  expect(pageTypeOf({ screen: 'vehicle', hasStockLocatorBlocks: true })).toBe('pdp')
})
