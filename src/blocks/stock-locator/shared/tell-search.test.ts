// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { AnalyticsEvent } from '#domains/analytics/index.ts'
import type { LocatorQuery } from './locator-query.ts'
import { trackSearch } from './track-search.ts'

const query = (filters: LocatorQuery['filters'], sort: LocatorQuery['sort'] = 'createdAtDesc') => ({ filters, sort }) as LocatorQuery

beforeEach(() => {
  window.dataLayer = []
})

test('[A-335] each changed filter is tracked with its chosen values; a range with both ends, a removed one as empty', () => {
  trackSearch(query({ brands: ['Jaguar'], mileage: { to: 5000 } }), query({ brands: ['Jaguar', 'BMW'], msrp_price: { from: 100, to: 200 } }))
  expect(window.dataLayer).toEqual([
    { event: 'filter', filter_key: 'brands', filter_values: ['Jaguar', 'BMW'] },
    { event: 'filter', filter_key: 'msrp_price', filter_values: ['100', '200'] },
    { event: 'filter', filter_key: 'mileage', filter_values: [] },
  ])
  for (const entry of window.dataLayer ?? []) expect(AnalyticsEvent.safeParse(entry).success).toBe(true)
})

test('[A-336] a change of order is tracked, and an unchanged search is not', () => {
  trackSearch(query({}), query({}, 'priceAsc'))
  trackSearch(query({ brands: [] }), query({}))
  expect(window.dataLayer).toEqual([{ event: 'sort', sort_option: 'priceAsc' }])
})
