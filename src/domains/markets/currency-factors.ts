import { fractionDigits } from '#kernel/money.ts'
import type { ExchangeRate } from './market.ts'

/**
 * What amounts in minor units of a currency are multiplied by to become minor units of the site's currency. A currency that no rate joins with the site's
 * is not among them: its amounts cannot be compared with others.
 */
export type CurrencyFactors = readonly (readonly [currency: string, factor: number])[]

/** The rates are all in one currency, which need not be the site's. */
export function currencyFactors(site: string, rates: readonly ExchangeRate[]): CurrencyFactors {
  const worth = new Map(rates.map(({ currency, rate }) => [currency, rate / 10 ** fractionDigits(currency)]))
  const own = worth.get(site)
  const others = own === undefined ? [] : [...worth].filter(([currency]) => currency !== site).map(([currency, minor]) => [currency, minor / own] as const)
  return [[site, 1], ...others]
}

/** The factor of a currency; NaN for one without. */
export function factorOf(factors: CurrencyFactors, currency: string): number {
  return factors.find(([code]) => code === currency)?.[1] ?? Number.NaN
}
