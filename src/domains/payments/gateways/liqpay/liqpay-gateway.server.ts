import { createHash } from 'node:crypto'
import { z } from 'zod'
import { days, seconds } from '#kernel/durations.ts'
import type { Clock } from '#kernel/clock.ts'
import { readJson } from '#kernel/json/json.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import type { Network } from '#platform/http/network.ts'
import { isKey } from '../../payment-key.ts'
import { OPEN_MS } from '../../checks/check-times.ts'
import { type Gateway, type GatewayPayment, GatewayRefusal, type Snapshot } from '../../gateway.ts'
import { liqpayLanguage } from './facts.ts'
import { createLiqpayClient } from './liqpay-client.server.ts'
import { isLiqpaySignature } from './liqpay-signature.server.ts'

/** The shop at LiqPay, from the environment; `hookUrl` receives its callbacks. */
export type LiqpayAccount = { publicKey: string; privateKey: string; url: string; hookUrl: string }

/** LiqPay does not say when held money lapses; cards hold it for a week at least. */
const HELD_MS = days(7)
/** After the end of its form nobody can pay any more; a payment that began before may take a little longer. */
const AFTER_END_MS = seconds(600)
const OLDEST_WEBHOOK_MS = days(3)

const Currency = z.string().regex(/^[A-Z]{3}$/)
const Answer = z.object({
  result: z.string().optional(),
  status: z.string().default(''),
  amount: z.number().optional(),
  currency: Currency.optional(),
  refund_amount: z.number().default(0),
  err_code: z.string().optional(),
  code: z.string().optional(),
  sender_card_mask2: z.string().optional(),
})
type Answer = z.output<typeof Answer>
const Report = z.object({
  result: z.string().optional(),
  err_code: z.string().optional(),
  data: z.array(Answer.extend({ order_id: z.string(), amount: z.number(), currency: Currency })).default([]),
})
const Callback = z.object({
  order_id: z.string().min(1).max(255),
  status: z.string().max(100),
  end_date: z.number().optional(),
  create_date: z.number().optional(),
})

/** LiqPay by its form: the buyer pays on LiqPay's page; all later steps use its API. Long, since its methods share one signed request. */
export function createLiqpayGateway(account: LiqpayAccount, { network, clock }: { network: Network; clock: Clock }): Gateway {
  const { publicKey, privateKey, url } = account
  const isSandbox = publicKey.startsWith('sandbox_')
  const { signedForm, ask } = createLiqpayClient(account, { network })

  const change = async (parameters: Readonly<Record<string, unknown>>): Promise<void> => {
    const answer = await ask(Answer, parameters)
    if (answer.result === 'error')
      throw new GatewayRefusal(answer.err_code ?? answer.code ?? 'refused', `LiqPay refused ${parameters.action}: ${answer.err_code}`)
  }

  const readPayment = async (payment: GatewayPayment): Promise<Snapshot> => {
    const answer = await ask(Answer, { action: 'status', order_id: payment.providerId })
    const isUnknown = answer.result === 'error' && answer.amount === undefined
    if (!isUnknown) return snapshotOf(payment, answer, isSandbox)
    // Until the buyer begins, LiqPay has no such order.
    const isOver = clock.now().getTime() > payment.createdAt.getTime() + OPEN_MS + AFTER_END_MS
    return { ...blank(payment), state: isOver ? 'expired' : 'pending' }
  }

  return {
    name: 'LIQPAY',
    open: async (payment) => {
      const { amount, description, key, language, payTypes, returnUrl } = payment
      const form = signedForm({
        action: payment.isOnHold ? 'hold' : 'pay',
        amount: fromMinorUnits(amount.minor, amount.currency),
        currency: amount.currency,
        description: description === '' ? key : description,
        order_id: key,
        language: liqpayLanguage(language),
        server_url: account.hookUrl,
        expired_date: liqpayTime(new Date(payment.createdAt.getTime() + OPEN_MS)),
        ...(returnUrl === '' ? {} : { result_url: returnUrl }),
        ...(payTypes === '' ? {} : { paytypes: payTypes }),
      })
      return { providerId: key, browser: { gateway: 'LIQPAY', ...form, actionUrl: `${url}/api/3/checkout` } }
    },
    read: readPayment,
    complete: readPayment,
    capture: (payment, { minor }) =>
      change({ action: 'hold_completion', order_id: payment.providerId, amount: fromMinorUnits(minor, payment.amount.currency) }),
    release: async (payment) => {
      // A form that nobody has sent ends by itself.
      if ((await readPayment(payment)).state !== 'authorized') return
      await change({ action: 'refund', order_id: payment.providerId, amount: fromMinorUnits(payment.amount.minor, payment.amount.currency) })
    },
    refund: (payment, { minor }) => change({ action: 'refund', order_id: payment.providerId, amount: fromMinorUnits(minor, payment.amount.currency) }),
    // A shop is one site's, so that every order of its report is ours; its ids are our keys.
    list: async ({ since }) => {
      const period = { date_from: since.getTime(), date_to: clock.now().getTime(), resp_format: 'json' }
      const report = await ask(Report, { action: 'reports', ...period })
      if (report.result === 'error') throw new GatewayRefusal(report.err_code ?? 'refused', `LiqPay gave no report: ${report.err_code}`)
      return report.data.flatMap(({ order_id: id, amount, currency, ...answer }) => {
        const reportedSnapshot = { ...reported, providerId: id, amount: { minor: toMinorUnits(amount, currency), currency } }
        return isKey(id) ? [{ ...snapshotOf(reportedSnapshot, { ...answer, amount, currency }, isSandbox), key: id }] : []
      })
    },
    readWebhook: async ({ bytes }, now) => {
      const fields = new URLSearchParams(Buffer.from(bytes).toString())
      const [data, signature] = [fields.get('data') ?? '', fields.get('signature') ?? '']
      if (!isLiqpaySignature(privateKey, { data, signature })) return { ok: false, flaw: 'forged' }
      const json = readJson(Buffer.from(data, 'base64').toString())
      const callback = Callback.safeParse(json.ok ? json.value : null)
      if (!callback.success) return { ok: false, flaw: 'unreadable' }
      const { order_id: orderId, status, end_date: endDate, create_date: created } = callback.data
      const at = endDate ?? created
      if (at !== undefined && now.getTime() - at > OLDEST_WEBHOOK_MS) return { ok: false, flaw: 'stale' }
      // LiqPay gives its callbacks no id: identical content means the same callback.
      const eventId = createHash('sha256').update(data).digest('hex')
      return { ok: true, hint: { eventId, type: status, payment: { providerId: orderId } } }
    },
  }
}

