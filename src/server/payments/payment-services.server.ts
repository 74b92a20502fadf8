import { createHmac } from 'node:crypto'
import {
  createLiqpayGateway,
  createPaypalGateway,
  createStripeGateway,
  createTestProvider,
  createPaymentServices,
  type Gateway,
  receiveWebhook,
  type TestProvider,
  type PaymentServices,
  wakePayments,
} from '#domains/payments/index.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { paymentWatchers } from './payment-domains.gen.server.ts'

const openedServices = new WeakMap<Services, { paymentServices: PaymentServices; test: TestProvider | null }>()

/** What takes payments in this process: the gateways whose keys are in the environment, and on this machine one that plays payments. */
export function paymentServicesOf(services: Services): PaymentServices {
  return open(services).paymentServices
}

/** The provider that is played; null where it is refused. */
export function testProviderOf(services: Services): TestProvider | null {
  return open(services).test
}

function open(services: Services) {
  const known = openedServices.get(services)
  if (known) return known
  const test = services.env.TEST_PAYMENTS === 'on' ? playedProvider(services) : null
  const gateways = [...configured(services), ...(test ? [test.gateway] : [])]
  const paymentServices = createPaymentServices({ gateways, watchers: paymentWatchers(services) })
  const opened = { paymentServices, test }
  openedServices.set(services, opened)
  return opened
}

function playedProvider(services: Services): TestProvider {
  const ctx = contextOf(services)
  return createTestProvider({
    db: ctx.db,
    clock: ctx.clock,
    secret: createHmac('sha256', services.secretKey).update('webhooks of the test gateway').digest('hex'),
    send: async (webhook) => {
      await receiveWebhook(ctx, paymentServicesOf(services), { gateway: 'TEST', webhook })
      await wakePayments(services, crypto.randomUUID())
    },
  })
}

/** The providers whose keys are in the environment, which has all keys of one or none. */
function configured({ env, clock }: Services): Gateway[] {
  const environment = { network: env.SERVICE_NETWORK, clock }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: accountSecret, STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret, STRIPE_API_URL: stripeUrl } = env
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_API_URL: paypalUrl } = env
  const { LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey, LIQPAY_API_URL: liqpayUrl, PUBLIC_URL: publicUrl } = env
  return [
    ...(secretKey && accountSecret
      ? [createStripeGateway({ secretKey, webhookSecrets: [accountSecret, ...(connectSecret ? [connectSecret] : [])], url: stripeUrl })]
      : []),
    ...(clientId && clientSecret && webhookId ? [createPaypalGateway({ clientId, clientSecret, webhookId, url: paypalUrl }, environment)] : []),
    ...(publicKey && privateKey ? [createLiqpayGateway({ publicKey, privateKey, url: liqpayUrl, hookUrl: `${publicUrl}/hooks/liqpay` }, environment)] : []),
  ]
}
