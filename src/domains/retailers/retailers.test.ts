import { expect, test } from 'vitest'
import { directionsHref, phoneHref, whatsAppHref } from './contact-links.ts'
import { countryOfRetailer } from './country-of-retailer.ts'
import { distanceKm } from './distance.ts'
import { retailerSchema } from './retailer-schema.ts'
import { sellsVehicles } from './sells-vehicles.ts'

test('[A-159] [C-099] a retailer that sells is listed, one that only repairs is not', () => {
  expect([['sales', 'service'], 'sales service', ['service'], 'service'].map((tag_class) => sellsVehicles({ tag_class }))).toEqual([true, true, false, false])
})

test('[A-160] a retailer without a class is not listed', () => {
  expect([sellsVehicles({}), sellsVehicles({ tag_class: null }), sellsVehicles({ tag_class: [] })]).toEqual([false, false, false])
})

test('[B-186] distances are those of the great circle', () => {
  const dubai = { latitude: 25.2, longitude: 55.27 }
  expect(distanceKm(dubai, dubai)).toBe(0)
  expect(distanceKm(dubai, { latitude: 24.45, longitude: 54.38 })).toBeCloseTo(122.6, 0)
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1)
})

test('[B-182] phones and chats have the addresses that telephones and WhatsApp know', () => {
  expect(phoneHref('+971 4 000-0001')).toBe('tel:+97140000001')
  expect(phoneHref('800 0000')).toBe('tel:8000000')
  expect(phoneHref('javascript:alert(1)')).toBe('tel:1')
  expect(phoneHref('')).toBeNull()
  expect(whatsAppHref('+971 4 000 0001')).toBe('https://wa.me/97140000001')
  expect(whatsAppHref('00971 4 000 0001', 'مرحبًا')).toBe(`https://wa.me/97140000001?text=${encodeURIComponent('مرحبًا')}`)
  expect(whatsAppHref('800 0000')).toBeNull()
})

test('directions lead to the point, or to the address where there is none', () => {
  expect(directionsHref({ latitude: 25.1, longitude: 55.2 })).toBe('https://www.google.com/maps/dir/?api=1&destination=25.1%2C55.2')
  expect(directionsHref(null, 'دبي')).toContain(`destination=${encodeURIComponent('دبي')}`)
  expect(directionsHref(null, ' ')).toBeNull()
})

test.each([
  ['AE-DXB-01', '', 'AE'],
  ['dxb-1', '+966 11 000 0001', 'SA'],
  ['X1', '00974 4000 0001', 'QA'],
  ['XX-1', '800 0000', ''],
])('[B-069] the market of %s with %s is %s', (dealer_code, phone, market) => {
  expect(countryOfRetailer({ country: '', dealer_code, phone })).toBe(market)
  expect(countryOfRetailer({ country: 'OM', dealer_code, phone })).toBe('OM')
})

test('[B-188] hours in words become specifications, those of the standard and those nobody can read stay', () => {
  const openingHours = 'من الإثنين إلى السبت: 9:00 – 20:00\nMo-Sa 09:00-20:00\nبموعد سابق'
  expect(retailerSchema('AutoDealer', { openingHours })).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '09:00', closes: '20:00' }],
    openingHours: ['Mo-Sa 09:00-20:00', 'بموعد سابق'],
  })
})

test('[B-188] contacts beyond the first number and mailbox are points of contact', () => {
  const contacts = [
    { type: 'phone', value: '1' },
    { type: 'email', value: 'a@example.com' },
    { type: 'whatsapp', value: 'https://wa.me/1' },
    { type: 'phone', value: '2' },
  ]
  expect(retailerSchema('AutoDealer', { contacts })).toMatchObject({
    telephone: '1',
    email: 'a@example.com',
    contactPoint: [
      { contactType: 'whatsapp', url: 'https://wa.me/1' },
      { contactType: 'phone', telephone: '2' },
    ],
  })
})

test('[B-188] what is empty is left out, and of nothing there is no description', () => {
  expect(
    retailerSchema('AutoRepair', { name: 'مركز', description: ' ', latitude: 25, longitude: null, offers: [{ category: '', description: '', url: '' }] }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoRepair',
    name: 'مركز',
  })
  expect(retailerSchema('AutoDealer', { contacts: [], services: [''] })).toBeNull()
})
