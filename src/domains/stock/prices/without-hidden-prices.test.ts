import { expect, test } from 'vitest'
import { aVehicleAttributes } from '#tests/support/records/a-vehicle.ts'
import { withoutHiddenPrices } from './without-hidden-prices.ts'

const cash = {
  gross_price: 1,
  net_price: 2,
  msrp_price: 3,
  sale_price: 4,
  base_price: 5,
  total_price: 6,
  japan_used_and_approved_cars_field: { on_the_road_price: 7 },
  price_breakdown: [{ label: 'ضريبة', value: 8 }],
  price_metadata: { NSW: 9 },
}
const noCash = {
  gross_price: null,
  net_price: null,
  msrp_price: null,
  sale_price: null,
  base_price: null,
  total_price: null,
  japan_used_and_approved_cars_field: { on_the_road_price: null },
  price_breakdown: [],
  price_metadata: {},
}
const vehicle = aVehicleAttributes({ ...cash, monthly_price: 10, subscribe_price: 11, mileage: 12, price_hidden: true })

test('[A-209][B-281][C-368] every amount of a purchase on request is taken out, and nothing else', () => {
  expect(withoutHiddenPrices(vehicle, ['cash'])).toEqual({ ...vehicle, ...noCash })
})

test('[A-209][B-281][C-368] a lease and a subscription are asked for on their own', () => {
  expect(withoutHiddenPrices(vehicle, ['lease'])).toEqual({ ...vehicle, monthly_price: null })
  expect(withoutHiddenPrices(vehicle, ['rent'])).toEqual({ ...vehicle, subscribe_price: null })
  expect(withoutHiddenPrices(vehicle, [])).toEqual(vehicle)
})

test('[A-209][C-368][B-281] a vehicle that hides no price keeps them all', () => {
  const open = { ...vehicle, price_hidden: false }
  expect(withoutHiddenPrices(open, ['cash', 'lease', 'rent'])).toEqual(open)
})
