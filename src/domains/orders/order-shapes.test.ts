import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'
import { Appointment, InitInput, InquiryInput, OrderInput } from './order-shapes.ts'

type Shape = typeof OrderInput | typeof InitInput | typeof InquiryInput
/** Where an input is refused, by the paths of its fields; [] for one that is taken. */
const flaws = (shape: Shape, input: unknown) => shape.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []

const order = { lock_id: '6f1c1c5e-0000-4000-8000-000000000001', company_uuid: 'CI-1', customer_email: 'sara@example.com' }

test('[A-153][C-075] an order needs a hold, a retailer and a mail address; what is not said has its default', () => {
  expect(OrderInput.parse(order)).toEqual({ ...order, metadata: {}, lead_attributes: {}, confirmation_by_link: false, locale: 'en' })
  expect(flaws(OrderInput, {})).toEqual(['company_uuid', 'lock_id', 'customer_email'])
})

test('[C-075][A-153] an order has the fields of the payload and no others', () => {
  const all = {
    ...order,
    ...{ vehicle_id: '326', vehicle_vin: ' VIN1 ', config_url: 'studio-1', vendor_uuid: 'v1', finance_option: 'lease', rdx_forms_lead_id: 12 },
    ...{ paypal_order_id: 'p', stripe_payment_intent_id: 's', liqpay_order_id: 'l', metadata: { a: 1 }, lead_attributes: { b: 2 } },
    ...{ confirmation_by_link: true, locale: 'ar' },
  }
  expect(OrderInput.parse(all)).toEqual({ ...all, vehicle_id: 326, vehicle_vin: 'VIN1', rdx_forms_lead_id: '12' })
  expect(OrderInput.safeParse({ ...all, amount: 1 }).success).toBe(false)
})

test.each([
  ...[{ company_uuid: '  ' }, { company_uuid: 'x'.repeat(121) }, { lock_id: 'l1' }, { customer_email: 'sara' }, { customer_email: `${'a'.repeat(250)}@b.co` }],
  ...[{ vehicle_id: 0 }, { vehicle_id: 1.5 }, { vehicle_id: 2_147_483_648 }, { vehicle_vin: 'x'.repeat(41) }, { config_url: 'x'.repeat(2001) }],
  ...[{ stripe_payment_intent_id: 'x'.repeat(201) }, { locale: 'fr' }, { metadata: 'x' }, { rdx_forms_lead_id: 'x'.repeat(81) }, { rdx_forms_lead_id: true }],
])('an order is refused for %j', (flaw) => {
  expect(flaws(OrderInput, { ...order, ...flaw })).toEqual(Object.keys(flaw))
})

test('the choices of an order have 32,000 letters at most, and short names', () => {
  const ofLength = (letters: number) => ({ ...order, metadata: { a: 'x'.repeat(letters - '{"a":""}'.length) } })
  expect(flaws(OrderInput, ofLength(32_000))).toEqual([])
  expect(OrderInput.safeParse(ofLength(32_001)).error?.issues).toMatchObject([{ path: ['metadata'], message: 'too long' }])
  expect(flaws(OrderInput, { ...order, lead_attributes: { ['x'.repeat(120)]: 1 } })).toEqual([])
  expect(flaws(OrderInput, { ...order, lead_attributes: { ['x'.repeat(121)]: 1 } })).not.toEqual([])
})

test('[C-249] a checkout begins with a car and a retailer', () => {
  expect(InitInput.parse({ vehicle_id: '326', company_uuid: ' CI-1 ' })).toEqual({ vehicle_id: 326, company_uuid: 'CI-1' })
  expect(flaws(InitInput, { vehicle_id: 2_147_483_647, company_uuid: 'CI-1' })).toEqual([])
  expect(flaws(InitInput, { vehicle_id: 2_147_483_648, company_uuid: '' })).toEqual(['vehicle_id', 'company_uuid'])
  expect(InitInput.safeParse({ vehicle_id: 1, company_uuid: 'CI-1', amount: 1 }).success).toBe(false)
})

test('[A-165] a visit is a day and a time of the clock', () => {
  const isVisit = (value: string, date = '2026-11-25') => Appointment.safeParse({ date, time: { value } }).success
  expect(isVisit('14:00')).toBe(true)
  for (const time of ['4:00', '14:0', '014:00', '14:000', 'ab:cd', '14-00']) expect([time, isVisit(time)]).toEqual([time, false])
  expect(isVisit('14:00', '2026-02-30')).toBe(false)
})

const question = { recipients: ['sales@example.com'], customer_data: { first_name: ' سارة ', email: 'sara@example.com' }, vehicle_data: {} }

test('[C-262] [C-263] a question about a car needs a recipient, a first name and a mail address; figures of the car may be numbers', () => {
  expect(InquiryInput.parse(question)).toEqual({
    recipients: ['sales@example.com'],
    customer_data: { first_name: 'سارة', last_name: '', email: 'sara@example.com', phone: '', message: '' },
    vehicle_data: { vin: '', name: '', price: '', url: '' },
  })
  const told = { ...question.customer_data, last_name: ' العلي ', phone: ' 050 ', message: ' متى؟ ' }
  expect(InquiryInput.parse({ ...question, customer_data: told, vehicle_data: { id: 7, price: 384_000 } })).toMatchObject({
    customer_data: { last_name: 'العلي', phone: '050', message: 'متى؟' },
    vehicle_data: { id: '7', price: '384000' },
  })
  expect(flaws(InquiryInput, {})).toEqual(['recipients', 'customer_data', 'vehicle_data'])
  expect(InquiryInput.safeParse({ ...question, subject: 'x' }).success).toBe(false)
})

test.each([
  ...[{ recipients: [] }, { recipients: Array.from({ length: 6 }, () => 'a@b.co') }],
  ...Object.entries({ first_name: 101, last_name: 101, phone: 41, message: 4001 }).map(([field, length]) => ({
    customer_data: { ...question.customer_data, [field]: 'x'.repeat(length) },
  })),
  ...[{ customer_data: { ...question.customer_data, first_name: ' ' } }, { customer_data: { ...question.customer_data, email: `${'a'.repeat(250)}@b.co` } }],
  ...Object.entries({ id: 41, vin: 41, name: 201, price: 81, url: 2001 }).map(([field, length]) => ({ vehicle_data: { [field]: 'x'.repeat(length) } })),
])('a question is refused for %j', (flaw) => {
  const [part = ''] = Object.keys(flaw)
  expect(flaws(InquiryInput, { ...question, ...flaw }).map((path) => path.split('.')[0])).toEqual([part])
})

test('mails write an amount in the language of their reader, and nothing for nought', () => {
  expect(amountText({ minor: 50_000, currency: 'AED' }, 'ar')).toBe('500 درهم')
  expect(amountText({ minor: 50_000, currency: 'AED' }, 'en')).toBe('500 AED')
  expect(amountText({ minor: 0, currency: 'AED' }, 'ar')).toBe('')
})
