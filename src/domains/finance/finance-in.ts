import { marketOfCar, type Markets } from '#domains/markets/index.ts'
import { findProduct } from './products.ts'
import type { FinanceSettings } from './settings.ts'

/** The product by which a car is financed, with its yearly rate in percent on what is still owed, and the country's Arabic name. */
export type CarFinance = { product: string; annualRate: number; country: string }

/**
 * How a car is financed: by the product of the site where it is sold in the product's currency, else by that of its country's market. Null without a product or
 * a rate for its currency.
 */
export function financeIn({ product, annualRate }: FinanceSettings, markets: Markets, car: { country: string; currency: string }): CarFinance | null {
  const own = findProduct(product)
  const market = marketOfCar(markets, car)
  const isAbroad = market !== null && market !== markets.home
  const offered = isAbroad ? { product: market.finance_product, annualRate: market.annual_rate } : { product, annualRate }
  const found = isAbroad ? findProduct(offered.product) : own
  if (!found || found.currency !== car.currency || offered.annualRate === null) return null
  return { product: offered.product, annualRate: offered.annualRate, country: found.country[1] }
}
