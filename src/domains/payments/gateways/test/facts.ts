import type { GatewayFacts } from '../gateway-facts.ts'

declare module '../gateway-facts.ts' {
  interface BrowserParts {
    /** With an address, the buyer pays on a page of the provider and comes back. */
    TEST: { redirectUrl?: string }
  }
}

/** Its ids travel in the field of Stripe. */
export const testFacts = {
  name: 'TEST',
  order: 4,
  label: ['Test gateway', 'بوابة تجريبية'],
  orderField: 'stripe_payment_intent_id',
  sources: {},
  currencies: 'any',
} as const satisfies GatewayFacts
