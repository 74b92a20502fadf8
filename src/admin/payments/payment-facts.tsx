import type { ApprovalAction } from '#domains/payments/index.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { orderMailWords } from '../orders/words.ts'
import { isolatedMoney } from './isolated-money.ts'
import { MoneyFacts, type MoneySum } from './money-facts.tsx'
import type { WholePayment } from './whole-payment.ts'
import { moneyDialogWords } from './words.ts'

type PaymentFactsProps = {
  payment: WholePayment
  /** `cancel` is the cancellation of its order. */
  action: ApprovalAction
  /** What a refund gives back, in minor units; null for one that is not possible, of which nothing is promised. */
  back: number | null
}

type MoneyDialogFacts = { amount: number; consequence: Extract<keyof typeof moneyDialogWords, `does_${string}`>; occasion: keyof typeof orderMailWords }

/** What an action does with a payment: the sums, the card, what follows and the mail. */
export function PaymentFacts({ payment, action, back }: PaymentFactsProps) {
  const word = useWords(moneyDialogWords)
  const mail = useWords(orderMailWords)
  const language = useLanguage()
  const { currency, card } = payment
  const facts = { sums: sumsOf(payment, action, back), currency, card }
  if (back === null) return <MoneyFacts {...facts} consequence="" mail="" />
  const { amount, consequence, occasion } = saidOf(payment, action, back)
  return (
    <MoneyFacts
      {...facts}
      consequence={word(consequence, { amount: isolatedMoney(amount, currency, language) })}
      mail={word('mail', { name: mail(occasion) })}
    />
  )
}

const isHeld = ({ captured_minor: capturedMinor }: WholePayment) => capturedMinor === 0
const staysAfter = ({ captured_minor: capturedMinor, refunded_minor: refunded }: WholePayment, back: number) => Math.max(0, capturedMinor - refunded - back)

function sumsOf(payment: WholePayment, action: ApprovalAction, back: number | null): MoneySum[] {
  if (isHeld(payment)) return [{ name: 'held', minor: payment.amount_minor }]
  const before: MoneySum[] = [
    { name: 'taken', minor: payment.captured_minor },
    { name: 'given_back', minor: payment.refunded_minor },
  ]
  const isRefund = action === 'refund' || action === 'cancel'
  return isRefund && back !== null ? [...before, { name: 'stays', minor: staysAfter(payment, back) }] : before
}

function saidOf(payment: WholePayment, action: ApprovalAction, back: number): MoneyDialogFacts {
  if (action === 'capture') return { amount: payment.amount_minor, consequence: 'does_capture', occasion: 'paid' }
  if (action === 'release') return { amount: payment.amount_minor, consequence: 'does_release', occasion: 'cancelled' }
  if (action === 'refund') return { amount: back, consequence: 'does_refund', occasion: staysAfter(payment, back) > 0 ? 'part_refunded' : 'refunded' }
  if (isHeld(payment)) return { amount: payment.amount_minor, consequence: 'does_cancel_held', occasion: 'cancelled' }
  return { amount: back, consequence: 'does_cancel_taken', occasion: 'cancelled' }
}
