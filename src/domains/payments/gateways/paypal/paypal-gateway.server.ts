import { hours } from '#kernel/durations.ts'
import { cutText } from '#kernel/values/cut-text.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Network } from '#platform/http/network.ts'
import { type Gateway, type GatewayPayment, GatewayRefusal, GatewayUnreachable, type Snapshot } from '../../gateway.ts'
import { providerText } from '../currency-table.ts'
import { paypalFacts } from './facts.ts'
import { createPaypalCertificates } from './paypal-certificates.server.ts'
import { createPaypalClient, type PaypalAccount } from './paypal-client.server.ts'
import { holdingAuthorization, PaypalOrder, paypalSnapshot, takenCapture } from './paypal-order.ts'
import { listPaypalTransactions } from './paypal-transactions.server.ts'
import { readPaypalWebhook } from './paypal-webhook.server.ts'

/** PayPal forgets an order that nobody approved after three hours. */
const FORGOTTEN_MS = hours(3)
const ALREADY_DONE = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED'])

/** `roots` are the authorities whose certificates are trusted for webhooks; those of Node without it. */
type PaypalEnvironment = { network: Network; clock: Clock; roots?: readonly string[] }

/** PayPal by its orders (v2): the buyer approves at PayPal, and the site takes or holds the money. */
export function createPaypalGateway(account: PaypalAccount, environment: PaypalEnvironment): Gateway {
  const client = createPaypalClient(account, environment)
  const certificates = createPaypalCertificates({
    origin: account.url,
    fetchText: client.fetchCertificate,
    ...(environment.roots ? { roots: environment.roots } : {}),
  })

  const findOrder = async ({ providerId }: GatewayPayment): Promise<PaypalOrder> => parsed(await client.call('GET', `/v2/checkout/orders/${providerId}`))

  const read = async (payment: GatewayPayment): Promise<Snapshot> => {
    try {
      return paypalSnapshot(await findOrder(payment))
    } catch (error) {
      const isOld = environment.clock.now().getTime() - payment.createdAt.getTime() > FORGOTTEN_MS
      if (!(error instanceof GatewayRefusal) || error.code !== 'INVALID_RESOURCE_ID' || !isOld) throw error
      return forgotten(payment)
    }
  }

  const amountOf = (payment: GatewayPayment, minor: number) => ({
    currency_code: payment.amount.currency,
    value: providerText(paypalFacts.currencies, { minor, currency: payment.amount.currency }),
  })

  return {
    name: 'PAYPAL',
    open: async (payment) => {
      const { amount, isOnHold, key, description } = payment
      const unit = { custom_id: key, amount: amountOf(payment, amount.minor), ...(description === '' ? {} : { description: cutText(description, 127) }) }
      const body = { intent: isOnHold ? 'AUTHORIZE' : 'CAPTURE', purchase_units: [unit] }
      const order = parsed(await client.call('POST', '/v2/checkout/orders', { body, key: `${key}:open` }))
      return { providerId: order.id, browser: { gateway: 'PAYPAL', status: order.status } }
    },
    read,
    complete: async (payment) => {
      const step = payment.isOnHold ? 'authorize' : 'capture'
      try {
        await client.call('POST', `/v2/checkout/orders/${payment.providerId}/${step}`, { key: `${payment.key}:complete` })
      } catch (error) {
        if (!(error instanceof GatewayRefusal) || !ALREADY_DONE.has(error.code)) throw error
      }
      return read(payment)
    },
    capture: async (payment, { minor, key }) => {
      const body = { amount: amountOf(payment, minor), final_capture: true }
      await client.call('POST', `/v2/payments/authorizations/${await heldId(findOrder, payment)}/capture`, { body, key })
    },
    release: async (payment, { key }) => {
      const authorization = holdingAuthorization(await findOrder(payment))
      // Orders that nobody approved cannot be closed; PayPal forgets them.
      if (authorization) await client.call('POST', `/v2/payments/authorizations/${authorization.id}/void`, { key })
    },
    refund: async (payment, { minor, key }) => {
      const capture = takenCapture(await findOrder(payment))
      if (!capture) throw new GatewayRefusal('NOTHING_CAPTURED', 'PayPal has taken nothing')
      await client.call('POST', `/v2/payments/captures/${capture.id}/refund`, { body: { amount: amountOf(payment, minor) }, key })
    },
    renewal: {
      most: 1,
      renew: async (payment, { key }) => {
        const body = { amount: amountOf(payment, payment.amount.minor) }
        await client.call('POST', `/v2/payments/authorizations/${await heldId(findOrder, payment)}/reauthorize`, { body, key })
      },
    },
    list: ({ since }) => listPaypalTransactions(client, { since, until: environment.clock.now() }),
    readWebhook: (webhook, now) => readPaypalWebhook(webhook, now, { webhookId: account.webhookId, certificates }),
  }
}

async function heldId(findOrder: (payment: GatewayPayment) => Promise<PaypalOrder>, payment: GatewayPayment): Promise<string> {
  const authorization = holdingAuthorization(await findOrder(payment))
  if (!authorization) throw new GatewayRefusal('NOTHING_HELD', 'PayPal holds nothing')
  return authorization.id
}

function parsed(answer: unknown): PaypalOrder {
  const order = PaypalOrder.safeParse(answer)
  if (!order.success) throw new GatewayUnreachable('PayPal answered with something that is no order')
  return order.data
}

function forgotten({ providerId, amount }: GatewayPayment): Snapshot {
  return {
    ...{ providerId: providerId ?? '', state: 'expired', amount, capturedMinor: 0, refundedMinor: 0 },
    ...{ dispute: 'not_told', authorizedUntil: null, failure: '' },
  }
}
