import { expect, test } from 'vitest'
import { inquiryOf } from './inquiry.ts'
import { emptyOrderData } from './order-data.ts'
import { draftChoices, orderDraft } from './order-draft.ts'

const contact = { first_name: ' سارة ', last_name: 'العلي', email: ' sara@example.com ', phone: '٠٥٠١٢٣٤٥٦٧' }
const checkout = { lock_id: 'l1', company_uuid: 'CI-1', vendor_uuid: 'v1', confirmation_by_link: false }
const data = { ...emptyOrderData(), vehicleId: 326, configUrl: 'studio-1', tabChoice: 'purchase' as const }

test('[A-153][C-075] an order is sent with its car, its choices and its buyer, and what is not known is left out', () => {
  expect(orderDraft({ data, contact, checkout, vin: 'VIN1' })).toEqual({
    vehicle_id: 326,
    vehicle_vin: 'VIN1',
    config_url: 'studio-1',
    ...checkout,
    metadata: { ...data, order_type: 'purchase' },
    finance_option: 'cash',
    lead_attributes: { first_name: 'سارة', last_name: 'العلي', phone: '0501234567', email: 'sara@example.com' },
    customer_email: 'sara@example.com',
    locale: 'ar',
  })
  const least = orderDraft({ data: emptyOrderData(), contact, checkout, vin: '', step: 'visit' })
  for (const key of ['vehicle_id', 'vehicle_vin', 'config_url']) expect(least).not.toHaveProperty(key)
  expect(least.metadata).toMatchObject({ order_type: 'reservation', step: 'visit' })
  const leased = { ...data, paymentOptionsData: { type: 'calculator', metadata: {}, data: [] } }
  expect(orderDraft({ data: leased, contact, checkout, vin: '' }).finance_option).toBe('lease')
})

test('[A-198] a draft is continued with its choices, its buyer and its step; anything else is no draft', () => {
  const draft = orderDraft({ data, contact, checkout, vin: '', step: 'payment' })
  expect(draftChoices(draft)).toEqual({
    data,
    contact: { first_name: 'سارة', last_name: 'العلي', email: 'sara@example.com', phone: '0501234567' },
    step: 'payment',
  })
  expect(draftChoices({ metadata: { step: 'nowhere' }, lead_attributes: { first_name: 5 } })).toEqual({
    data: emptyOrderData(),
    contact: { first_name: '', last_name: '', email: '', phone: '' },
    step: 'details',
  })
  expect(draftChoices({ metadata: {} })?.contact.email).toBe('')
  for (const nothing of [null, 'text', {}, { metadata: null }, { metadata: 'x' }]) expect(draftChoices(nothing)).toBeNull()
})

test('[A-154][C-077] a question goes to the seller with the visitor and the vehicle', () => {
  const payments = [
    { type: 'lease', price: '3,000 درهم' },
    { type: 'cash', price: '384,000 درهم' },
  ]
  const vehicle = {
    id: 7,
    vin: 'VIN7',
    name: 'ديفندر',
    version: 'P400',
    href: '/ar/showroom/7',
    sellerEmail: 'sales@example.com',
    payments,
  } as unknown as Parameters<typeof inquiryOf>[0]['vehicle']
  const asked = { contact, message: ' متى؟ ', origin: 'https://site.test' }
  const about = { id: '7', vin: 'VIN7', name: 'ديفندر P400', price: '384,000 درهم', url: 'https://site.test/ar/showroom/7' }
  expect(inquiryOf({ ...asked, vehicle })).toEqual({
    recipients: ['sales@example.com'],
    customer_data: { first_name: 'سارة', last_name: 'العلي', email: 'sara@example.com', phone: '0501234567', message: 'متى؟' },
    vehicle_data: about,
  })
  expect(inquiryOf({ ...asked, vehicle: { ...vehicle, version: '', payments: [] } }).vehicle_data).toEqual({ ...about, name: 'ديفندر', price: '' })
})
