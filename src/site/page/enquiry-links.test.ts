import { expect, test } from 'vitest'
import { linkView } from '#domains/content/index.ts'
import { enquiryKinds } from '#domains/content/pages/enquiry.ts'
import { enquiriesOf, enquiryLinks } from './enquiry-links.ts'

const sentences = {
  'test-drive': 'أودّ حجز تجربة قيادة',
  offer: 'أودّ الحصول على عرض سعر',
  brochure: 'أودّ الحصول على الكتيّب',
  design: 'أودّ حجز جلسة تصميم',
  service: 'أودّ حجز موعد صيانة',
  'trade-in': 'أودّ تقييم سيارتي',
  notify: 'أخبروني عند توفر السيارة',
}
const place = { phone: '+971 4 000 0000', title: 'ديفندر 90', url: 'https://example.com/ar/defender/90', path: 'defender/90', sentences, forms: {} }
const lookups = (phone = place.phone, forms = {}) => ({
  predefinedLinks: [{ alias: 'drive', url: 'enquiry:test-drive' }],
  findPagePath: () => null,
  findFileName: () => null,
  findEnquiry: enquiryLinks({ ...place, phone, forms }),
})

test.each(enquiryKinds)('a button that promises %s opens a chat with what was asked for, the car and its address', (kind) => {
  const link = linkView({ url: `enquiry:${kind}`, label: 'اطلب' }, lookups())
  const { origin, pathname, searchParams } = new URL(link?.href ?? '')
  expect(origin + pathname).toBe('https://wa.me/97140000000')
  expect(searchParams.get('text')).toBe(`${sentences[kind]}: ديفندر 90\nhttps://example.com/ar/defender/90`)
  expect(link).toMatchObject({ isExternal: true, newTab: true, opens: 'page' })
})

test('a kind that a form serves opens the form, with the family of the page as its model', () => {
  const forms = { 'test-drive': 2 }
  expect(linkView({ url: 'enquiry:test-drive', label: 'احجز' }, lookups(place.phone, forms))).toMatchObject({
    href: '/ar/form/2?model=defender',
    isExternal: false,
    newTab: false,
  })
  expect(linkView({ url: 'drive' }, lookups(place.phone, forms))?.href).toBe('/ar/form/2?model=defender')
  expect(linkView({ url: 'enquiry:offer' }, lookups(place.phone, forms))?.href).toContain('https://wa.me/')
  expect(enquiryLinks({ ...place, path: '', forms })('test-drive')).toBe('/ar/form/2')
})

test('a predefined link may promise too, and passes no campaign on to the chat', () => {
  const link = linkView({ url: 'drive', label: 'احجز' }, lookups())
  expect(link?.href).toContain('https://wa.me/')
  expect(link?.isPredefined).toBeUndefined()
})

test('a number without its international form is called in the same tab', () => {
  expect(linkView({ url: 'enquiry:offer' }, lookups('04 000 0000'))).toMatchObject({ href: 'tel:040000000', newTab: false })
})

test('without a number, and for a promise that nobody knows, no button is drawn', () => {
  expect(linkView({ url: 'enquiry:offer' }, lookups(''))).toBeNull()
  expect(linkView({ url: 'enquiry:anything' }, lookups())).toBeNull()
})

test('a page about nothing in particular is named by its address alone', () => {
  expect(new URL(enquiryLinks({ ...place, title: '' })('offer') ?? '').searchParams.get('text')).toBe(
    'أودّ الحصول على عرض سعر\nhttps://example.com/ar/defender/90',
  )
})

test.each(enquiryKinds)('the chat about %s begins with the site’s own sentence for it', (kind) => {
  const words = new Proxy({}, { get: (_words, key) => `sentence ${String(key)}` })
  const site = { words, settings: { contact: { phone: place.phone }, forms: { enquiries: {} } } } as unknown as Parameters<typeof enquiriesOf>[0]
  const href = enquiriesOf(site, { title: '', url: place.url, path: place.path })(kind)
  expect(new URL(href ?? '').searchParams.get('text')).toBe(`sentence enquiry.${kind.replaceAll('-', '_')}\n${place.url}`)
})
