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
}

/** The part of the rules that says whether visitors are shown gross or net prices. */
export type TaxRule = Pick<PriceRules, 'taxIncluded'>

/** The rules from the settings of the site; `additionalFeatures` are names by comma (C-374). */
export function readPriceRules({ additionalFeatures, ...rules }: Omit<PriceRules, 'postcodeSearch'> & { additionalFeatures: string }): PriceRules {
  const { market, priceOnRequestOptions, taxIncluded, formats, disclaimerType } = rules
  return { market, priceOnRequestOptions, taxIncluded, formats, disclaimerType, postcodeSearch: parseFeatures(additionalFeatures).has('postcode_search') }
}
