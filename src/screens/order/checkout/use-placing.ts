import { useRef, useState } from 'react'
import { lastLead } from '#domains/forms/index.ts'
import {
  type CreatedOrder,
  isJourneyPreview,
  journeyFacts,
  type MostHeldRefusal,
  mostHeldRefusals,
  type OrderDraft,
  type OrderRefusal,
  orderDraft,
  orderStep,
  writeReservation,
} from '#domains/orders/index.ts'
import { amountDue } from './amount-due.ts'
import type { RunningCheckout } from './props.ts'
import { orders } from './start-checkout.ts'
import type { CheckoutRun } from './use-checkout.ts'

const SUCCESS = '/ar/showroom-order-online/success'

/** Ids of a payment, as orders name it. */
export type PaidIds = Pick<OrderDraft, 'paypal_order_id' | 'stripe_payment_intent_id' | 'liqpay_order_id'>
type Failure = 'payment_failed' | 'vehicle_gone' | 'too_many' | 'visit_not_open' | 'failed' | MostHeldRefusal

/** Places the order. It may be tried again: the lock makes every repetition the same order. */
export function usePlacing({ running, run }: { running: RunningCheckout; run: CheckoutRun }) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)

  const place = async (ids: PaidIds) => {
    if (isRunning.current || isJourneyPreview()) return
    isRunning.current = true
    setIsSending(true)
    setFailure(null)
    const { data, contact, checkout, vehicle } = running
    orderStep('paying', { ...journeyFacts(data, vehicle), fee: amountDue(checkout) })
    const lead = lastLead()
    const origin = lead === '' ? {} : { rdx_forms_lead_id: lead }
    const answer = await orders.createOrder({ ...orderDraft({ data, contact, checkout, vin: vehicle.vin }), ...origin, ...ids })
    isRunning.current = false
    if (answer.ok) return finish(answer.value)
    setIsSending(false)
    if (answer.code === 'lock_expired') return run.kickOut()
    setFailure(answer.fields.appointment ? 'visit_not_open' : failureOf(answer.code))
  }

  /** What the success screen tells. */
  const finish = ({ order_number: orderNumber, created_at: createdAt }: CreatedOrder) => {
    const fee = amountDue(running.checkout)
    const facts = { ...journeyFacts(running.data, running.vehicle), fee, orderNumber }
    const { country } = running.vehicle
    writeReservation({ orderNumber, reservationFee: fee, currency: running.checkout.amount.currency, createdAt, country, facts })
    location.assign(SUCCESS)
  }
  return { failure, isSending, place }
}

function failureOf(code: OrderRefusal | 'unreachable'): Failure {
  if (code === 'too_many' || code === 'vehicle_gone') return code
  const most = mostHeldRefusals.find((refusal) => refusal === code)
  if (most) return most
  return code === 'payment_failed' || code === 'payment_missing' || code === 'payment_mismatch' ? 'payment_failed' : 'failed'
}
