import { formatNumber } from '#kernel/format/number.ts'
import { fillPrice, formatPrice, type PriceStyle } from '#kernel/format/price.ts'
import { fractionDigits, fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import { countedCurrency } from '#kernel/words/counted-currency.ts'

/** What a currency is called beside an amount where it has a short Arabic name; the others show their code. */
const arabicCurrencies: Readonly<Record<string, string>> = {
  AED: 'درهم',
  SAR: 'ريال',
  KWD: 'دينار',
  QAR: 'ريال',
  BHD: 'دينار',
  OMR: 'ريال',
  JOD: 'دينار',
  LBP: 'ليرة',
  EGP: 'جنيه',
  MAD: 'درهم',
  IQD: 'دينار',
  TRY: 'ليرة',
}

/** How the site writes amounts in its calculators, and the currency that this is for. */
export type SitePrices = { currencyIso: string; style: PriceStyle }

/**
 * An amount of a product: in the style of the site where the product has the site's currency, else with the decimals of its own currency
 * and its Arabic name or code. Only this text is rounded, to the smallest unit of the currency (B-165, B-172).
 */
export function formatProductAmount(amount: number, currency: string, site: SitePrices): string {
  const rounded = fromMinorUnits(toMinorUnits(amount, currency), currency)
  if (currency === site.currencyIso) return formatPrice(rounded, site.style)
  const decimals = Number.isInteger(rounded) ? 0 : fractionDigits(currency)
  const name = arabicCurrencies[currency]
  const symbol = name ? countedCurrency(rounded, name) : currency
  return fillPrice('% ^', { amount: formatNumber(rounded, { decimals }), symbol })
}
