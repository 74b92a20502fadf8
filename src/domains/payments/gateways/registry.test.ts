import { describe, expect, test } from 'vitest'
import { fromProviderUnits, payableAmount as payableIn, providerText, takesCurrency as takesIn, toProviderUnits } from './currency-table.ts'
import { gatewayLabel, gatewayNames, orderFieldOf, payableAmount, providerSources, takesCurrency } from './registry.ts'
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

test.each([
  ['STRIPE', 'AED', true],
  ['STRIPE', 'KWD', true],
  ['STRIPE', 'IRR', false],
  ['PAYPAL', 'AED', false],
  ['PAYPAL', 'SAR', false],
  ['PAYPAL', 'USD', true],
  ['LIQPAY', 'AED', false],
  ['LIQPAY', 'UAH', true],
  ['TEST', 'AED', true],
] as const)('%s takes %s: %s', (gateway, currency, takes) => {
  expect(takesCurrency(gateway, currency)).toBe(takes)
})

test('PayPal takes whole amounts only of some currencies', () => {
  expect(payableAmount(['PAYPAL'], { minor: 50_049, currency: 'TWD' })).toEqual({ minor: 50_000, currency: 'TWD' })
  // Two gateways of one checkout: an amount that both can take.
  expect(payableAmount(['STRIPE', 'PAYPAL'], { minor: 50_050, currency: 'TWD' })).toEqual({ minor: 50_100, currency: 'TWD' })
})

test.each([
  [{ decimals: 3, step: 10 }, 'KWD', 5124, 5120],
  [{ decimals: 3, step: 10 }, 'KWD', 5125, 5130],
  [{ decimals: 3, step: 10 }, 'KWD', 4, 10],
  [{ decimals: 3, step: 10 }, 'KWD', 0, 0],
  [{ decimals: 2, step: 100 }, 'ISK', 7, 7],
  [{ decimals: 0 }, 'AED', 149, 100],
  [{ decimals: 0 }, 'AED', 20, 100],
  [{ decimals: 2 }, 'AED', 149, 149],
])('with %j of %s the nearest amount to %i is %i, and never nothing', (rule, code, minor, payable) => {
  expect(payableIn(new Map([[code, rule]]), { minor, currency: code })).toEqual({ minor: payable, currency: code })
})

test('a table takes the currencies that it has, and one without limits takes all', () => {
  const table = new Map([['AED', { decimals: 2 }]])
  expect([takesIn(table, 'AED'), takesIn(table, 'SAR'), takesIn('any', 'SAR')]).toEqual([true, false, true])
})
