import { createHash } from 'node:crypto'
import { aReceiver } from './a-receiver.ts'

type Order = { action: string; amount: number; currency: string; status: string; refunded: number }

/** LiqPay, played on this machine: the form of its page, and its API. */
export async function aLiqpay(receive = aReceiver) {
  const orders = new Map<string, Order>()
  const sign = (data: string) => {
    const { privateKey } = liqpay
    return createHash('sha1')
      .update(privateKey + data + privateKey)
      .digest('base64')
  }
  const liqpay = {
    ...{ url: '', orders, privateKey: 'a private key of tests', flaws: [] as string[] },
    next: null as null | { status: number; body: object; after: boolean },
    /** The buyer posts the form and pays. */
    pay: ({ data, signature }: { data: string; signature: string }, result: 'paid' | 'failure' = 'paid') => {
      if (sign(data) !== signature) return void liqpay.flaws.push('a form with a wrong signature')
      const { action, amount, currency, order_id: id } = JSON.parse(Buffer.from(data, 'base64').toString())
      const status = result === 'failure' ? 'failure' : action === 'hold' ? 'hold_wait' : 'success'
      orders.set(id, { action, amount, currency, status, refunded: 0 })
    },
    callback: (id: string, more: object = {}) => {
      const data = Buffer.from(JSON.stringify({ order_id: id, status: orders.get(id)?.status ?? 'unknown', ...more })).toString('base64')
      return Buffer.from(new URLSearchParams({ data, signature: sign(data) }).toString())
    },
  }
  const report = () => ({
    result: 'success',
    data: [...orders].map(([id, { status, amount, currency, refunded }]) => ({ order_id: id, status, amount, currency, refund_amount: refunded })),
  })
  const act = ({ action, order_id: id, amount }: { action: string; order_id: string; amount: number }): object => {
    const order = orders.get(id)
    if (!order) return { result: 'error', status: 'error', err_code: 'payment_not_found' }
    if (action === 'hold_completion') {
      if (order.status !== 'hold_wait') return { result: 'error', err_code: 'wrong_status' }
      Object.assign(order, { status: 'success', amount })
    }
    if (action === 'refund') {
      if (order.status !== 'success' && order.status !== 'hold_wait') return { result: 'error', err_code: 'wrong_status' }
      order.refunded += amount
      if (order.refunded >= order.amount) order.status = 'reversed'
    }
    return { result: 'ok', order_id: id, status: order.status, amount: order.amount, currency: order.currency, refund_amount: order.refunded }
  }
  const service = await receive((received, response) => {
    const form = new URLSearchParams(received.body)
    const data = form.get('data') ?? ''
    const request = JSON.parse(Buffer.from(data, 'base64').toString())
    const send = (status: number, body: object) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (received.path !== '/api/request' || form.get('signature') !== sign(data)) return send(200, { result: 'error', err_code: 'invalid_signature' })
    const { next } = liqpay
    if (next && request.action !== 'status') {
      liqpay.next = null
      if (!next.after) return send(next.status, next.body)
    }
    if (request.action === 'reports' && !(request.date_from < request.date_to)) return send(200, { result: 'error', err_code: 'err_period' })
    const answer = request.action === 'reports' ? report() : act(request)
    return send(next?.after && request.action !== 'status' ? next.status : 200, next?.after && request.action !== 'status' ? next.body : answer)
  })
  liqpay.url = service.url
  return liqpay
}
