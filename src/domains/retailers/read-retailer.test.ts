import { expect, test } from 'vitest'
import { RetailerDraft } from './retailer.ts'
import { retailerQuery } from './retailer-query.ts'
import { readRetailer } from './read-retailer.ts'

const record = { name: 'معرض دبي', dealer_code: 'DXB-1' }
const draftWith = (fields: Record<string, unknown>) => RetailerDraft.parse(readRetailer({ ...record, ...fields }))

test.each([
  ['email', { email: 'a@example.com' }],
  ['a contact named by its type', { contact: { email: 'a@example.com' } }],
  [
    'a contact that says its type',
    {
      contacts: [
        { type: 'phone', value: '800' },
        { type: 'email', value: 'a@example.com' },
      ],
    },
  ],
  ['a contact while the field is empty', { email: '', contact: { email: 'a@example.com' } }],
])('[A-158] the e-mail is read from %s', (_, fields) => {
  expect(draftWith(fields).email).toBe('a@example.com')
})

test.each([
  ['phone', { phone: '+971 4 000 0000' }],
  ['mainPhone', { mainPhone: '+971 4 000 0000' }],
  ['mainPhone while phone is empty', { phone: '', mainPhone: '+971 4 000 0000' }],
  ['a contact', { contact: { phone: '+971 4 000 0000' } }],
])('[A-158] the phone is read from %s', (_, fields) => {
  expect(draftWith(fields).phone).toBe('+971 4 000 0000')
})

test.each([{ postcode: '12000' }, { zipcode: '12000' }, { postcode: '', zipcode: '12000' }])('[A-158] the postcode is read from %j', (fields) => {
  expect(draftWith(fields).postcode).toBe('12000')
})

test('[A-158] every other field of a retailer is there, under either spelling of its name', () => {
  const fields = { address: 'شارع 1', city: 'دبي', locality: 'القوز', position: 3, tag_class: ['sales'], ciCode: 'CI-1', dealerCode: 'X' }
  const { dealer_code: _, ...rest } = record
  expect(RetailerDraft.parse(readRetailer({ ...rest, ...fields }))).toMatchObject({
    name: 'معرض دبي',
    address: 'شارع 1',
    city: 'دبي',
    locality: 'القوز',
    position: 3,
    tag_class: ['sales'],
    ci_code: 'CI-1',
    dealer_code: 'X',
  })
})

test('[A-158] a position may be the place on the map', () => {
  expect(draftWith({ position: { lat: 25.1, lng: 55.2 } })).toMatchObject({ latitude: 25.1, longitude: 55.2, position: 0 })
})

test('cells of a file become numbers, flags and lists; empty ones become nothing', () => {
  const cells = {
    latitude: '25.5',
    longitude: '٥٥٫٢',
    image_id: '',
    is_active: 'no',
    services: ' أ | ب ',
    opening_hours: 'الاثنين: 9:00 – 20:00|الأحد: مغلق',
    position: '',
  }
  expect(draftWith(cells)).toMatchObject({
    latitude: 25.5,
    longitude: 55.2,
    image_id: null,
    is_active: false,
    position: 0,
    services: ['أ', 'ب'],
    opening_hours: [
      { days: 'الاثنين', hours: '9:00 – 20:00' },
      { days: 'الأحد', hours: 'مغلق' },
    ],
  })
})

test.each([
  [{ phone: 'اتصل بنا' }, 'phone', 'not_a_phone'],
  [{ phone: '12' }, 'phone', 'not_a_phone'],
  [{ phone: '+1234567890123456' }, 'phone', 'not_a_phone'],
  [{ email: 'a@' }, 'email', 'not_an_email'],
  [{ latitude: '25.1' }, 'longitude', 'both_or_neither'],
  [{ latitude: 'x', longitude: '1' }, 'latitude', undefined],
  [{ latitude: '91', longitude: '1' }, 'latitude', undefined],
  [{ url: 'javascript:alert(1)' }, 'url', 'not_an_address'],
  [{ dealer_code: '../x' }, 'dealer_code', 'not_a_code'],
  [{ is_active: 'maybe' }, 'is_active', undefined],
  [{ name: '' }, 'name', undefined],
])('[B-007] %j is no dealer: %s', (fields, field, code) => {
  const parsed = RetailerDraft.safeParse(readRetailer({ ...record, ...fields }))
  const issue = parsed.error?.issues.find(({ path }) => path[0] === field)
  expect(issue).toBeDefined()
  if (code) expect(issue?.message).toBe(code)
})

test('[A-293] a search is asked for in bracketed names, codes as a list', () => {
  const search = { items: 50, brand: 'جاكوار', state: 'دبي', postcode: '1', locality: 'القوز', dealerCodes: ['A', 'B'] }
  expect(decodeURIComponent(retailerQuery(search))).toBe(
    'items=50&q[brand_eq]=جاكوار&q[state_eq]=دبي&q[postcode_eq]=1&q[locality_eq]=القوز&q[dealer_code_in][]=A&q[dealer_code_in][]=B',
  )
  expect(retailerQuery({ items: 50, state: '' })).toBe('items=50')
})
