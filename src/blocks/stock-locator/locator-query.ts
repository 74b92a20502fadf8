import {
  activeFilters,
  backendNames,
  DEFAULT_SORT,
  type FilterKey,
  filterKeys,
  isRangeKey,
  type ListKey,
  MOST_ITEMS,
  parseStockQuery,
  type QueryValues,
  type Range,
  type RangeBounds,
  type StockFilters,
  type StockSort,
  stringifyStockQuery,
} from '#domains/stock/index.ts'

/** What a visitor asks; `last` is the page up to which results are shown. */
export type LocatorQuery = { filters: StockFilters; sort: StockSort; last: number }

/** A search of everything. */
export const everything: LocatorQuery = { filters: {}, sort: DEFAULT_SORT, last: 1 }

/** Reads an address or a form; filters that the block does not offer are not asked (B-226). */
export function readLocatorQuery(params: QueryValues, offered: readonly FilterKey[]): LocatorQuery {
  const { filters, sort, page } = parseStockQuery(params)
  return { filters: onlyOf(filters, offered), sort, last: page }
}

/** The parameters of a search; ranges as wide as the listing are left out. */
export function writeLocatorQuery({ filters, sort, last }: LocatorQuery, bounds: RangeBounds): string {
  return stringifyStockQuery({ filters: activeFilters(filters, bounds), sort, page: last, items: MOST_ITEMS })
}

/** The address of a search that keeps what else an address says. */
export function addressOf(search: string, query: LocatorQuery, bounds: RangeBounds): string {
  const own = new Set(['page', 'items', 'sort', ...filterKeys.flatMap(backendNames).flatMap((name) => [name, `${name}[]`])])
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

function onlyOf(filters: StockFilters, offered: readonly FilterKey[]): StockFilters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => offered.includes(key as FilterKey)))
}
