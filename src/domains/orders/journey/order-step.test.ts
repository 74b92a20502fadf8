// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { AnalyticsEvent } from '#domains/analytics/index.ts'
import { loadOrderData } from './order-data.ts'
import { journeyFacts, orderConfirmed, orderStep } from './order-step.ts'
import type { OrderVehicle } from './order-vehicle.ts'

const vehicle = {
  id: 331,
  name: 'F-PACE',
  brand: 'Jaguar',
  version: 'P400',
  state: 'new',
  currency: 'AED',
  payments: [{ type: 'cash', price: '300,000', amount: 300_000, isOnRequest: false }],
} as unknown as OrderVehicle
const data = { ...loadOrderData(), locationDetails: { uuid: 'r1', id: 1, name: 'معرض دبي', city: '', address: '', phone: '' } }
const told = () => (window.dataLayer ?? []).filter((entry) => 'event' in (entry as object))

beforeEach(() => {
  window.dataLayer = []
})

test('[A-331] [A-332] [A-333] the steps of a reservation are tracked with retailer, payment type and number, and the fee as their value', () => {
  const facts = { ...journeyFacts(data, vehicle), fee: 2000, orderNumber: 'MA-1' }
  for (const step of ['chosen', 'paying', 'placed'] as const) orderStep(step, facts)
  expect(told()).toMatchObject([
    { event: 'add_shipping_info', ecommerce: { shipping_tier: 'معرض دبي', value: 2000 } },
    { event: 'add_payment_info', ecommerce: { payment_type: 'cash', value: 2000 } },
    { event: 'purchase', ecommerce: { transaction_id: 'MA-1', value: 2000, items: [{ item_id: '331', price: 300_000 }] } },
  ])
  for (const entry of told()) expect(AnalyticsEvent.safeParse(entry).success).toBe(true)
})

test('[A-333] a purchase is worth the price; without a retailer or a number nothing is made up', () => {
  orderStep('placed', { ...journeyFacts({ ...data, tabChoice: 'purchase' }, vehicle), fee: 2000, orderNumber: 'MA-2' })
  expect(told()).toMatchObject([{ ecommerce: { value: 300_000 } }])
  orderStep('chosen', journeyFacts({ ...data, locationDetails: null }, vehicle))
  orderStep('placed', journeyFacts(data, vehicle))
  expect(told()).toHaveLength(1)
})

test('[A-244] a configured car is tracked as such; a price on request is not sent', () => {
  const onRequest = { ...vehicle, payments: [{ type: 'cash', price: '', amount: 5, isOnRequest: true }] } as unknown as OrderVehicle
  orderStep('paying', journeyFacts({ ...data, configUrl: 'maarad-studio-1' }, onRequest))
  expect(told()).toMatchObject([{ ecommerce: { affiliation: 'sl-nvl-config', value: 0 } }])
  expect(JSON.stringify(told())).not.toContain('"price"')
})

test('[A-331] the facts of a journey take the price in cash, wherever it stands among the ways to pay', () => {
  const leased = { ...vehicle, payments: [{ type: 'lease', price: '3,000', amount: 3000, isOnRequest: false }, ...vehicle.payments] } as OrderVehicle
  expect(journeyFacts(data, leased)).toEqual({
    vehicleId: 331,
    name: 'F-PACE',
    brand: 'Jaguar',
    version: 'P400',
    state: 'new',
    price: 300_000,
    currency: 'AED',
    kind: 'reservation',
    paymentType: 'cash',
    retailer: 'معرض دبي',
    isConfigured: false,
  })
  expect(journeyFacts(data, { ...vehicle, payments: [] }).price).toBeNull()
  const instalments = { type: 'calculator', metadata: {}, data: [] }
  expect(journeyFacts({ ...data, configUrl: 'studio-1', paymentOptionsData: instalments }, vehicle)).toMatchObject({ isConfigured: true, paymentType: 'lease' })
})

test('[A-334] [A-342] a confirmed order is tracked with its number and its day', () => {
  orderConfirmed({ orderNumber: 'MA-3', createdAt: '2024-03-09T12:00:00Z' })
  expect(told()).toEqual([{ event: 'checkout_vehicle_order_confirmed', order_number: 'MA-3', order_date: '09/03/2024' }])
})
