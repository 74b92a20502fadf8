import type { OrderAction } from '#domains/orders/index.ts'
import type { OrderRecord, WholeOrder } from '#domains/orders/index.server.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { isolatedMoney } from '../payments/isolated-money.ts'
import { countedPayment } from './order-consequences.tsx'
import { orderActionSumWords, orderActionWords } from './words.ts'

type ActionSum = { words: keyof typeof orderActionSumWords; minor: number }
/** The money that actions speak of, in minor units: held on the card, and what can be given back. */
type Moved = { held: number; refundable: number; currency: string }

/** What the button of an action says: its name, with the sum that it moves or that somebody should know of. `back` is what a refund gives back, in minor units. */
export function useActionLabel(order: OrderRecord | WholeOrder): (action: OrderAction, back?: number | null) => string {
  const name = useWords(orderActionWords)
  const withSum = useWords(orderActionSumWords)
  const language = useLanguage()
  return (action, back) => {
    const actionSum = sumOfAction(order, action, back)
    if (actionSum === null || actionSum.minor <= 0) return name(action)
    return withSum(actionSum.words, { sum: isolatedMoney(actionSum.minor, movedOf(order).currency, language) })
  }
}

/** The sum of an action in minor units; null for one that has none. */
function sumOfAction(order: OrderRecord | WholeOrder, action: OrderAction, back?: number | null): ActionSum | null {
  const { held, refundable } = movedOf(order)
  switch (action) {
    case 'confirm':
      return held > 0 ? { words: 'confirm_held', minor: held } : { words: 'confirm_paid', minor: order.sums.paid }
    case 'capture':
      return { words: 'capture', minor: held }
    case 'complete':
      return { words: 'complete', minor: order.sums.rest ?? 0 }
    case 'cancel':
      return held > 0 ? { words: 'cancel_held', minor: held } : { words: 'cancel_taken', minor: refundable }
    case 'refund':
      return { words: 'refund', minor: back === undefined ? refundable : (back ?? 0) }
    default:
      return null
  }
}

/** A row of a list has its sums alone, an order with its payments says it exactly. */
function movedOf(order: OrderRecord | WholeOrder): Moved {
  if (!('payments' in order)) return { held: order.sums.held, refundable: order.sums.paid, currency: order.currency }
  const payment = countedPayment(order)
  if (!payment) return { held: 0, refundable: 0, currency: order.currency }
  return { held: payment.state === 'authorized' ? payment.amount.minor : 0, refundable: payment.refundable_minor, currency: payment.amount.currency }
}
