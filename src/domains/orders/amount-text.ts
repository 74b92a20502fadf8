import { moneyText } from '#kernel/format/money-text.ts'

/** An amount as mails write it; '' for nothing. */
export function amountText({ minor, currency }: { minor: number; currency: string }, language: 'ar' | 'en'): string {
  return minor === 0 ? '' : moneyText(minor, currency, language)
}
