import { describe, expect, test } from 'vitest'
import { fromProviderUnits, providerText, toProviderUnits } from './currency-table.ts'
import { gatewayLabel, gatewayNames, orderFieldOf, providerSources } from './registry.ts'
import { vendorNote } from './vendor-note.ts'

test('gateways stand in their order, with a name for people and the field of an order that names their payment', () => {
  expect(gatewayNames.map((name) => [name, gatewayLabel(name)[0], orderFieldOf(name)])).toEqual([
    ['STRIPE', 'Stripe', 'stripe_payment_intent_id'],
    ['PAYPAL', 'PayPal', 'paypal_order_id'],
    ['LIQPAY', 'LiqPay', 'liqpay_order_id'],
    ['TEST', 'Test gateway', 'stripe_payment_intent_id'],
  ])
})

describe('a page of payment may load', () => {
  test('what its gateways need, each source once, and nothing of others', () => {
    expect(providerSources([])).toEqual({ scripts: [], styles: [], frames: [], connections: [], forms: [], sheets: [] })
    expect(providerSources(['LIQPAY', 'TEST'])).toEqual({ scripts: [], styles: [], frames: [], connections: [], forms: ['https://www.liqpay.ua'], sheets: [] })
    const { scripts, styles, frames, connections, sheets, forms } = providerSources(['STRIPE', 'PAYPAL', 'STRIPE'])
    expect(scripts).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com', 'https://www.paypal.com', 'https://www.paypalobjects.com'])
    expect([styles, forms]).toEqual([["'unsafe-inline'"], []])
    expect([frames, connections, sheets].map((sources) => sources.some((source) => source.includes('stripe.com')))).toEqual([true, true, true])
  })
})

test('units of a provider are whole, whichever way decimals differ', () => {
  const table = new Map([
    ['AED', { decimals: 0 }],
    ['JPY', { decimals: 3 }],
    ['USD', { decimals: 2 }],
  ])
  expect([toProviderUnits(table, { minor: 12_345, currency: 'AED' }), toProviderUnits(table, { minor: 12_350, currency: 'AED' })]).toEqual([123, 124])
  expect(toProviderUnits(table, { minor: 7, currency: 'JPY' })).toBe(7000)
  expect(fromProviderUnits(table, 7499, 'JPY')).toEqual({ minor: 7, currency: 'JPY' })
  expect(toProviderUnits(table, { minor: 1_234_567, currency: 'USD' })).toBe(1_234_567)
  expect([providerText(table, { minor: 12_345, currency: 'AED' }), providerText(table, { minor: 5, currency: 'USD' })]).toEqual(['123', '0.05'])
  expect(providerText('any', { minor: 5124, currency: 'KWD' })).toBe('5.124')
})

test('what staff read of a vendor that is not offered ends with what it takes, where that is a short list', () => {
  const [english = '', arabic = ''] = vendorNote('liqpay', 'AED') ?? []
  expect(english).toMatch(/^Not offered to buyers: .*prices\. Takes only .*UAH, USD, EUR.*$/)
  expect(arabic).toMatch(/^لا يُعرض على العملاء: .*موقع\. لا يقبل إلا العملات التالية: .*UAH, USD, EUR.*$/)
  const [short = '', brief = ''] = vendorNote('stripe', 'IRR') ?? []
  expect([short.endsWith('the currency of the site’s prices.'), brief.endsWith('عملة أسعار الموقع.')]).toEqual([true, true])
  expect(vendorNote('payfort')).toHaveLength(2)
})
