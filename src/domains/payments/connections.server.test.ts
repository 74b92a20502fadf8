import { expect, test } from 'vitest'
import { gatewayCheck } from '#tests/support/services/gateway-check.ts'

test('a provider without its variables is not set up, and they are named', async () => {
  const { check } = await gatewayCheck('stripe', {})
  expect(await check()).toEqual(['missing: STRIPE_SECRET_KEY', 'missing: STRIPE_PUBLISHABLE_KEY', 'missing: STRIPE_WEBHOOK_SECRET'])
})
