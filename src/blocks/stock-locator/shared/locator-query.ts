import {
  activeFilters,
  backendNames,
  type FilterKey,
  filterKeys,
  isRangeKey,
  type ListKey,
  MOST_ITEMS,
  nowhere,
  parsePostcodeSearch,
  parseStockQuery,
  postcodeQuery,
  type PostcodeSearch,
  type QueryValues,
  type Range,
  type RangeBounds,
  searchedRetailers,
  type StockFilters,
  type StockSort,
  stringifyStockQuery,
} from '#domains/stock/index.ts'

/** What a visitor asks; `last` is the page up to which results are shown. `isSavedOnly` shows the saved vehicles instead of results. */
export type LocatorQuery = { filters: StockFilters; sort: StockSort; last: number; place: PostcodeSearch; isSavedOnly: boolean }

/** Parameters that the list does not have: the four of the place, and the view of the saved vehicles. */
export const placeNames = ['_retailer', '_state', '_postcode', '_locality'] as const
export const SAVED = '_saved'

/** What a locator lets visitors ask. Its search for a place may know the postcode only. */
export type OfferedFilters = { filters: readonly FilterKey[]; place: 'all' | 'postcode' | null; hasSaved: boolean }

/** Reads an address or a form; what the block does not offer is not asked (B-226). The dealers of the place are yet to be found. */
export function readLocatorQuery(params: QueryValues, offeredFilters: OfferedFilters): LocatorQuery {
  const { filters, sort, page } = parseStockQuery(params)
  const place = offeredFilters.place ? parsePostcodeSearch(params) : nowhere
  return {
    filters: onlyOf(byShownPrice(filters), offeredFilters.filters),
    sort,
    last: page,
    place: offeredFilters.place === 'postcode' ? { ...place, retailer: '', state: '' } : place,
    isSavedOnly: offeredFilters.hasSaved && params[SAVED] === '1',
  }
}

/** The parameters of a search; ranges as wide as the listing are left out. */
export function writeLocatorQuery({ filters, sort, last, place, isSavedOnly }: LocatorQuery, bounds: RangeBounds): string {
  const list = stringifyStockQuery({ filters: activeFilters(filters, bounds), sort, page: last, items: MOST_ITEMS })
  return [list, postcodeQuery(place), isSavedOnly ? `${SAVED}=1` : ''].filter(Boolean).join('&')
}

/** What the list is asked for: the filters within those of the block, and the dealers of the place once they are found. */
export function askedFilters({ filters, place }: Pick<LocatorQuery, 'filters' | 'place'>, base: StockFilters): StockFilters {
  const dealers = searchedRetailers(place)
  return { ...filters, ...base, ...(dealers && dealers.length > 0 ? { dealers } : {}) }
}

/** Whether a place is searched for which nobody was found: such a list is not asked for. */
export function isPlaceUnknown({ place }: Pick<LocatorQuery, 'place'>): boolean {
  return searchedRetailers(place)?.length === 0
}

/** The address of a search that keeps what else an address says. */
export function addressOf(search: string, query: LocatorQuery, bounds: RangeBounds): string {
  const own = new Set(['page', 'items', 'sort', SAVED, ...placeNames, ...filterKeys.flatMap(backendNames).flatMap((name) => [name, `${name}[]`])])
  const rest = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !own.has(name))).toString()
  const text = [rest, writeLocatorQuery(query, bounds)].filter(Boolean).join('&')
  return text === '' ? '' : `?${text}`
}

/** A filter with one value more or less. `eq` filters have one value at most. */
export function withValue(filters: StockFilters, key: ListKey, value: string, isOn: boolean): StockFilters {
  const others = (filters[key] ?? []).filter((other) => other !== value)
  return { ...filters, [key]: isOn ? [...others, value] : others }
}

export function withRange(filters: StockFilters, key: FilterKey, range: Range): StockFilters {
  return { ...filters, [key]: range }
}

export function withoutFilter(filters: StockFilters, key: FilterKey): StockFilters {
  const { [key]: _dropped, ...rest } = filters
  return rest
}

/** A filter in force: one value of a list, or a range. */
export type ActiveFilter = { key: FilterKey; value: string | Range; rest: StockFilters }

/** Everything that narrows the search, each with the search that is left without it. */
export function listActive(filters: StockFilters, bounds: RangeBounds): ActiveFilter[] {
  const active = activeFilters(filters, bounds)
  return filterKeys.flatMap((key): ActiveFilter[] => {
    if (!active[key]) return []
    if (isRangeKey(key)) return [{ key, value: active[key] ?? {}, rest: withoutFilter(active, key) }]
    const listKey = key as ListKey
    return (active[listKey] ?? []).map((value) => ({ key, value, rest: withValue(active, listKey, value, false) }))
  })
}

/** An address that asks for a list price asks visitors' lists for the price that is shown. */
function byShownPrice({ msrp_price: priceRange, ...filters }: StockFilters): StockFilters {
  return priceRange ? { display_price: priceRange, ...filters } : filters
}

function onlyOf(filters: StockFilters, offeredKeys: readonly FilterKey[]): StockFilters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => offeredKeys.includes(key as FilterKey)))
}
