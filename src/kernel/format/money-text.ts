import { fractionDigits, fromMinorUnits } from '../money.ts'
import { arabicCurrency, countedCurrency, fullCurrencyName } from '../words/counted-currency.ts'
import { formatNumber } from './number.ts'

/** An amount in minor units as people read it: `5,950 درهمًا` in Arabic, `5,950 AED` in English, with decimals where it has any. */
export function moneyText(minor: number, currency: string, language: 'ar' | 'en'): string {
  const amount = fromMinorUnits(minor, currency)
  return `${amountOf(amount, currency)} ${language === 'ar' ? arabicCurrency(amount, currency) : currency}`
}

/** The same beside amounts of another currency: Arabic then says whose dinar or riyal it is, `23,550 دينارًا كويتيًا`. */
export function moneyTextAmongOthers(minor: number, currency: string, language: 'ar' | 'en'): string {
  const amount = fromMinorUnits(minor, currency)
  return `${amountOf(amount, currency)} ${language === 'ar' ? countedCurrency(amount, fullCurrencyName(currency)) : currency}`
}

function amountOf(amount: number, currency: string): string {
  return formatNumber(amount, { decimals: Number.isInteger(amount) ? 0 : fractionDigits(currency) })
}
