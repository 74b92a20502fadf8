import type { CurrencyFactors, Market } from '#domains/markets/index.ts'
import type { PriceStyle } from '#kernel/format/price.ts'
import { type DisclaimerType, type FinancingOption, type PriceType, parseFeatures, type StockMarket } from '../vocabulary.ts'

/** The settings for stock prices: `stock_locator.*`. */
export type PriceRules = {
  market: StockMarket
  /** Options whose hidden price is on request (C-369). */
  priceOnRequestOptions: readonly FinancingOption[]
  taxIncluded: boolean
  /** Whether the feature `postcode_search` is on. */
  postcodeSearch: boolean
  formats: Readonly<Record<PriceType, PriceStyle>>
  disclaimerType: DisclaimerType
  /** The currency that `formats` are written for, ISO 4217. */
  siteCurrency: string
  /** How amounts of each currency compare with those of the site's. */
  factors: CurrencyFactors
  /** The countries in which cars are sold, by what stands beside their prices. */
  markets: { list: readonly SaleMarket[]; home: SaleMarket | null }
}

export type SaleMarket = Pick<Market, 'country' | 'name' | 'currency' | 'vat_percent' | 'vat_wording' | 'registration_included'>

/**
 * What decides which price of a car counts, and how prices of several currencies compare: whether visitors are shown gross or net prices, which hidden
 * ones they are not shown, and the exchange rates.
 */
export type PriceBasis = Pick<PriceRules, 'taxIncluded' | 'priceOnRequestOptions' | 'siteCurrency' | 'factors'>

/** The rules from the settings of the site; `additionalFeatures` are names by comma (C-374). */
export function readPriceRules({ additionalFeatures, ...rules }: Omit<PriceRules, 'postcodeSearch'> & { additionalFeatures: string }): PriceRules {
  const { market, priceOnRequestOptions, taxIncluded, formats, disclaimerType, siteCurrency, factors, markets } = rules
  const postcodeSearch = parseFeatures(additionalFeatures).has('postcode_search')
  return { market, priceOnRequestOptions, taxIncluded, formats, disclaimerType, siteCurrency, factors, postcodeSearch, markets: saleMarkets(markets) }
}

/** Only what prices need: the rules go to every browser. */
function saleMarkets({ list, home }: PriceRules['markets']): PriceRules['markets'] {
  const sale = ({ country, name, currency, vat_percent, vat_wording, registration_included }: SaleMarket) => ({
    ...{ country, name, currency, vat_percent, vat_wording, registration_included },
  })
  return { list: list.map(sale), home: home && sale(home) }
}
