import type { GatewayFacts } from '../gateway-facts.ts'
import type { CurrencyRule } from '../currency-table.ts'

declare module '../gateway-facts.ts' {
  interface BrowserParts {
    STRIPE: { clientSecret: string; status: string }
  }
  interface BrowserSetups {
    STRIPE: { publishable_key: string }
  }
}

/** Stripe's list of presentment currencies (docs.stripe.com/currencies) with two decimals. */
const TWO_DECIMALS =
  'USD AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH UYU UZS WST XCD XCG YER ZAR ZMW'
/** Zero-decimal currencies of that page. UGX stands there as well, and among the special cases; HUF and TWD are without decimals for payouts only. */
const NO_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'
/** Its special cases: without decimals, yet written with two for old integrations, so multiples of a hundred (5 ISK are 500). */
const WRITTEN_WITH_TWO = 'ISK UGX'
/** Three-decimal currencies of that page: the last decimal has to be 0 (5.124 KWD are 5120 or 5130). */
const THREE_DECIMALS = 'BHD JOD KWD OMR TND'

const rules = (codes: string, rule: CurrencyRule) => codes.split(' ').map((code) => [code, rule] as const)

export const stripeFacts = {
  name: 'STRIPE',
  order: 1,
  label: ['Stripe', 'Stripe'],
  orderField: 'stripe_payment_intent_id',
  sources: {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
    // Apple Pay and Google Pay are opened from Stripe's frame, Google's by a frame of its own inside it.
    sheets: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://pay.google.com'],
  },
  currencies: new Map<string, CurrencyRule>([
    ...rules(TWO_DECIMALS, { decimals: 2 }),
    ...rules(NO_DECIMALS, { decimals: 0 }),
    ...rules(WRITTEN_WITH_TWO, { decimals: 2, step: 100 }),
    ...rules(THREE_DECIMALS, { decimals: 3, step: 10 }),
  ]),
} as const satisfies GatewayFacts
