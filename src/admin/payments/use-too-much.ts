import { AdminError } from '../data-provider/admin-error.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { isolatedMoney } from './isolated-money.ts'
import { moneyDialogWords } from './words.ts'

/** What to say of a refund that the server refused because of its amount: the most that may still be refunded. Undefined for other refusals. */
export function useTooMuch(): (error: unknown) => string | undefined {
  const word = useWords(moneyDialogWords)
  const language = useLanguage()
  return (error) => {
    if (!(error instanceof AdminError) || error.code !== 'too_much') return undefined
    const { amount_minor: most, currency } = error.data as { amount_minor: number; currency: string }
    return word('too_much', { amount: isolatedMoney(most, currency, language) })
  }
}
