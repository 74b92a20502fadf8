import { createHmac } from 'node:crypto'
import { createTestProvider, createTill, receiveWebhook, type TestProvider, type Till, wakePayments } from '#domains/payments/index.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { paymentWatchers } from './payment-domains.gen.server.ts'

const tills = new WeakMap<Services, { till: Till; test: TestProvider | null }>()

/** What takes payments in this process: the gateways whose keys are in the environment, and on this machine one that plays payments. */
export function tillOf(services: Services): Till {
  return open(services).till
}

/** The provider that is played; null where it is refused. */
export function testProviderOf(services: Services): TestProvider | null {
  return open(services).test
}

function open(services: Services) {
  const known = tills.get(services)
  if (known) return known
  const test = services.env.TEST_PAYMENTS === 'on' ? playedProvider(services) : null
  const gateways = test ? [test.gateway] : []
  const till = createTill({ gateways, watchers: paymentWatchers(services) })
  const opened = { till, test }
  tills.set(services, opened)
  return opened
}

function playedProvider(services: Services): TestProvider {
  const ctx = contextOf(services)
  return createTestProvider({
    db: ctx.db,
    clock: ctx.clock,
    secret: createHmac('sha256', services.secretKey).update('webhooks of the test gateway').digest('hex'),
    send: async (webhook) => {
      await receiveWebhook(ctx, tillOf(services), { gateway: 'TEST', webhook })
      await wakePayments(services, crypto.randomUUID())
    },
  })
}
