import type { StockModels } from '../models/stock-models.ts'
import type { ShownRange } from '../showroom/shown-ranges.ts'
import type { ListKey, RangeBounds } from './stock-filters.ts'
import type { StockQuery } from './stock-query.ts'

export type FacetCount = { value: string; count: number }

/**
 * A page of a listing. `facets` count what each value would give, leaving their own filter out, commonest first. `bounds` are the
 * ends of the whole listing, the default of sliders; `reach` those of what all other filters leave. Null where no vehicle has a value.
 * Prices are in units of the listing's currency.
 */
export type StockPage = {
  ids: number[]
  total: number
  facets: { [Key in ListKey]: FacetCount[] }
  bounds: RangeBounds
  reach: RangeBounds
  /** The currency of the listing, in which ranges of prices are asked and told. */
  currency: string
  /** The currencies of its vehicles; prices of several compare by the exchange rates of the site. */
  currencies: string[]
}

/** The search interface of the stock, whatever implements it. Null for a listing that does not exist. */
export type StockSearch = { search: (listing: string, query: StockQuery) => Promise<StockPage | null> }

/** The published vehicles of every listing and of none, in the memory of the process. */
export type PublishedStock = StockSearch & {
  /** A page of all of them; ranges of prices are asked and told in `currency`. */
  searchAll: (query: StockQuery, currency: string) => StockPage
  models: () => StockModels
  /** For sitemaps. */
  shownRanges: (idsInRange: number) => ShownRange[]
}

/** Values by frequency, then alphabetically: the same in every implementation. */
export function sortFacet(counts: Iterable<FacetCount>): FacetCount[] {
  return [...counts].sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}
