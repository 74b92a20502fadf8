import type { GatewayFacts } from '../gateway-facts.ts'

declare module '../gateway-facts.ts' {
  interface BrowserParts {
    LIQPAY: { data: string; signature: string; actionUrl: string }
  }
}

/** LiqPay adds other currencies to a shop only on request (liqpay.ua, checkout, `currency`). */
export const liqpayFacts = {
  name: 'LIQPAY',
  order: 3,
  label: ['LiqPay', 'LiqPay'],
  orderField: 'liqpay_order_id',
  sources: { forms: ['https://www.liqpay.ua'] },
  currencies: new Map(['UAH', 'USD', 'EUR'].map((code) => [code, { decimals: 2 }])),
} as const satisfies GatewayFacts

/** The language of LiqPay's pages: it has Ukrainian, and English for everybody else. */
export function liqpayLanguage(language: string): 'uk' | 'en' {
  return language.toLowerCase().split('-')[0] === 'uk' ? 'uk' : 'en'
}
