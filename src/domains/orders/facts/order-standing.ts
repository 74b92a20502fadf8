import { moneyText } from '#kernel/format/money-text.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { Language, WordPair, Words } from '#kernel/words/words.ts'
import type { Payment } from '#domains/payments/index.ts'
import type { OrderState } from '../order.ts'
import type { OrderKind } from '../order-shapes.ts'
import type { OrderMoney } from './order-money.ts'

/** What has become of an order. The states in which only its money says something have no words of their own. */
const stateWords: Readonly<Record<OrderState, WordPair | null>> = {
  pending: ['Waiting for confirmation', 'بانتظار التأكيد'],
  free: ['Waiting for the retailer', 'بانتظار تأكيد المعرض'],
  authorized: null,
  paid: null,
  confirmed: ['Confirmed', 'الطلب مؤكَّد'],
  completed: ['Handed over', 'سُلّمت السيارة'],
  failed: ['Not completed', 'لم يكتمل الطلب'],
  cancelled: ['Cancelled', 'أُلغي الطلب'],
  refunded: ['Over, money returned', 'انتهى الطلب ورُدّ المبلغ'],
}

const moneyWords = {
  held: ['{held} is held on the card', 'حُجز {held} على البطاقة ولم يُحصَّل بعد'],
  reservation: ['The fee of {paid} is paid', 'دُفع مبلغ الحجز {paid}'],
  purchase: ['A down payment of {paid} is paid', 'سُدّدت دفعة مقدمة قدرها {paid}'],
  whole: ['{paid} is paid, the whole price', 'سُدّد الثمن كاملًا {paid}'],
  part_refunded: ['{paid} is paid after a refund of {refunded}', 'المدفوع {paid} بعد ردّ {refunded}'],
  refunded: ['{refunded} was returned', 'رُدّ {refunded}'],
  released: ['the hold on the card was released', 'أُلغي حجز المبلغ على البطاقة'],
  expired: ['the hold on the card has lapsed', 'انتهت مدة حجز المبلغ على البطاقة'],
  disputed: ['the bank is examining the payment', 'الدفعة محل اعتراض لدى البنك'],
  rest: ['{rest} remains', 'المتبقي {rest}'],
} as const satisfies Words

type OrderToTell = { state: OrderState; kind: OrderKind; currency: string; payment: Payment | null; money: OrderMoney }

/** Where an order stands, as one sentence that says no more than is true: what was paid, and what remains. */
export function orderStanding({ state, kind, currency, payment, money }: OrderToTell, language: Language): string {
  const amounts = { held: money.held, paid: money.paid, refunded: money.refunded, rest: money.rest ?? 0 }
  const values = Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, moneyText(minor, currency, language)]))
  const inLanguage = ([english, arabic]: WordPair) => (language === 'ar' ? arabic : english)
  const paid = paidWords({ kind, payment, money })
  const rest = money.rest !== null && money.rest > 0 ? moneyWords.rest : null
  const parts = [stateWords[state], paid, rest].flatMap((pair) => (pair ? [fillWords(inLanguage(pair), values)] : []))
  return joinWords(parts, language)
}

function paidWords({ kind, payment, money }: Pick<OrderToTell, 'kind' | 'payment' | 'money'>): WordPair | null {
  if (payment?.state === 'released' || payment?.state === 'expired' || payment?.state === 'disputed') return moneyWords[payment.state]
  if (money.held > 0) return moneyWords.held
  if (money.paid > 0 && money.refunded > 0) return moneyWords.part_refunded
  if (money.paid > 0 && money.rest === 0) return moneyWords.whole
  if (money.paid > 0) return moneyWords[kind]
  return money.refunded > 0 ? moneyWords.refunded : null
}

/** «دُفع …، والمتبقي …»: Arabic joins with «و», but not before a sentence of another kind. */
function joinWords(parts: readonly string[], language: Language): string {
  if (language === 'en') return parts.join('; ')
  return parts.map((part, index) => (index > 0 && part.startsWith('المتبقي') ? `و${part}` : part)).join('، ')
}
