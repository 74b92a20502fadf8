import type { OrderAction } from '#domains/orders/index.ts'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { isolatedMoney } from '../payments/isolated-money.ts'
import { countedPayment } from './order-consequences.tsx'
import { orderActionSumWords, orderActionWords } from './words.ts'

type Said = { words: keyof typeof orderActionSumWords; minor: number }

/** What the button of an action says: its name, with the sum that it moves or that somebody should know of. `back` is what a refund gives back, in minor units. */
export function useActionLabel(order: WholeOrder): (action: OrderAction, back?: number | null) => string {
  const name = useWords(orderActionWords)
  const withSum = useWords(orderActionSumWords)
  const language = useLanguage()
  return (action, back) => {
    const said = sumOfAction(order, action, back)
    if (said === null || said.minor <= 0) return name(action)
    return withSum(said.words, { sum: isolatedMoney(said.minor, countedPayment(order)?.amount.currency ?? order.currency, language) })
  }
}

/** The sum of an action in minor units; null for one that has none. */
export function sumOfAction(order: WholeOrder, action: OrderAction, back?: number | null): Said | null {
  const payment = countedPayment(order)
  const isHeld = payment?.state === 'authorised'
  switch (action) {
    case 'confirm':
      return isHeld ? { words: 'confirm_held', minor: payment.amount.minor } : { words: 'confirm_paid', minor: order.sums.paid }
    case 'capture':
      return { words: 'capture', minor: payment?.amount.minor ?? 0 }
    case 'complete':
      return { words: 'complete', minor: order.sums.rest ?? 0 }
    case 'cancel':
      return isHeld ? { words: 'cancel_held', minor: payment.amount.minor } : { words: 'cancel_taken', minor: payment?.refundableMinor ?? 0 }
    case 'refund':
      return { words: 'refund', minor: back === undefined ? (payment?.refundableMinor ?? 0) : (back ?? 0) }
    default:
      return null
  }
}
