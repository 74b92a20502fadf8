import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { RetailerEndpoints } from './calls/retailer-calls.ts'
import type { CxpLink } from './cards/cxp-link.ts'
import type { ExchangeSource } from './prices/exchange-rate.ts'
import { type PriceRules, readPriceRules } from './prices/price-rules.ts'
import type { PublishedStock } from './search/stock-search.ts'
import { type SeatForms, wordedSeats } from './vehicles/seats.ts'
import type { StockSettings } from './settings.ts'
import type { StockWords } from './words.ts'
import { type AdditionalFeature, parseFeatures } from './vocabulary.ts'

/** The vehicles, and how this site shows and searches them. */
export type StockForBlocks = Omit<PublishedStock, 'shownRanges'> & {
  /** How the site shows the prices of vehicles. */
  priceRules: PriceRules
  /** The site's names of vehicle values, and the text in place of a price on request. */
  words: StockWords
  seatForms: SeatForms
  /** The site's names of vehicle families, by key; a missing one keeps its built-in name. */
  familyNames: Readonly<Record<string, string>>
  /** Features of the stock locator that are on (C-374). */
  features: readonly AdditionalFeature[]
  places: StockPlaces
  /** The address of the stock locator. */
  href: string
  /** The source of the exchange rate of stock prices; null without one (C-291). */
  exchange: ExchangeSource | null
  /** The sales service that cards lead to; null without (C-321). */
  cxp: CxpLink | null
}

/** The search for retailers: the states, the postcode services, and our retailers' names of brands. */
export type StockPlaces = { regions: readonly string[]; endpoints: RetailerEndpoints; brandNames: { main: string; sister: string } }

/** The site's values that the stock needs for blocks. */
type StockSite = {
  stock: PublishedStock
  stockHref: string
  stockWords: StockWords
  settings: {
    stock: StockSettings
    families: readonly { key: string; label: string }[]
    brandName: string
    sisterBrandName: string
  }
}

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    stock: StockForBlocks
  }
}

export const blockProviders: BlockProviders<'stock', StockSite> = {
  stock: {
    changesWith: 'stock',
    provide: ({ stock, stockHref, stockWords: words, settings }) => ({
      search: (listing, query) => stock.search(listing, query),
      searchAll: (query, currency) => stock.searchAll(query, currency),
      models: () => stock.models(),
      priceRules: readPriceRules(settings.stock),
      words,
      seatForms: wordedSeats(words, settings.stock.seatsTranslations),
      familyNames: Object.fromEntries(settings.families.map(({ key, label }) => [key, label])),
      features: [...parseFeatures(settings.stock.additionalFeatures)],
      places: {
        regions: settings.stock.regions,
        endpoints: settings.stock.retailerEndpoints,
        brandNames: { main: settings.brandName, sister: settings.sisterBrandName },
      },
      href: stockHref,
      exchange: settings.stock.exchange,
      cxp: settings.stock.cxp,
    }),
  },
}
