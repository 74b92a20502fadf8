import type { BrowserSetups } from '../gateway-facts.ts'
import type { GatewayUnit } from '../gateway-unit.ts'
import { beginStripeCall } from './begin-call.ts'
import { checkStripe } from './check-stripe.server.ts'
import { stripeFacts } from './facts.ts'
import { createStripeGateway } from './stripe-gateway.server.ts'

export const stripeUnit: GatewayUnit = {
  facts: stripeFacts,
  variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  create: ({ env }) => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: account, STRIPE_CONNECT_WEBHOOK_SECRET: connect, STRIPE_API_URL: url } = env
    if (!secretKey || !account) return null
    return createStripeGateway({ secretKey, webhookSecrets: [account, ...(connect ? [connect] : [])], url })
  },
  begin: beginStripeCall,
  setup: ({ STRIPE_PUBLISHABLE_KEY: publishableKey = '' }) => ({ publishable_key: publishableKey }) satisfies BrowserSetups['STRIPE'],
  about: [
    'Asks for the balance and the webhook endpoints. With test keys it also begins a payment and cancels it, and waits for its webhook.',
    'يستعلم عن الرصيد والإشعارات المسجلة. ومع المفاتيح التجريبية ينشئ دفعة ثم يلغيها وينتظر إشعارها.',
  ],
  check: checkStripe,
}
