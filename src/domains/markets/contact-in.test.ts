import { expect, test } from 'vitest'
import { builtInMarkets } from './built-in-markets.ts'
import { contactIn } from './contact-in.ts'
import { knownMarkets } from './known-markets.ts'

test('a car is asked about where its country says, and for what that leaves empty at the importer of the site', () => {
  const saudi = { phone: '+966 11 200 0000', email: '' }
  const markets = knownMarkets(
    builtInMarkets.map((market) => (market.country === 'SA' ? { ...market, contact: saudi } : market)),
    'AE',
  )
  const site = { phone: '+971 4 123 4567', email: 'info@example.ae' }
  expect(contactIn(site, markets, { country: 'SA', currency: 'SAR' })).toEqual({ phone: '+966 11 200 0000', email: 'info@example.ae' })
  for (const car of [
    { country: 'AE', currency: 'AED' },
    { country: '', currency: 'JPY' },
  ])
    expect(contactIn(site, markets, car)).toEqual(site)
})
