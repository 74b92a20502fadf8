import { expect, test } from 'vitest'
import { settingReader } from '#fields/settings/settings.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { factorOf } from './currency-factors.ts'
import { marketOfCar } from './known-markets.ts'
import { readMarketsSettings } from './settings.ts'

const marketsOf = (values: Record<string, unknown>) => {
  const log = recordingLog()
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }))
  return { markets: readMarketsSettings(settingReader(rows, log)), messages: log.messages }
}

test('a new site knows six countries with their money, tax and time', () => {
  const { markets } = marketsOf({})
  const facts = markets.list.map(({ country, currency, vat_percent, time_zone }) => [country, currency, vat_percent, time_zone])
  expect(facts).toEqual([
    ['AE', 'AED', 5, 'Asia/Dubai'],
    ['SA', 'SAR', 15, 'Asia/Riyadh'],
    ['KW', 'KWD', 0, 'Asia/Kuwait'],
    ['QA', 'QAR', 0, 'Asia/Qatar'],
    ['BH', 'BHD', 10, 'Asia/Bahrain'],
    ['OM', 'OMR', 5, 'Asia/Muscat'],
  ])
  expect(markets.home?.country).toBe('AE')
  const currencies = new Set(markets.factors.map(([currency]) => currency))
  expect(markets.list.filter(({ currency }) => !currencies.has(currency))).toEqual([])
})

test('staff replace the countries; a record that does not fit is left out and named in the log', () => {
  const jordan = { country: 'JO', name: 'الأردن', currency: 'JOD', time_zone: 'Asia/Amman', vat_percent: '16', weekend: ['friday', 'saturday'] }
  const wrong = [
    { ...jordan, time_zone: 'Asia/Nowhere' },
    { ...jordan, vat_percent: 120 },
    { ...jordan, currency: 'dinar' },
    { ...jordan, weekend: ['fri'] },
  ]
  const { markets, messages } = marketsOf({ 'markets.countries': [...wrong, jordan, { ...jordan, name: 'مكرر' }], 'markets.home': 'jo' })
  expect(markets.list).toMatchObject([{ ...jordan, vat_percent: 16, registration_included: false, holidays: [] }])
  expect(markets.home?.name).toBe('الأردن')
  expect(messages).toEqual(['Invalid JSON in markets.countries'])
})

test('amounts in minor units compare by the rates of the site, whatever currency these are in; without a rate they do not', () => {
  const rates = [
    { currency: 'USD', rate: 1 },
    { currency: 'AED', rate: '0.25' },
    { currency: 'KWD', rate: 3 },
  ]
  const factorsOf = (site: string) => marketsOf({ 'price.currencyIso': site, 'markets.exchange_rates': rates }).markets.factors
  // A dinar has a thousand minor units, a dirham a hundred.
  expect(factorsOf('AED')).toEqual([
    ['AED', 1],
    ['USD', 4],
    ['KWD', 1.2],
  ])
  expect(factorsOf('JOD')).toEqual([['JOD', 1]])
  expect(factorOf(factorsOf('AED'), 'KWD')).toBe(1.2)
  expect(factorOf(factorsOf('AED'), 'JPY')).toBeNaN()
  expect(marketsOf({ 'price.currencyIso': 'درهم' }).markets.siteCurrency).toBe('EUR')
})

test('a car belongs to the market of its retailer, else to the one of its currency, the own one first', () => {
  const { markets } = marketsOf({})
  const of = (country: string, currency: string) => marketOfCar(markets, { country, currency })?.country ?? null
  expect([of('KW', 'KWD'), of('KW', 'USD'), of('', 'AED'), of('', 'SAR'), of('EG', 'OMR'), of('', 'JPY')]).toEqual(['KW', 'KW', 'AE', 'SA', 'OM', null])
})
