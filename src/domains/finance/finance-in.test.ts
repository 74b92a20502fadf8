import { expect, test } from 'vitest'
import { settingReader } from '#fields/settings/settings.ts'
import { builtInMarkets, readMarketsSettings } from '#domains/markets/index.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { financeIn } from './finance-in.ts'
import { readFinanceSettings } from './settings.ts'

const financeOf = (values: Record<string, unknown>) =>
  settingReader(
    Object.entries(values).map(([key, value]) => ({ key, value })),
    recordingLog(),
  )
const rates = builtInMarkets.map((market) => ({ ...market, annual_rate: market.country === 'SA' ? 5.1 : null }))
const settings = { 'finance.annual_rate': '4.72', 'finance.product': 'hire_purchase_ae', 'markets.countries': rates }
const of = (country: string, currency: string, changes = {}) => {
  const reader = financeOf({ ...settings, ...changes })
  return financeIn(readFinanceSettings(reader), readMarketsSettings(reader), { country, currency })
}

test('a car is financed by the product and at the rate of its country, and by none that counts in another currency', () => {
  expect(of('AE', 'AED')).toMatchObject({ product: 'hire_purchase_ae', annualRate: 4.72, country: 'الإمارات' })
  expect(of('', 'AED')).toMatchObject({ product: 'hire_purchase_ae' })
  expect(of('SA', 'SAR')).toMatchObject({ product: 'hire_purchase_sa', annualRate: 5.1, country: 'السعودية' })
  expect([of('AE', 'USD'), of('SA', 'AED'), of('KW', 'KWD'), of('', 'JPY')]).toEqual([null, null, null, null])
})

test('without a rate there are no instalments', () => {
  expect(of('AE', 'AED', { 'finance.annual_rate': '' })).toBeNull()
})

test('estimates begin with what the country of the car says, and with the figures of the site where it says nothing', () => {
  const months = { min: 12, max: 84, interval: 12, default: 48 }
  const countries = rates.map((market) => (market.country === 'SA' ? { ...market, estimate: { months } } : market))
  const changes = { 'markets.countries': countries, 'finance.deposit_percent': { min: 10, max: 40, interval: 10, default: 30 } }
  expect(of('SA', 'SAR', changes)).toMatchObject({ months, depositPercent: { default: 30 } })
  expect(of('AE', 'AED', changes)).toMatchObject({ months: { max: 60, default: 60 }, depositPercent: { default: 30 } })
})
