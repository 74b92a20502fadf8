import { expect, test } from 'vitest'
import { settingReader } from '#kernel/settings/settings.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { readMarketsSettings } from './settings.ts'

const marketsOf = (stored: Record<string, unknown>) => {
  const log = recordingLog()
  const rows = Object.entries(stored).map(([key, value]) => ({ key, value }))
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
  const currencies = new Set(markets.rates.map(({ currency }) => currency))
  expect(markets.list.filter(({ currency, country }) => country !== 'AE' && !currencies.has(currency))).toEqual([])
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
