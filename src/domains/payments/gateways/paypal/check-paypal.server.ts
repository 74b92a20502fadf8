import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isLoopbackHost } from '#kernel/loopback.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { toMinorUnits } from '#kernel/money.ts'
import { finding, shownCode } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import type { Finding } from '#platform/connections/connection.ts'
import { gatewayFinding } from '../../connections/gateway-finding.ts'
import { gatewayWords as words } from '../../connections/gateway-connection-words.ts'
import { GatewayRefusal, GatewayUnreachable } from '../../gateway.ts'
import { providerText, takesCurrency } from '../currency-table.ts'
import type { GatewayCheckRoom } from '../gateway-unit.ts'
import { paypalFacts } from './facts.ts'
import { createPaypalClient, type PaypalClient } from './paypal-client.server.ts'

/** What the site acts on. */
const EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.AUTHORIZATION.VOIDED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.REFUNDED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.RESOLVED',
]
/** Reconciliation reads the transactions of the account. */
const REPORTING = 'https://uri.paypal.com/services/reporting/search/read'
const TEST_CURRENCY = 'USD'
const TEST_AMOUNT = 10
const Webhook = z.object({ url: z.string(), event_types: z.array(z.object({ name: z.string() })) })

/** Signs in at PayPal and asks for the webhook; in the sandbox an order is begun, which lapses after three hours since nobody approves it. */
export async function checkPaypal({ env, clock, currency, hookUrl }: GatewayCheckRoom): Promise<readonly Finding[]> {
  const { PAYPAL_CLIENT_ID: clientId = '', PAYPAL_CLIENT_SECRET: clientSecret = '', PAYPAL_WEBHOOK_ID: webhookId = '', PAYPAL_API_URL: url } = env
  const client = createPaypalClient({ clientId, clientSecret, webhookId, url }, { network: env.SERVICE_NETWORK, clock })
  const { host, hostname } = new URL(url)
  const about = { host, names: 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET' }
  // A PayPal on this machine is a played one.
  const isTest = hostname.endsWith('.sandbox.paypal.com') || isLoopbackHost(hostname)
  try {
    const scopes = await client.readScopes()
    return [
      finding('good', findingWords.reached, { host }),
      finding('info', isTest ? words.sandbox : words.live),
      ...(scopes.includes(REPORTING) ? [] : [finding('warn', words.not_permitted, { permission: 'Transaction search' })]),
      await hookFinding(client, webhookId, hookUrl),
      ...(isTest ? [await testOrder(client, currency)] : []),
    ]
  } catch (error) {
    return [gatewayFinding(error, about)]
  }
}

async function hookFinding(client: PaypalClient, id: string, url: string): Promise<Finding> {
  const answer = await client.call('GET', `/v1/notifications/webhooks/${encodeURIComponent(id)}`).catch(refusalOf)
  if (answer instanceof GatewayRefusal) {
    const isHidden = answer.code === 'NOT_AUTHORIZED' || answer.code === 'PERMISSION_DENIED'
    return isHidden ? finding('warn', words.not_permitted, { permission: 'Webhooks' }) : finding('bad', words.hook_unknown, { name: 'PAYPAL_WEBHOOK_ID' })
  }
  const webhook = Webhook.safeParse(answer)
  if (!webhook.success) throw new GatewayUnreachable('PayPal answered with something that is no webhook', { status: 200 })
  if (webhook.data.url !== url) return finding('bad', words.hook_elsewhere, { name: 'PAYPAL_WEBHOOK_ID', url })
  const names = webhook.data.event_types.map(({ name }) => name)
  const missing = names.includes('*') ? [] : EVENTS.filter((event) => !names.includes(event))
  return missing.length === 0 ? finding('good', words.hook_ready) : finding('bad', words.events_missing, { events: missing.join(', ') })
}

async function testOrder(client: PaypalClient, currency: string | null): Promise<Finding> {
  const code = currency !== null && takesCurrency(paypalFacts.currencies, currency) ? currency : TEST_CURRENCY
  const minor = toMinorUnits(TEST_AMOUNT, code)
  const value = providerText(paypalFacts.currencies, { minor, currency: code })
  const body = { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: code, value } }] }
  const answer = await client.call('POST', '/v2/checkout/orders', { body, key: `check:${randomUUID()}` }).catch(refusalOf)
  if (answer instanceof GatewayRefusal) return finding('bad', words.test_refused, { code: shownCode(answer.code) })
  return finding('good', words.test_opened, { amount: [moneyText(minor, code, 'en'), moneyText(minor, code, 'ar')] })
}

/** A refusal is an answer here; anything else is thrown on. */
function refusalOf(error: unknown): GatewayRefusal {
  if (error instanceof GatewayRefusal) return error
  throw error
}
