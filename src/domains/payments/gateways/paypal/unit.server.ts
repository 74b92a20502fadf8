import type { BrowserSetups } from '../gateway-facts.ts'
import type { GatewayUnit } from '../gateway-unit.ts'
import { beginPaypalCall } from './begin-call.ts'
import { checkPaypal } from './check-paypal.server.ts'
import { paypalFacts } from './facts.ts'
import { createPaypalGateway } from './paypal-gateway.server.ts'

export const paypalUnit: GatewayUnit = {
  facts: paypalFacts,
  variables: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  create: ({ env, clock }) => {
    const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_API_URL: url } = env
    if (!clientId || !clientSecret || !webhookId) return null
    return createPaypalGateway({ clientId, clientSecret, webhookId, url }, { network: env.SERVICE_NETWORK, clock })
  },
  begin: beginPaypalCall,
  setup: ({ PAYPAL_CLIENT_ID: clientId = '' }) => ({ client_id: clientId, script_url: 'https://www.paypal.com/sdk/js' }) satisfies BrowserSetups['PAYPAL'],
  about: [
    'Signs in and asks for the webhook. In the sandbox it also begins an order, which nobody pays.',
    'يسجل الدخول ويستعلم عن الإشعار. وفي البيئة التجريبية ينشئ طلبًا لا يسدده أحد.',
  ],
  check: checkPaypal,
}
