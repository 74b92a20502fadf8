import { expect, test } from 'vitest'
import { builtInMarkets } from '#domains/markets/index.ts'
import { sellerIn } from './seller-in.ts'

const list = builtInMarkets.map((market) => (market.country === 'SA' ? { ...market, tax_number: '300012345600003', vat_percent: 15 } : market))
const markets = { list, home: list.find(({ country }) => country === 'AE') ?? null }
const seller = { name: 'شركة المدار', address: 'دبي', taxNumber: '100123456700003', contact: '', vatPercent: 5, note: '' }
const sellerOf = (country: string) => sellerIn({ seller, markets }, country)

test('an invoice shows the tax of the country in which the car is sold', () => {
  expect(sellerOf('SA')).toEqual({ ...seller, taxNumber: '300012345600003', vatPercent: 15 })
})

test('in the country of the site, and where no market is known, it shows the tax of the settings', () => {
  for (const country of ['AE', 'FR', '']) expect(sellerOf(country)).toEqual(seller)
})
