import type { GatewayName } from './vendor.ts'

/** The sources that a payment page may load from a provider, by directive of the content security policy. */
export type ProviderSources = {
  scripts: readonly string[]
  styles: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
  /** Where its forms may post to. */
  forms: readonly string[]
}

const none: ProviderSources = { scripts: [], styles: [], frames: [], connections: [], forms: [] }

/** As each provider documents it. PayPal's buttons style themselves inside the page. */
const sources: Readonly<Record<GatewayName, ProviderSources>> = {
  STRIPE: {
    ...none,
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  },
  PAYPAL: {
    ...none,
    scripts: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
    styles: ["'unsafe-inline'"],
    frames: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
    connections: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  },
  LIQPAY: { ...none, forms: ['https://www.liqpay.ua'] },
  TEST: none,
}

/** What the pages of payment may load from these providers. */
export function providerSources(gateways: readonly GatewayName[]): ProviderSources {
  const of = (directive: keyof ProviderSources) => [...new Set(gateways.flatMap((name) => sources[name][directive]))]
  return { scripts: of('scripts'), styles: of('styles'), frames: of('frames'), connections: of('connections'), forms: of('forms') }
}
