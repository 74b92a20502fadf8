import { expect, test } from 'vitest'
import { emptyOrderData, type OrderData } from '../journey/order-data.ts'
import type { OrderVehicle } from '../journey/order-vehicle.ts'
import { comingOrderLines } from './coming-order.ts'

const vehicle: OrderVehicle = {
  ...{ id: 7, name: 'ديفندر 110', brand: 'Land Rover', state: 'new', version: 'P400', vin: 'SALCOMING00000001', facts: [], picture: '', href: '/ar/' },
  ...{ currency: 'AED', country: 'AE', seller: null, sellerEmail: '', isOrderable: true, isBuiltToOrder: false, buttons: [] },
  payments: [{ type: 'cash', price: '204,500 درهم', amount: 204_500, isOnRequest: false, before: 210_000 }],
}
const packs = [
  { id: 'service-5', name: 'صيانة خمسة أعوام', text: '', price: 9900 },
  { id: 'protection', name: 'حماية الطلاء', text: '', price: 4200 },
]
const sale = { vatPercent: 5, priceTerms: ['VAT of 5% included', 'شامل ضريبة القيمة المضافة 5%'] as const }
const quote = { loan_tenure: 48, monthly_instalment: 3487.6, interest_rate: 4.72, down_payment: 64_260 }
const chosen: OrderData = {
  ...emptyOrderData(),
  tabChoice: 'purchase',
  servicePackData: ['protection'],
  locationDetails: { uuid: 'CI-1', id: 1, name: 'معرض دبي', city: 'دبي', address: 'شارع الشيخ زايد', phone: '' },
  appBookingData: { date: '2026-05-18', time: { value: '11:00' } },
  paymentOptionsData: { type: 'calculator', metadata: {}, data: [null, { selectedOptionData: { dataLayer: quote }, subscriptionProductsData: [] }] },
}
const linesOf = (data: OrderData, change: Partial<OrderVehicle> = {}, minor = 200_000) =>
  Object.fromEntries(
    comingOrderLines(
      {
        ...{ data, packs, sale, vehicle: { ...vehicle, ...change } },
        checkout: { amount: { minor, currency: 'AED' }, company_uuid: 'CI-1', now: '2026-05-05T20:30:15.000Z' },
      },
      'ar',
    ).map(({ key, value }) => [key, value]),
  )

test('[A-153] before it is placed an order says what it will say then, but for its number, its state and its buyer', () => {
  expect(linesOf(chosen)).toEqual({
    order_type: 'شراء',
    vehicle_vin: 'SALCOMING00000001',
    list_price: '210,000 درهم',
    discount: '5,500 درهم',
    vehicle_price: '204,500 درهم',
    vat: '9,738.10 درهم (5%)',
    price_terms: 'شامل ضريبة القيمة المضافة 5%',
    packs: 'حماية الطلاء (4,200 درهم)',
    packs_price: '4,200 درهم',
    total: '208,700 درهم',
    way_to_pay: 'شراء بالتقسيط',
    deposit: '64,260 درهمًا',
    term_months: '48',
    monthly: '3,488 درهمًا',
    annual_rate: '4.72%',
    amount: '2,000 درهم',
    rest: '206,700 درهم',
    retailer: 'معرض دبي، شارع الشيخ زايد',
    handover: 'استلام من المعرض',
    visit: '18 مايو 2026، 11:00',
  })
})

test('a price on request leaves its sums out, and an order without a fee owes the whole', () => {
  const asked = linesOf(chosen, { payments: [{ type: 'cash', price: '', amount: null, isOnRequest: true }] })
  for (const key of ['vehicle_price', 'vat', 'price_terms', 'total', 'rest']) expect(asked[key], key).toBeUndefined()
  expect(linesOf({ ...emptyOrderData() }, {}, 0)).toMatchObject({ order_type: 'حجز', way_to_pay: 'نقدًا', amount: 'بلا رسوم', rest: '204,500 درهم' })
})
