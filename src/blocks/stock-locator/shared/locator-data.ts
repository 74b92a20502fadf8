import { fillWords } from '#kernel/words/fill-words.ts'
import {
  type CxpLink,
  type AdditionalFeature,
  type CardView,
  type RetailerEndpoints,
  type ExchangeSource,
  type FacetCount,
  type FilterKey,
  isPriceKey,
  isRangeKey,
  type ListKey,
  type PostcodeSearch,
  type PriceRules,
  type Range,
  type RangeBounds,
  type SeatForms,
  searchMode,
  seatsLabel,
  type StockFilters,
  type StockWords,
  valueWord,
} from '#domains/stock/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { formatPrice, styleIn } from '#kernel/format/price.ts'
import type { LocatorQuery, OfferedFilters } from './locator-query.ts'
import type { LocatorWords } from './locator-words.ts'

/** A way out where nothing is found: the search without one filter, and how many vehicles it has. */
export type Relaxation = { key: FilterKey; filters: StockFilters; total: number }

/** Results from page `first` to the last one asked for. */
export type LocatorResult = {
  cards: CardView[]
  total: number
  first: number
  facets: { readonly [Key in ListKey]: readonly FacetCount[] }
  bounds: RangeBounds
  relaxations: Relaxation[]
  similar: CardView[]
}

/**
 * The search for a place: retailer, state or postcode, or with `hasAll` false the postcode alone (A-393). `brand` is what dealers call the
 * brand of the block, '' without; `towns` are those of our dealers.
 */
export type Places = {
  hasAll: boolean
  regions: readonly string[]
  retailers: readonly { code: string; name: string }[]
  towns: readonly { postcode: string; locality: string }[]
  endpoints: RetailerEndpoints
  brand: string
}

/** A monthly budget in place of a price (C-338); labels that are '' are the words of the block. */
export type BudgetOptions = { yearlyRate: number; currency: string; apply: string; reset: string }

/** Who tells the exchange rate, and how converted prices are written. */
export type Exchange = ExchangeSource & { formats: PriceRules['formats'] }

/** Everything about the stock that a locator needs, without its results. */
export type LocatorStock = {
  listing: string
  /** What the block narrows its listing to. */
  base: StockFilters
  filters: readonly FilterKey[]
  /** Cards with all prices need whole vehicles. */
  isWhole: boolean
  rules: PriceRules
  words: StockWords
  seatForms: SeatForms
  features: readonly AdditionalFeature[]
  /** What visitors call values that feeds write in their own way: brands, models, and dealers by their code. */
  names: { readonly [Key in ListKey]?: Readonly<Record<string, string>> }
  /** Null without the features `postcode_search` and `postcode_filter`. */
  places: Places | null
  /** Null while it is not shown. */
  budget: BudgetOptions | null
  /** Null while prices stand as they are. */
  exchange: Exchange | null
  /** Null without the sales service. */
  cxp: CxpLink | null
  /** The currency of the listing, in which ranges of prices are. */
  currency: string
  /** Whether its cars have prices in several currencies, which compare by exchange rates. */
  isMixed: boolean
}

/** What visitors can search by. */
export function offeredBy({ filters, places, features }: Pick<LocatorStock, 'filters' | 'places' | 'features'>): OfferedFilters {
  return { filters, place: places && (places.hasAll ? 'all' : 'postcode'), hasSaved: features.includes('display_selected_vehicles') }
}

/** The place that is searched, in words; '' for none. */
export function placeText(place: PostcodeSearch, { places }: Pick<LocatorStock, 'places'>): string {
  switch (searchMode(place)) {
    case 'postcode':
      return `${place.postcode}، ${place.locality}`
    case 'state':
      return place.state
    case 'retailer':
      return places?.retailers.find(({ code }) => code === place.retailer)?.name ?? place.retailer
    default:
      return ''
  }
}

export type ChosenVehicles = { headline: string; cards: CardView[]; links: { label: string; href: string }[] }

/** `result` is null when there is no such listing. */
export type LocatorData = { stock: LocatorStock; query: LocatorQuery; chosenVehicles: ChosenVehicles; result: LocatorResult | null }

/** What a value of a filter is called. */
export function valueLabel(key: ListKey, value: string, { words, names, seatForms }: Pick<LocatorStock, 'words' | 'names' | 'seatForms'>): string {
  switch (key) {
    case 'states':
      return valueWord('state', value, words)
    case 'statuses':
      return valueWord('status', value, words)
    case 'financing_options':
      return valueWord('financing', value, words)
    case 'engine_types':
      return valueWord('fuel', value, words)
    case 'transmissions':
      return valueWord('transmission', value, words)
    case 'colors':
      return valueWord('color', value, words)
    case 'number_of_seats':
      return seatsLabel(value, seatForms) || value
    default: {
      const labels = names[key] ?? {}
      // The address may ask for any word, such as `__proto__`.
      return (Object.hasOwn(labels, value) && labels[value]) || value
    }
  }
}

// By its first letter: with an Arabic symbol a price runs from the right, as it does on cards.
const isolated = (price: string) => `\u2068${price}\u2069`

/** A number of a range as visitors read it: prices with their currency, years without commas. */
export function rangeNumber(key: FilterKey, value: number, { rules, currency }: Pick<LocatorStock, 'rules' | 'currency'>): string {
  if (isPriceKey(key)) return isolated(formatPrice(value, styleIn(rules.formats.purchase, currency, rules.siteCurrency)))
  return key === 'production_year' || key === 'model_year' ? String(value) : formatNumber(value)
}

/** A filter in force, in words: `أسود`, `السعر: من 200,000`. */
export function filterText(key: FilterKey, value: string | Range, stock: LocatorStock, words: LocatorWords): string {
  if (typeof value === 'string') return isRangeKey(key) ? value : valueLabel(key as ListKey, value, stock)
  const end = (phrase: string, number: number | undefined) => (number === undefined ? [] : [fillWords(phrase, { n: rangeNumber(key, number, stock) })])
  const text = [...end(words.atLeast, value.from), ...end(words.atMost, value.to)].join(' ')
  return `${stock.words[`filter_${key}`]}: ${text}`
}
