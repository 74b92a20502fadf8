import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { finding, shownCode } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import type { Finding } from '#platform/connections/connection.ts'
import { gatewayWords as words } from '../../connections/gateway-connection-words.ts'
import { HOOK_PATIENCE_MS } from '../../connections/hook-patience.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { fractionDigits } from '#kernel/money.ts'
import { takesCurrency, toProviderUnits } from '../currency-table.ts'
import type { GatewayCheckRoom } from '../gateway-unit.ts'
import { stripeFacts } from './facts.ts'
import { stripeClient } from './stripe-client.server.ts'

/** What the site acts on; other events of a payment say nothing more. */
const EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
]
const CANCELLED = 'payment_intent.canceled'
/** Above the smallest amount that Stripe takes in any currency, and below its longest. Nobody pays it. */
const TEST_UNITS = 20_000
const TEST_CURRENCY = 'USD'
const MOST_ENDPOINTS = 100

type ToldFinding<Value> = { value: Value; finding: null } | { value: null; finding: Finding }

/** Asks Stripe for its balance and endpoints; with keys for tests a payment is begun and cancelled, and its webhook is waited for. */
export async function checkStripe({ env, currency, hookUrl, hookArrives }: GatewayCheckRoom): Promise<readonly Finding[]> {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '', STRIPE_API_URL: url } = env
  const { host } = new URL(url)
  const stripe = stripeClient({ secretKey, url })
  const balance = await askStripe(host, 'Balance: Read', () => stripe.balance.retrieve())
  if (balance.finding?.tone === 'bad') return [balance.finding]
  // Both have to say so: a test payment is never made with a live key.
  const isTest = isTestKey(secretKey) && balance.value?.livemode === false
  const endpoints = await askStripe(host, 'Webhook Endpoints: Read', () => stripe.webhookEndpoints.list({ limit: MOST_ENDPOINTS }))
  const hook = endpoints.value
    ? hooksFindings(endpoints.value.data, { url: hookUrl, hasConnectSecret: env.STRIPE_CONNECT_WEBHOOK_SECRET !== undefined })
    : [endpoints.finding]
  const hears = endpoints.value?.data.some((one) => !isOfConnect(one) && leadsHere(one, hookUrl) && tells(one, CANCELLED)) ?? false
  return [
    balance.finding ?? finding('good', findingWords.reached, { host }),
    isTest ? finding('info', words.sandbox) : finding('info', words.live),
    ...(isTestKey(secretKey) === isTestKey(publishableKey)
      ? []
      : [finding('bad', words.modes_differ, { one: 'STRIPE_SECRET_KEY', other: 'STRIPE_PUBLISHABLE_KEY' })]),
    ...hook,
    ...(isTest ? await testPayment(stripe, { host, currency, hookUrl, hookArrives: hears ? hookArrives : null }) : []),
  ]
}

function isTestKey(key: string): boolean {
  return /^[a-z]+_test_/.test(key)
}

type Endpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events' | 'application'>
const leadsHere = ({ url, status }: Endpoint, hookUrl: string) => url === hookUrl && status === 'enabled'
const tells = ({ enabled_events: events }: Endpoint, event: string) => events.includes('*') || events.includes(event)
/** An endpoint tells of the account itself, or of the accounts that are connected to it. The latter names the platform that they are connected by. */
const isOfConnect = ({ application }: Endpoint) => typeof application === 'string'

/** What is said of the two kinds of endpoints. Each signs with a secret of its own, so that one for connected accounts is of use only with theirs. */
function hooksFindings(endpoints: readonly Endpoint[], { url, hasConnectSecret }: { url: string; hasConnectSecret: boolean }): Finding[] {
  const ofConnect = endpoints.filter(isOfConnect)
  const ofAccount = endpoints.filter((one) => !isOfConnect(one))
  const isOnlyOfConnect = !ofAccount.some((one) => one.url === url) && ofConnect.some((one) => leadsHere(one, url))
  const account = isOnlyOfConnect ? finding('bad', words.hook_of_connect_only, { url, events: EVENTS.join(', ') }) : hookFinding(ofAccount, url, accountHook)
  if (hasConnectSecret) return [account, hookFinding(ofConnect, url, connectHook)]
  const hasNoSecret = ofConnect.some((one) => leadsHere(one, url))
  return [account, ...(hasNoSecret ? [finding('bad', words.connect_secret_missing, { url, name: 'STRIPE_CONNECT_WEBHOOK_SECRET' })] : [])]
}

