import { aReceiver } from './a-receiver.ts'
import { aContract } from '../reading/contracts.ts'
import { nestedForm } from '../reading/described-values.ts'

type Form = { [name: string]: string | Form }
type Intent = {
  id: string
  amount: number
  currency: string
  status: string
  capture_method: string
  metadata: Form
  received: number
  refunded: number
  isDisputed: boolean
  disputeStatus: string
  account: string | undefined
  /** In seconds, as Stripe counts. */
  created: number
}

type Caller = { account: string | undefined; isLive: boolean }
const KEYS = new Map([
  ['Bearer sk_test_1', false],
  ['Bearer sk_test_2', false],
  ['Bearer sk_live_1', true],
])

/** Stripe, played on this machine: payment intents, refunds and disputes. Requests and answers fit Stripe's own description. */
export async function aStripe(now = () => new Date('2026-05-15T08:00:00Z'), receive = aReceiver) {
  const { flaws, guard, unseen } = await aContract('stripe')
  const intents = new Map<string, Intent>()
  const answered = new Map<string, { status: number; body: object }>()
  const stripe = {
    url: '',
    ...{ flaws, unseen },
    keys: [] as string[],
    accounts: [] as (string | undefined)[],
    /** Its webhook endpoints, of which those for connected accounts name an application, and the paths that the key may not ask. */
    endpoints: [] as { url: string; status: string; enabled_events: string[]; application?: string }[],
    forbidden: new Set<string>(),
    /** Keys that were removed in its console. */
    removedKeys: new Set<string>(),
    /** Called when a payment is cancelled, before the answer: Stripe tells it by a webhook. */
    onCancel: null as null | ((id: string) => Promise<void>),
    /** What the next answer is instead; `after` has the call take effect first. */
    next: null as null | { status: number; body: object; after: boolean },
    intents,
    pay: (id: string) => {
      const intent = intents.get(id)
      if (intent?.status !== 'requires_payment_method') return
      intent.status = intent.capture_method === 'manual' ? 'requires_capture' : 'succeeded'
      if (intent.status === 'succeeded') intent.received = intent.amount
    },
  }
  const charged = ({ received, refunded, status, isDisputed, created }: Intent) =>
    status === 'requires_payment_method'
      ? null
      : { id: 'ch_1', object: 'charge', created, amount_refunded: refunded, disputed: isDisputed, captured: received > 0 }
  const bodyOf = (intent: Intent) => ({
    ...{ id: intent.id, object: 'payment_intent', amount: intent.amount, currency: intent.currency, status: intent.status, created: intent.created },
    ...{ amount_received: intent.received, capture_method: intent.capture_method, metadata: intent.metadata, livemode: false, cancellation_reason: null },
    ...{
      client_secret: `${intent.id}_secret_1`,
      last_payment_error: null,
      latest_charge: charged(intent),
      payment_method_types: ['card'],
      confirmation_method: 'automatic',
    },
  })
  const failure = (status: number, code: string) => ({
    status,
    body: { error: { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message: code } },
  })

  const act = (method: string, path: string, form: Form, { account, isLive }: Caller): { status: number; body: object } => {
    const [, id, verb] = path.match(/^\/v1\/payment_intents(?:\/(pi_\w+))?(?:\/(\w+))?$/) ?? []
    const intent = intents.get(id ?? String(form.payment_intent ?? ''))
    if (path === '/v1/payment_intents' && method === 'post') {
      const newIntent: Intent = {
        ...{
          id: `pi_${intents.size + 1}`,
          amount: Number(form.amount),
          currency: String(form.currency),
          status: 'requires_payment_method',
          received: 0,
          refunded: 0,
        },
        ...{
          capture_method: String(form.capture_method ?? 'automatic'),
          metadata: form.metadata as Form,
          isDisputed: false,
          disputeStatus: 'needs_response',
          account,
          created: Math.floor(now().getTime() / 1000),
        },
      }
      intents.set(newIntent.id, newIntent)
      return { status: 200, body: bodyOf(newIntent) }
    }
    if (path === '/v1/payment_intents')
      return {
        status: 200,
        body: { object: 'list', url: path, has_more: false, data: [...intents.values()].filter((one) => one.account === account).map(bodyOf) },
      }
    if (path === '/v1/balance') return { status: 200, body: { object: 'balance', livemode: isLive, available: [], pending: [] } }
    if (path === '/v1/webhook_endpoints') {
      const data = stripe.endpoints.map((one, index) => ({
        application: null,
        ...one,
        id: `we_${index}`,
        object: 'webhook_endpoint',
        created: 0,
        livemode: isLive,
        metadata: {},
      }))
      return { status: 200, body: { object: 'list', url: path, has_more: false, data } }
    }
    if (path === '/v1/disputes')
      return {
        status: 200,
        body: { object: 'list', url: path, has_more: false, data: intent?.isDisputed ? [disputeOf(intent)] : [] },
      }
    if (!intent || intent.account !== account) return failure(404, 'resource_missing')
    if (path === '/v1/refunds') {
      const amount = Number(form.amount)
      if (amount > intent.received - intent.refunded) return failure(400, 'charge_already_refunded')
      intent.refunded += amount
      return { status: 200, body: { id: 're_1', object: 'refund', amount, currency: intent.currency, created: intent.created, status: 'succeeded' } }
    }
    if (verb === 'capture') {
      if (intent.status !== 'requires_capture') return failure(400, 'payment_intent_unexpected_state')
      Object.assign(intent, { status: 'succeeded', received: Number(form.amount_to_capture) })
    }
    if (verb === 'cancel') {
      if (intent.status === 'succeeded') return failure(400, 'payment_intent_unexpected_state')
      intent.status = 'canceled'
    }
    return { status: 200, body: bodyOf(intent) }
  }

  const service = await receive(
    guard(async (received, response) => {
      const url = new URL(received.path, 'http://stripe.test')
      const form = nestedForm(new URLSearchParams(received.method === 'GET' ? url.search : received.body)) as Form
      const key = received.headers['idempotency-key']
      const send = ({ status, body }: { status: number; body: object }) =>
        void response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(JSON.stringify(body))
      const isLive = KEYS.get(received.headers.authorization ?? '')
      if (isLive === undefined || stripe.removedKeys.has(received.headers.authorization?.replace('Bearer ', '') ?? ''))
        return send(failure(401, 'unauthorised'))
      if (stripe.forbidden.has(url.pathname)) return send(failure(403, 'permission'))
      const next = received.method === 'POST' ? stripe.next : null
      if (next) {
        stripe.next = null
        if (!next.after) return send(next)
      }
      const account = received.headers['stripe-account'] as string | undefined
      stripe.accounts.push(account)
      const knownAnswer = typeof key === 'string' ? answered.get(key) : undefined
      const answer = knownAnswer ?? act(received.method.toLowerCase(), url.pathname, form, { account, isLive })
      if (typeof key === 'string' && received.method === 'POST') {
        stripe.keys.push(key)
        answered.set(key, answer)
      }
      if (url.pathname.endsWith('/cancel')) await stripe.onCancel?.(url.pathname.split('/')[3] ?? '')
      return send(next?.after ? next : answer)
    }),
  )
  stripe.url = service.url
  return stripe
}

function disputeOf({ received: amount, currency, created, disputeStatus }: Intent) {
  return {
    ...{ id: 'dp_1', object: 'dispute', status: disputeStatus, amount, currency, created, charge: 'ch_1', reason: 'fraudulent', livemode: false, metadata: {} },
    ...{ balance_transactions: [], is_charge_refundable: false, evidence: {}, evidence_details: { has_evidence: false, past_due: false, submission_count: 0 } },
  }
}
