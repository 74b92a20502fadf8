import type { GatewayFacts } from '../gateway-facts.ts'

export const testFacts = { name: 'TEST', sources: {}, currencies: 'any' } as const satisfies GatewayFacts
