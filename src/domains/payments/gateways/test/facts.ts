import type { GatewayFacts } from '../gateway-facts.ts'

/** Its ids travel in the field of Stripe. */
export const testFacts = {
  name: 'TEST',
  label: ['Test gateway', 'بوابة تجريبية'],
  orderField: 'stripe_payment_intent_id',
  sources: {},
  currencies: 'any',
} as const satisfies GatewayFacts
