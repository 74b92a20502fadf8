import { type Market, marketOfCar, type Markets } from '#domains/markets/index.ts'
import { findProduct } from './products.ts'
import type { FinanceSettings } from './settings.ts'

type Estimate = Pick<FinanceSettings, 'depositPercent' | 'months'>

/** The product by which a car is financed, with its yearly rate in percent on what is still owed, the country's Arabic name, and what estimates begin with. */
export type CarFinance = Estimate & { product: string; annualRate: number; country: string }

/**
 * How a car is financed: by the product of the site where it is sold in the product's currency, else by that of its country's market. Null without a product or
 * a rate for its currency.
 */
export function financeIn(settings: FinanceSettings, markets: Markets, car: { country: string; currency: string }): CarFinance | null {
  const { product, annualRate } = settings
  const own = findProduct(product)
  const market = marketOfCar(markets, car)
  const isAbroad = market !== null && market !== markets.home
  const terms = isAbroad ? { product: market.finance_product, annualRate: market.annual_rate } : { product, annualRate }
  const finance = isAbroad ? findProduct(terms.product) : own
  if (!finance || finance.currency !== car.currency || terms.annualRate === null) return null
  return { product: terms.product, annualRate: terms.annualRate, country: finance.country[1], ...estimateIn(settings, market) }
}

/** Deposit and term of estimates: those of the country, else those of the site. */
function estimateIn({ depositPercent, months }: FinanceSettings, market: Market | null): Estimate {
  return { depositPercent: market?.estimate?.deposit_percent ?? depositPercent, months: market?.estimate?.months ?? months }
}
