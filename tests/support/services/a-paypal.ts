import { createSign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { aCertificate } from './a-certificate-authority.ts'
import { aReceiver } from './a-receiver.ts'
import { aContract } from '../reading/contracts.ts'

// biome-ignore lint/suspicious/noExplicitAny: somebody else's document, of which tests read a few members.
type Description = any
type Money = { currency_code: string; value: string }
type Order = {
  id: string
  intent: string
  status: string
  purchase_units: {
    custom_id: string
    amount: Money
    payments: {
      authorizations: { id: string; status: string; amount: Money; create_time: string; expiration_time: string }[]
      captures: { id: string; status: string; amount: Money }[]
      refunds: { id: string; status: string; amount: Money }[]
    }
  }[]
}
type Answer = { status: number; body: object }

export const PAYPAL_WEBHOOK_ID = 'WH-1'
const SIGNER = 'messageverificationcerts.paypal.com'
const root = aCertificate({ name: 'Root of tests', isAuthority: true })
const between = aCertificate({ name: 'Authority of tests', issuer: root, isAuthority: true })
const certificates = {
  paypal: aCertificate({ name: SIGNER, issuer: between }),
  stranger: aCertificate({ name: SIGNER, issuer: aCertificate({ name: 'Root of a stranger', isAuthority: true }) }),
}
/** The authority that issued the certificate of the played PayPal. */
export const PAYPAL_ROOTS = [root.pem]

/** Tokens and certificates are not in PayPal's files. */
const BESIDES = /^\/v1\/(oauth2\/token|notifications\/certs\/\w+)$/

/** PayPal, played on this machine. Requests and answers fit PayPal's own description. */
export async function aPaypal(now: () => Date, receive = aReceiver) {
  const { flaws, guard, unseen } = await aContract('paypal', { besides: BESIDES })
  const orders = new Map<string, Order>()
  const answered = new Map<string, Answer>()
  const paypal = {
    ...{ url: '', flaws, unseen, keys: [] as string[], orders },
    next: null as null | { status: number; body: object; after: boolean },
    secret: 'secret',
    /** What the application may do, and the webhook of the site as PayPal keeps it. */
    scope: 'https://uri.paypal.com/services/reporting/search/read',
    webhook: { url: '', event_types: [] as { name: string }[] },
    approve: (id: string) => {
      const order = orders.get(id)
      if (order?.status === 'CREATED') order.status = 'APPROVED'
    },
  }
  const refuse = (issue: string): Answer => ({ status: 422, body: { name: 'UNPROCESSABLE_ENTITY', message: issue, debug_id: '1', details: [{ issue }] } })
  const missing: Answer = { status: 404, body: { name: 'RESOURCE_NOT_FOUND', message: 'gone', debug_id: '1', details: [{ issue: 'INVALID_RESOURCE_ID' }] } }
  const find = (kind: 'authorizations' | 'captures', id: string) => {
    for (const order of orders.values()) {
      const payments = order.purchase_units[0]?.payments
      const part = payments?.[kind].find((one) => one.id === id)
      if (payments && part) return { order, payments, part }
    }
    return null
  }
  const held = (order: Order, count: number) => ({
    ...{ id: `AUTH-${order.id}-${count}`, status: 'CREATED', amount: order.purchase_units[0]?.amount as Money },
    ...{ create_time: now().toISOString(), expiration_time: new Date(now().getTime() + 29 * 86_400_000).toISOString() },
  })

  const act = (path: string, body: Description): Answer => {
    const [, id = '', verb] = path.match(/^\/v2\/checkout\/orders(?:\/([\w-]+))?(?:\/(\w+))?$/) ?? []
    if (path === '/v2/checkout/orders') {
      const [unit] = body.purchase_units
      const order: Order = {
        id: `ORDER${orders.size + 1}`,
        intent: body.intent,
        status: 'CREATED',
        purchase_units: [{ ...unit, payments: { authorizations: [], captures: [], refunds: [] } }],
      }
      orders.set(order.id, order)
      return { status: 201, body: order }
    }
    const order = orders.get(id)
    const unit = order?.purchase_units[0]
    if (id && (!order || !unit)) return missing
    if (order && unit && verb) {
      if (order.status !== 'APPROVED') return refuse(order.status === 'COMPLETED' ? `ORDER_ALREADY_${verb.toUpperCase()}D` : 'ORDER_NOT_APPROVED')
      order.status = 'COMPLETED'
      if (verb === 'authorize') unit.payments.authorizations.push(held(order, 1))
      else unit.payments.captures.push({ id: `CAP-${order.id}`, status: 'COMPLETED', amount: unit.amount })
      return { status: 201, body: order }
    }
    if (order) return { status: 200, body: order }
    const [, kind, partId = '', act] = path.match(/^\/v2\/payments\/(authorizations|captures)\/([\w-]+)\/(\w+)$/) ?? []
    const foundPart = kind ? find(kind as 'captures', partId) : null
    if (!foundPart) return missing
    const { payments, part } = foundPart
    if (act === 'refund') {
      const refundedSum = payments.refunds.reduce((sum, { amount }) => sum + Number(amount.value), 0)
      if (refundedSum + Number(body.amount.value) > Number(part.amount.value)) return refuse('REFUND_AMOUNT_EXCEEDED')
      const refund = { id: `REF-${payments.refunds.length + 1}`, status: 'COMPLETED', amount: body.amount }
      payments.refunds.push(refund)
      return { status: 201, body: refund }
    }
    if (part.status !== 'CREATED') return refuse('AUTHORIZATION_VOIDED')
    if (act === 'void') {
      part.status = 'VOIDED'
      return { status: 200, body: part }
    }
    if (act === 'reauthorize') {
      part.status = 'VOIDED'
      const renewed = held(foundPart.order, payments.authorizations.length + 1)
      payments.authorizations.push(renewed)
      return { status: 201, body: renewed }
    }
    part.status = 'CAPTURED'
    const capture = { id: `CAP-${foundPart.order.id}`, status: 'COMPLETED', amount: body.amount }
    payments.captures.push(capture)
    return { status: 201, body: capture }
  }

  /** One a page, so that whoever reads them has to turn pages. */
  const transactions = (query: URLSearchParams): Answer => {
    if (!query.get('start_date') || !query.get('end_date')) return { status: 400, body: { name: 'INVALID_REQUEST' } }
    const all = [...orders.values()].flatMap(({ id, purchase_units: [unit] }) => {
      const eventOf = (code: string, amount: Money, sign = '') => ({
        transaction_info: {
          ...{ transaction_id: `T${id}`, paypal_reference_id: id, paypal_reference_id_type: 'ODR', transaction_event_code: code, transaction_status: 'S' },
          ...{ transaction_amount: { ...amount, value: `${sign}${amount.value}` }, custom_field: unit?.custom_id },
        },
      })
      const { authorizations = [], captures = [], refunds = [] } = unit?.payments ?? {}
      return [
        ...authorizations.filter(({ status }) => status === 'CREATED').map(({ amount }) => eventOf('T1300', amount)),
        ...captures.map(({ amount }) => eventOf('T0006', amount)),
        ...refunds.map(({ amount }) => eventOf('T1107', amount, '-')),
      ]
    })
    const page = Number(query.get('page'))
    return { status: 200, body: { transaction_details: all.slice(page - 1, page), total_pages: all.length, page } }
  }

  const service = await receive(
    guard((received, response) => {
      const send = ({ status, body }: Answer) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (received.path === '/v1/oauth2/token') {
        const isOurs =
          received.headers.authorization === `Basic ${Buffer.from(`client:${paypal.secret}`).toString('base64')}` &&
          received.body === 'grant_type=client_credentials'
        return send(
          isOurs ? { status: 200, body: { access_token: 'A21', expires_in: 3600, scope: paypal.scope } } : { status: 401, body: { error: 'invalid_client' } },
        )
      }
      const [, certificate] = received.path.match(/^\/v1\/notifications\/certs\/(paypal|stranger)$/) ?? []
      if (certificate) return void response.writeHead(200).end(certificates[certificate as keyof typeof certificates].pem + between.pem)
      if (received.headers.authorization !== 'Bearer A21') return send({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } })
      if (received.path.startsWith('/v1/reporting/transactions?')) return send(transactions(new URL(received.path, 'http://paypal.test').searchParams))
      const [, webhookId] = received.path.match(/^\/v1\/notifications\/webhooks\/([\w-]+)$/) ?? []
      if (webhookId) {
        const unknown = { status: 404, body: { name: 'INVALID_RESOURCE_ID', message: 'unknown', debug_id: '1' } }
        return send(webhookId === PAYPAL_WEBHOOK_ID ? { status: 200, body: { id: webhookId, ...paypal.webhook } } : unknown)
      }
      const next = received.method === 'POST' ? paypal.next : null
      if (next) {
        paypal.next = null
        if (!next.after) return send(next)
      }
      const key = received.headers['paypal-request-id']
      const knownAnswer = typeof key === 'string' ? answered.get(key) : undefined
      const body = received.body ? JSON.parse(received.body) : undefined
      const answer = knownAnswer ?? act(received.path, body)
      if (typeof key === 'string') {
        paypal.keys.push(key)
        answered.set(key, answer)
      }
      return send(next?.after ? next : answer)
    }),
  )
  paypal.url = service.url
  return paypal
}

/** Signs as PayPal does, over its ids and the checksum of the bytes. `of` names the certificate: PayPal's, or somebody else's. */
export function paypalWebhook(url: string, { bytes, at, of = 'paypal' }: { bytes: Buffer; at: Date; of?: 'paypal' | 'stranger' }) {
  const [id, time] = ['transmission-1', at.toISOString()]
  const signature = createSign('RSA-SHA256')
    .update(`${id}|${time}|${PAYPAL_WEBHOOK_ID}|${crc32(bytes)}`)
    .sign(certificates[of].key, 'base64')
  return {
    bytes,
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': `${url}/v1/notifications/certs/${of}`,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  }
}
