import { fractionDigits, fromMinorUnits } from '../money.ts'
import { arabicCurrency } from '../words/counted-currency.ts'
import { formatNumber } from './number.ts'

/** An amount in minor units as people read it: `5,950 درهمًا` in Arabic, `5,950 AED` in English, with decimals where it has any. */
export function moneyText(minor: number, currency: string, language: 'ar' | 'en'): string {
  const amount = fromMinorUnits(minor, currency)
  const decimals = Number.isInteger(amount) ? 0 : fractionDigits(currency)
  return `${formatNumber(amount, { decimals })} ${language === 'ar' ? arabicCurrency(amount, currency) : currency}`
}
