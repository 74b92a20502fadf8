import { track } from '#domains/analytics/index.ts'
import { type FilterKey, filterKeys, isRangeKey, type ListKey, type StockFilters } from '#domains/stock/index.ts'
import type { LocatorQuery } from './locator-query.ts'

/** Tells analytics what a search changed: each filter with what is chosen of it now, and the order. */
export function trackSearch(before: LocatorQuery, now: LocatorQuery): void {
  for (const key of filterKeys) {
    const values = valuesOf(now.filters, key)
    if (String(values) !== String(valuesOf(before.filters, key))) track({ event: 'filter', filter_key: key, filter_values: values })
  }
  if (now.sort !== before.sort) track({ event: 'sort', sort_option: now.sort })
}

/** A range as both of its ends; '' where it is open. */
function valuesOf(filters: StockFilters, key: FilterKey): string[] {
  if (!isRangeKey(key)) return [...(filters[key as ListKey] ?? [])]
  const { from, to } = filters[key] ?? {}
  return from === undefined && to === undefined ? [] : [String(from ?? ''), String(to ?? '')]
}
