import { expect, test } from 'vitest'
import { publicVehicle, type VehicleAttributes } from '#domains/stock/index.ts'
import { aVehicleAttributes, priceRules } from '#tests/support/records/a-vehicle.ts'
import { orderVehicle } from './order-vehicle.ts'

const rules = priceRules({ priceOnRequestOptions: [] })
const ordered = (values: Partial<VehicleAttributes>, on = rules) => orderVehicle(publicVehicle(aVehicleAttributes(values), on))

test('a car of the catalogue is shown with its name, its facts, its page, its prices and its seller', () => {
  const car = {
    ...{ id: 326, link: '/showroom/new-jaguar-f-pace-326', cover_photo_medium: '/medium.webp', currency: 'EUR', dealer_code: 'SA-RUH' },
    ...{ vin: 'SALEVERYTHING0001', version: 'P400', production_year: 2026, color_name: 'أبيض', sale_price: 84_000, monthly_price: 1500, subscribe_price: 2500 },
    ...{ owner_uuid: 'CI-1', owner_id: '4', owner_name: 'معرض الرياض', owner_city: 'الرياض', owner_address: 'طريق الملك فهد', owner_phone: '+966 11 000 0001' },
    owner_email: 'sales@example.com',
  }
  expect(ordered(car)).toEqual({
    ...{ id: 326, name: 'F-Pace', brand: 'Jaguar', state: 'new', version: 'P400', vin: 'SALEVERYTHING0001', facts: ['2026', 'أبيض'], picture: '/medium.webp' },
    ...{ href: '/ar/showroom/new-jaguar-f-pace-326', currency: 'EUR', country: 'SA', isOrderable: true, isBuiltToOrder: false, buttons: [] },
    payments: [
      { type: 'cash', price: '84,000 يورو', amount: 84_000, isOnRequest: false },
      { type: 'lease', price: '1,500 يورو / Month', amount: 1500, isOnRequest: false },
      { type: 'subscription', price: 'from 2,500 يورو / Month', amount: 2500, isOnRequest: false },
    ],
    seller: { uuid: 'CI-1', id: 4, name: 'معرض الرياض', city: 'الرياض', address: 'طريق الملك فهد', phone: '+966 11 000 0001' },
    sellerEmail: 'sales@example.com',
  })
})

test('[A-209][C-368][B-281] a price on request tells no amount, and a lease that visitors are not to see is no way to pay', () => {
  const hidden = ordered({ sale_price: 84_000, price_hidden: true, monthly_price: 1500, lease_hidden_from_visitors: true }, priceRules())
  expect(hidden.payments).toEqual([{ type: 'cash', price: '', amount: null, isOnRequest: true }])
})

test('a car without a seller is sold by any retailer, and unknown facts are left out', () => {
  expect(ordered({ owner_uuid: '' })).toMatchObject({ seller: null, facts: [] })
  expect(ordered({ owner_uuid: 'CI-1', owner_id: '' }).seller).toMatchObject({ uuid: 'CI-1', id: 0 })
})

test.each([
  ['on_demand', true, true],
  ['in_production', true, true],
  ['available_soon', true, false],
  ['stock', true, false],
  ['demo', true, false],
  ['reserved', false, false],
  ['sold', false, false],
  ['delivery', false, false],
] as const)('a car that is %s: can be ordered %s, built to order %s', (status, isOrderable, isBuiltToOrder) => {
  expect(ordered({ status })).toMatchObject({ isOrderable, isBuiltToOrder })
})
