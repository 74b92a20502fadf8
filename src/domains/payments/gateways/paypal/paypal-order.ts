import { byName } from '#kernel/by-name.ts'
import { z } from 'zod'
import { days } from '#kernel/durations.ts'
import { toMinorUnits } from '#kernel/money.ts'
import type { ProviderState, Snapshot } from '../../gateway.ts'

/** Money as PayPal writes it; anything else would be counted as no number. */
export const PaypalMoney = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .string()
    .max(32)
    .regex(/^-?(\d+|\d*\.\d+)$/),
})
const Time = z.string().refine((time) => !Number.isNaN(Date.parse(time)))
const Authorization = z.object({ id: z.string(), status: z.string(), create_time: Time.optional(), expiration_time: Time.optional() })
const Capture = z.object({ id: z.string(), status: z.string(), amount: PaypalMoney })
const Refund = z.object({ status: z.string(), amount: PaypalMoney })

/** The fields of a PayPal order that are read. */
export const PaypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  payment_source: z.object({ card: z.object({ last_digits: z.string().optional() }).optional() }).optional(),
  purchase_units: z
    .array(
      z.object({
        amount: PaypalMoney,
        payments: z
          .object({ authorizations: z.array(Authorization).default([]), captures: z.array(Capture).default([]), refunds: z.array(Refund).default([]) })
          .default({ authorizations: [], captures: [], refunds: [] }),
      }),
    )
    .min(1),
})
export type PaypalOrder = z.output<typeof PaypalOrder>
type Unit = PaypalOrder['purchase_units'][number]

/** PayPal honours an authorisation for three days; from the fourth it may be renewed once, and it ends after 29. */
const RENEWABLE_UNTIL_MS = days(5)

const ofOrder: Readonly<Record<string, ProviderState>> = byName({ APPROVED: 'approved', VOIDED: 'released' })
const ofAuthorization: Readonly<Record<string, ProviderState>> = byName({ CREATED: 'authorized', VOIDED: 'released', DENIED: 'failed', EXPIRED: 'expired' })
const CAPTURED_STATUSES = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])
const GIVEN_BACK = new Set(['COMPLETED', 'PENDING'])

/** The only unit of our orders. */
export function unitOf(order: PaypalOrder): Unit {
  return order.purchase_units[0] as Unit // the schema wants one
}

/** The authorisation that holds the money: the last one that does, since a renewal adds another. */
export function holdingAuthorization(order: PaypalOrder) {
  return unitOf(order).payments.authorizations.findLast(({ status }) => status === 'CREATED')
}

export function takenCapture(order: PaypalOrder) {
  return unitOf(order).payments.captures.find(({ status }) => CAPTURED_STATUSES.has(status))
}

export function paypalSnapshot(order: PaypalOrder): Snapshot {
  const { amount, payments } = unitOf(order)
  const minor = (money: z.output<typeof PaypalMoney>) => toMinorUnits(Number(money.value), money.currency_code)
  const sum = (list: readonly { status: string; amount: z.output<typeof PaypalMoney> }[], countedStatuses: ReadonlySet<string>) =>
    list.filter(({ status }) => countedStatuses.has(status)).reduce((total, one) => total + minor(one.amount), 0)
  const capturedMinor = sum(payments.captures, CAPTURED_STATUSES)
  const authorization = holdingAuthorization(order)
  return {
    providerId: order.id,
    state: stateOf(order, capturedMinor),
    amount: { minor: minor(amount), currency: amount.currency_code },
    capturedMinor,
    refundedMinor: Math.min(sum(payments.refunds, GIVEN_BACK), capturedMinor),
    dispute: 'not_told',
    authorizedUntil: capturedMinor === 0 && authorization ? heldUntil(authorization, payments.authorizations.length > 1) : null,
    failure: payments.captures.some(({ status }) => status === 'DECLINED' || status === 'FAILED') ? 'declined' : '',
    card: order.payment_source?.card?.last_digits,
  }
}

function stateOf(order: PaypalOrder, capturedMinor: number): ProviderState {
  if (capturedMinor > 0) return 'captured'
  const { captures, authorizations } = unitOf(order).payments
  if (holdingAuthorization(order)) return 'authorized'
  if (captures.length > 0) return captures.every(({ status }) => status === 'DECLINED' || status === 'FAILED') ? 'failed' : 'pending'
  const last = authorizations.at(-1)
  return (last ? ofAuthorization[last.status] : ofOrder[order.status]) ?? 'pending'
}

function heldUntil({ create_time: from, expiration_time: end }: z.output<typeof Authorization>, isRenewed: boolean): Date | null {
  const ends = [end ? new Date(end).getTime() : null, from && !isRenewed ? new Date(from).getTime() + RENEWABLE_UNTIL_MS : null].filter((time) => time !== null)
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}
