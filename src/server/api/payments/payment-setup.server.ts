import type { Env } from '#platform/env/env.server.ts'

/** What browsers need to show the fields of the providers that are set up; none of it is secret. */
export function paymentSetupOf(env: Env) {
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, PAYPAL_CLIENT_ID: clientId } = env
  return {
    stripe: publishableKey ? { publishable_key: publishableKey } : null,
    paypal: clientId ? { client_id: clientId, script_url: 'https://www.paypal.com/sdk/js' } : null,
    liqpay: env.LIQPAY_PUBLIC_KEY !== undefined,
    test: env.TEST_PAYMENTS === 'on',
  }
}
