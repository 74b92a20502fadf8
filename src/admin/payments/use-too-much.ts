import { refusalOf } from '../data-provider/refusal-of.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { isolatedMoney } from './isolated-money.ts'
import { moneyDialogWords } from './words.ts'

/** What to say of a refund that the server refused because of its amount: the most that may still be refunded. Undefined for other refusals. */
export function useTooMuch(): (error: unknown) => string | undefined {
  const word = useWords(moneyDialogWords)
  const language = useLanguage()
  return (error) => {
    const refusal = refusalOf<'POST /api/payments/{id}/actions' | 'POST /api/orders/{id}/actions'>(error)
    if (refusal?.code !== 'too_much') return undefined
    const { amount_minor: most, currency } = refusal.data
    return word('too_much', { amount: isolatedMoney(most, currency, language) })
  }
}
