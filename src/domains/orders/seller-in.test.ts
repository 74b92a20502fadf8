import { expect, test } from 'vitest'
import { builtInMarkets } from '#domains/markets/index.ts'
import { invoiceSeriesIn, missingDetailsIn, sellerIn } from './seller-in.ts'

const list = builtInMarkets.map((market) => (market.country === 'SA' ? { ...market, tax_number: '300012345600003', vat_percent: 15 } : market))
const markets = { list, home: list.find(({ country }) => country === 'AE') ?? null }
const seller = { name: 'شركة المدار', address: 'دبي', taxNumber: '100123456700003', contact: '', vatPercent: 5, note: '' }
const sellerOf = (country: string) => sellerIn({ seller, markets }, country)

test('an invoice shows the tax of the country in which the car is sold', () => {
  expect(sellerOf('SA')).toEqual({ ...seller, taxNumber: '300012345600003', vatPercent: 15 })
})

test('in the country of the site, and where that of a retailer is unknown, it shows the tax number of the settings', () => {
  for (const country of ['AE', 'FR', '']) expect(sellerOf(country)).toEqual(seller)
})

test.each([
  ['BH', 10],
  ['KW', 0],
  ['SA', 15],
])('a site in %s invoices the tax that stands beside its prices, whatever the setting of invoices says', (country, vatPercent) => {
  const home = builtInMarkets.find((market) => market.country === country) ?? null
  expect(sellerIn({ seller, markets: { list: builtInMarkets, home } }, country)).toEqual({ ...seller, vatPercent })
})

test('a site whose country has no record shows the tax of the settings', () => {
  expect(sellerIn({ seller, markets: { list: builtInMarkets, home: null } }, 'FR')).toEqual(seller)
})

test('where another company sells, invoices name it alone, count by themselves, and what it lacks is asked of the country', () => {
  const saudi = { name: 'شركة المدار السعودية', address: 'الرياض', contact: '', note: 'شكرًا لكم' }
  const withSaudi = (own: Partial<typeof saudi>) => {
    const countries = list.map((market) => (market.country === 'SA' ? { ...market, seller: { ...saudi, ...own } } : market))
    return { seller, markets: { list: countries, home: countries.find(({ country }) => country === 'AE') ?? null } }
  }
  expect(sellerIn(withSaudi({}), 'SA')).toEqual({ ...saudi, taxNumber: '300012345600003', vatPercent: 15 })
  expect(sellerIn(withSaudi({}), 'AE')).toEqual(seller)
  expect(['SA', 'KW', 'AE', ''].map((country) => invoiceSeriesIn(withSaudi({}), country))).toEqual(['SA', '', '', ''])
  // The address of the other company is none of this one.
  expect(missingDetailsIn(withSaudi({ address: '' }), 'SA')).toEqual([{ detail: 'address', setting: 'markets.countries' }])
  expect(missingDetailsIn({ ...withSaudi({}), seller: { ...seller, address: '' } }, 'KW')).toEqual([{ detail: 'address', setting: 'invoices.seller_address' }])
})