const accountHook = { none: words.no_hook, off: words.hook_off, lacks: words.events_missing, ready: words.hook_ready }
const connectHook = { none: words.no_connect_hook, off: words.connect_hook_off, lacks: words.connect_events_missing, ready: words.connect_hook_ready }

function hookFinding(endpoints: readonly Endpoint[], url: string, hookWords: typeof accountHook | typeof connectHook): Finding {
  const here = endpoints.filter((one) => leadsHere(one, url))
  if (here.length === 0) {
    const isOff = endpoints.some((one) => one.url === url)
    return isOff ? finding('bad', hookWords.off, { url }) : finding('bad', hookWords.none, { url, events: EVENTS.join(', ') })
  }
  const missing = EVENTS.filter((event) => !here.some((one) => tells(one, event)))
  return missing.length === 0 ? finding('good', hookWords.ready) : finding('bad', hookWords.lacks, { events: missing.join(', ') })
}

type Trial = { host: string; currency: string | null; hookUrl: string; hookArrives: GatewayCheckRoom['hookArrives'] | null }

async function testPayment(stripe: Stripe, { host, currency, hookUrl, hookArrives }: Trial): Promise<Finding[]> {
  const code = currency !== null && takesCurrency(stripeFacts.currencies, currency) ? currency : TEST_CURRENCY
  const money = { minor: TEST_UNITS * 10 ** fractionDigits(code), currency: code }
  const key = `check:${randomUUID()}`
  const testIntent = await askStripe(host, 'PaymentIntents: Write', async () => {
    const intent = await stripe.paymentIntents.create(
      {
        amount: toProviderUnits(stripeFacts.currencies, money),
        currency: code.toLowerCase(),
        allowed_payment_method_types: ['card'],
        metadata: { maarad_check: key },
      },
      { idempotencyKey: `${key}:open` },
    )
    return stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' }, { idempotencyKey: `${key}:cancel` })
  })
  // Without this permission nothing can be sold, unlike without the others.
  if (testIntent.finding) return [{ ...testIntent.finding, tone: 'bad' }]
  const paid = finding('good', words.test_paid, { amount: [moneyText(money.minor, code, 'en'), moneyText(money.minor, code, 'ar')] })
  if (hookArrives === null) return [paid]
  const came = await hookArrives(testIntent.value.id)
  return [paid, came ? finding('good', words.hook_came) : finding('bad', words.hook_lost, { seconds: HOOK_PATIENCE_MS / 1000, url: hookUrl })]
}

/** Runs a call of the library; what keeps it from answering is a finding. A missing `permission` of a restricted key is a warning. */
async function askStripe<Value>(host: string, permission: string, run: () => Promise<Value>): Promise<ToldFinding<Value>> {
  try {
    return { value: await run(), finding: null }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    return { value: null, finding: findingOf(error, host, permission) }
  }
}

function findingOf(error: InstanceType<typeof Stripe.errors.StripeError>, host: string, permission: string): Finding {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return finding('bad', findingWords.wrong_keys, { host, names: 'STRIPE_SECRET_KEY' })
  if (error instanceof Stripe.errors.StripePermissionError) return finding('warn', words.not_permitted, { permission })
  if (error instanceof Stripe.errors.StripeConnectionError) return finding('bad', findingWords.unreachable, { host })
  if (error instanceof Stripe.errors.StripeRateLimitError) return finding('bad', findingWords.busy, { host })
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return finding('bad', words.test_refused, { code: shownCode(error.code) })
  return finding('bad', findingWords.not_theirs, { host, status: error.statusCode ?? '–' })
}
