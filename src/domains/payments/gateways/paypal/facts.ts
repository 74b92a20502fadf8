import type { CurrencyRule } from '../currency-table.ts'
import type { GatewayFacts } from '../gateway-facts.ts'

declare module '../gateway-facts.ts' {
  interface BrowserParts {
    PAYPAL: { status: string }
  }
  interface BrowserSetups {
    PAYPAL: { client_id: string; script_url: string }
  }
}

/** PayPal's list (developer.paypal.com/docs/api/reference/currency-codes); it takes no decimals in the second group. */
const TWO_DECIMALS = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'
const NO_DECIMALS = 'HUF JPY TWD'

/** PayPal's buttons style themselves inside the page. */
export const paypalFacts = {
  name: 'PAYPAL',
  order: 2,
  label: ['PayPal', 'PayPal'],
  orderField: 'paypal_order_id',
  sources: {
    scripts: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
    styles: ["'unsafe-inline'"],
    frames: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
    connections: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  },
  currencies: new Map<string, CurrencyRule>([
    ...TWO_DECIMALS.split(' ').map((code) => [code, { decimals: 2 }] as const),
    ...NO_DECIMALS.split(' ').map((code) => [code, { decimals: 0 }] as const),
  ]),
} as const satisfies GatewayFacts
