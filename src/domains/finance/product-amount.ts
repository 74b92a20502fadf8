import { formatNumber } from '#kernel/format/number.ts'
import { fillPrice, formatPrice, type PriceStyle } from '#kernel/format/price.ts'
import { fractionDigits, fromMinorUnits } from '#kernel/money.ts'
import { arabicCurrency } from '#kernel/words/counted-currency.ts'

/** How the site writes amounts in its calculators, and the currency that this is for. */
export type SitePrices = { currencyIso: string; style: PriceStyle }

/**
 * An amount of a product, given in minor units: in the style of the site where the product has the site's currency, else with the decimals of
 * its own currency and its Arabic name or code (B-165, B-172).
 */
export function formatProductAmount(minor: number, currency: string, site: SitePrices): string {
  const amount = fromMinorUnits(minor, currency)
  if (currency === site.currencyIso) return formatPrice(amount, site.style)
  const decimals = Number.isInteger(amount) ? 0 : fractionDigits(currency)
  return fillPrice('% ^', { amount: formatNumber(amount, { decimals }), symbol: arabicCurrency(amount, currency) })
}
