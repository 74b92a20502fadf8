import type { OrderAction } from '#domains/orders/index.ts'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { isolatedMoney } from '../payments/isolated-money.ts'
import { MoneyFacts, type MoneySum } from '../payments/money-facts.tsx'
import { moneyDialogWords } from '../payments/words.ts'
import { orderMailWords } from './words.ts'

type OrderPayment = WholeOrder['payments'][number]
type Consequence = Extract<keyof typeof moneyDialogWords, `does_${string}`>
type ConsequencesProps = { sums: readonly MoneySum[]; amount: number; consequence: Consequence; occasion: keyof typeof orderMailWords }

const isHeld = ({ state }: OrderPayment) => state === 'authorized'
const hasMoney = (payment: OrderPayment) => isHeld(payment) || payment.captured_minor > payment.refunded_minor

/** The payment that an action on the order moves: the newest with money. */
export function countedPayment({ payments }: WholeOrder): OrderPayment | undefined {
  return payments.findLast(hasMoney)
}

/** What an action does with the money and the car of an order, and whom the mail tells. `back` is what a refund gives back, in minor units; of an impossible one nothing is said. */
export function OrderConsequences({ order, action, back }: { order: WholeOrder; action: OrderAction; back: number | null }) {
  const word = useWords(moneyDialogWords)
  const mail = useWords(orderMailWords)
  const language = useLanguage()
  const payment = countedPayment(order)
  const currency = payment?.amount.currency ?? order.currency
  const card = payment?.card ?? ''
  if (back === null) return <MoneyFacts sums={sumsOf(payment)} currency={currency} card={card} consequence="" mail="" />
  const { sums, amount, consequence, occasion } = saidOf(order, { action, payment, back })
  const mailWords = { name: mail(occasion), to: `\u2068${order.customer_email}\u2069` }
  const letter = order.customer_email === '' ? word('no_mail') : word(action === 'cancel' ? 'mail_to_both' : 'mail_to', mailWords)
  return <MoneyFacts {...{ sums, currency }} card={card} consequence={word(consequence, { amount: isolatedMoney(amount, currency, language) })} mail={letter} />
}

function saidOf(order: WholeOrder, { action, payment, back }: { action: OrderAction; payment: OrderPayment | undefined; back: number }): ConsequencesProps {
  if (action === 'confirm') return { sums: sumsOf(payment), amount: 0, consequence: 'does_confirm', occasion: 'confirmed' }
  if (action === 'complete') return { sums: sumsOf(payment), amount: 0, consequence: 'does_complete', occasion: 'completed' }
  if (action === 'capture') {
    const amount = payment?.amount.minor ?? 0
    const rest = order.vehicle_price === null ? [] : [{ name: 'rest_of_price' as const, minor: Math.max(0, order.vehicle_price - amount) }]
    return { sums: [...sumsOf(payment), ...rest], amount, consequence: 'does_capture', occasion: 'paid' }
  }
  if (action === 'cancel') {
    if (!payment) return { sums: [], amount: 0, consequence: 'does_cancel', occasion: 'cancelled' }
    if (isHeld(payment)) return { sums: sumsOf(payment), amount: payment.amount.minor, consequence: 'does_cancel_held', occasion: 'cancelled' }
    return { sums: sumsOf(payment), amount: payment.refundable_minor, consequence: 'does_cancel_taken', occasion: 'cancelled' }
  }
  const stays = Math.max(0, (payment?.captured_minor ?? 0) - (payment?.refunded_minor ?? 0) - back)
  return {
    sums: [...sumsOf(payment), { name: 'stays', minor: stays }],
    amount: back,
    consequence: stays > 0 ? 'does_refund' : 'does_refund_all',
    occasion: stays > 0 ? 'part_refunded' : 'refunded',
  }
}

function sumsOf(payment: OrderPayment | undefined): MoneySum[] {
  if (!payment) return []
  if (isHeld(payment)) return [{ name: 'held', minor: payment.amount.minor }]
  const before = payment.refunded_minor > 0 ? [{ name: 'given_back' as const, minor: payment.refunded_minor }] : []
  return [{ name: 'taken', minor: payment.captured_minor }, ...before]
}