/** Fields that a report lacks. */
const reported = { isOnHold: false, capturedMinor: 0, createdAt: new Date(0) }
type PaymentToRead = Pick<GatewayPayment, 'providerId' | 'amount' | 'isOnHold' | 'capturedMinor' | 'createdAt'>

function blank({ providerId, amount }: PaymentToRead): Snapshot {
  return {
    ...{ providerId: providerId ?? '', state: 'pending', amount, capturedMinor: 0, refundedMinor: 0 },
    ...{ dispute: 'not_told', authorizedUntil: null, failure: '' },
  }
}

function snapshotOf(payment: PaymentToRead, answer: Answer, isSandbox: boolean): Snapshot {
  const currency = answer.currency ?? payment.amount.currency
  const amount = { minor: toMinorUnits(answer.amount ?? fromMinorUnits(payment.amount.minor, currency), currency), currency }
  const snapshot = { ...blank(payment), amount, card: answer.sender_card_mask2?.match(/\d+$/)?.[0] }
  const capturedSnapshot = { ...snapshot, state: 'captured' as const, capturedMinor: amount.minor }
  const { status } = answer
  // Money of the sandbox counts only for keys of the sandbox.
  if (status === 'success' || status === 'wait_compensation' || (status === 'sandbox' && isSandbox)) {
    return { ...capturedSnapshot, refundedMinor: Math.min(toMinorUnits(answer.refund_amount, currency), amount.minor) }
  }
  if (status === 'hold_wait') return { ...snapshot, state: 'authorized', authorizedUntil: new Date(payment.createdAt.getTime() + HELD_MS) }
  // LiqPay has one status for a released hold and for a refund.
  if (status === 'reversed')
    return payment.isOnHold && payment.capturedMinor === 0 ? { ...snapshot, state: 'released' } : { ...capturedSnapshot, refundedMinor: amount.minor }
  if (status === 'failure' || status === 'error') return { ...snapshot, state: 'failed', failure: answer.err_code ?? 'declined' }
  return snapshot
}

/** `2026-05-15 09:00:00`, in UTC. */
function liqpayTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}
