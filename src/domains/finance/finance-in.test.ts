import { expect, test } from 'vitest'
import { settingReader } from '#fields/settings/settings.ts'
import { builtInMarkets, readMarketsSettings } from '#domains/markets/index.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { financeIn } from './finance-in.ts'
import { readFinanceSettings } from './settings.ts'

const read = (stored: Record<string, unknown>) =>
  settingReader(
    Object.entries(stored).map(([key, value]) => ({ key, value })),
    recordingLog(),
  )
const rates = builtInMarkets.map((market) => ({ ...market, annual_rate: market.country === 'SA' ? 5.1 : null }))
const settings = { 'finance.annual_rate': '4.72', 'finance.product': 'hire_purchase_ae', 'markets.countries': rates }
const of = (country: string, currency: string, changes = {}) => {
  const reader = read({ ...settings, ...changes })
  return financeIn(readFinanceSettings(reader), readMarketsSettings(reader), { country, currency })
}

test('a car is financed by the product and at the rate of its country, and by none that counts in another currency', () => {
  expect(of('AE', 'AED')).toEqual({ product: 'hire_purchase_ae', annualRate: 4.72, country: 'الإمارات' })
  expect(of('', 'AED')).toMatchObject({ product: 'hire_purchase_ae' })
  expect(of('SA', 'SAR')).toEqual({ product: 'hire_purchase_sa', annualRate: 5.1, country: 'السعودية' })
  expect([of('AE', 'USD'), of('SA', 'AED'), of('KW', 'KWD'), of('', 'JPY')]).toEqual([null, null, null, null])
})

test('without a rate there are no instalments', () => {
  expect(of('AE', 'AED', { 'finance.annual_rate': '' })).toBeNull()
})
