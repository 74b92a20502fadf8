import type { GatewayName } from '#domains/payments/index.ts'
import type { Env } from '#platform/env/env.server.ts'

/** The gateways that the environment sets up; it has all keys of a provider or none. */
export function configuredGateways(env: Env): GatewayName[] {
  return [
    ...(env.STRIPE_SECRET_KEY ? (['STRIPE'] as const) : []),
    ...(env.PAYPAL_CLIENT_ID ? (['PAYPAL'] as const) : []),
    ...(env.LIQPAY_PUBLIC_KEY ? (['LIQPAY'] as const) : []),
    ...(env.TEST_PAYMENTS === 'on' ? (['TEST'] as const) : []),
  ]
}
