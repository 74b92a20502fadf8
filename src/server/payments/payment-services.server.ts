import { createHmac } from 'node:crypto'
import {
  createGateways,
  createPaymentServices,
  createTestProvider,
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
  const openServices = openedServices.get(services)
  if (openServices) return openServices
  const test = services.env.TEST_PAYMENTS === 'on' ? playedProvider(services) : null
  const gateways = [...createGateways(services), ...(test ? [test.gateway] : [])]
  const paymentServices = createPaymentServices({ gateways, watchers: paymentWatchers(services) })
  const newServices = { paymentServices, test }
  openedServices.set(services, newServices)
  return newServices
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
