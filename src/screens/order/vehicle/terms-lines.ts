import type { FinanceTerms } from '#domains/orders/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { formatPrice, type PriceStyle } from '#kernel/format/price.ts'
import type { JourneyWords } from '../shared/props.ts'

/** The terms of an offer by the month as lines; what is not said has none. */
export function termsLines(
  { months, deposit, annualRate, monthlyMileage }: FinanceTerms,
  words: JourneyWords,
  style: PriceStyle,
): { label: string; value: string }[] {
  const lines = [
    { label: words.terms_months, value: months === null ? '' : formatNumber(months) },
    { label: words.terms_deposit, value: deposit === null ? '' : formatPrice(Math.round(deposit), style) },
    { label: words.terms_rate, value: annualRate === null ? '' : `${formatNumber(annualRate)}%` },
    { label: words.terms_mileage, value: monthlyMileage === null ? '' : formatNumber(monthlyMileage) },
  ]
  return lines.filter(({ value }) => value !== '')
}
