import { priceTerms, stockWords } from '#domains/stock/index.ts'
import { textsIn, type WordPair } from '#kernel/words/words.ts'
import type { OrderDesk } from '../order-desk.server.ts'
import { sellerIn } from '../seller-in.ts'

/** What stands beside the price of a car: the tax that is included in it, in percent, and the sentence about tax and registration. */
export type SaleTerms = { vatPercent: number; priceTerms: WordPair }

type Desk = Pick<OrderDesk, 'seller' | 'markets'> & { prices: Pick<OrderDesk['prices'], 'taxIncluded'> }

/** The terms on which a car is sold in a country, '' where it is not known, as its page and its invoice say them. */
export function saleTermsIn(desk: Desk, { country, currency }: { country: string; currency: string }): SaleTerms {
  const rules = { markets: desk.markets, taxIncluded: desk.prices.taxIncluded }
  const termsIn = (language: 'en' | 'ar') => priceTerms({ owner_country: country, dealer_code: '', currency }, rules, textsIn(language, stockWords.words))
  return { vatPercent: rules.taxIncluded ? sellerIn(desk, country).vatPercent : 0, priceTerms: [termsIn('en'), termsIn('ar')] }
}
