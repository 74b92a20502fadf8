import { latinDigits } from '#kernel/digits.ts'
import { stringifyQuery } from '#kernel/query-string.ts'
import { parseBackendFilters, type QueryValues, type StockFilters, toBackendFilters } from './stock-filters.ts'
import { DEFAULT_SORT, parseSort, type StockSort, stockSorts } from './stock-sort.ts'

/** A request takes 1 to 12 vehicles. */
export const MOST_ITEMS = 12
const LAST_PAGE = 100_000

/** The query of a list of vehicles; pages count from 1. */
export type StockQuery = { filters: StockFilters; sort: StockSort; page: number; items: number }

/** Reads the parameters of a list; invalid ones fall back to the nearest valid value. */
export function parseStockQuery(params: QueryValues): StockQuery {
  return {
    filters: parseBackendFilters(params),
    sort: parseSort(first(params.sort)),
    page: within(first(params.page), { least: 1, most: LAST_PAGE, otherwise: 1 }),
    items: within(first(params.items), { least: 1, most: MOST_ITEMS, otherwise: MOST_ITEMS }),
  }
}

/** The parameters of a list, without question mark; defaults are left out. */
export function stringifyStockQuery({ filters, sort, page, items }: StockQuery): string {
  return stringifyQuery({
    ...(items === MOST_ITEMS ? {} : { items }),
    ...(page === 1 ? {} : { page }),
    ...(sort === DEFAULT_SORT ? {} : { sort: stockSorts[sort] }),
    ...toBackendFilters(filters),
  })
}

function first(value: QueryValues[string]): string {
  return (typeof value === 'object' ? value[0] : value) ?? ''
}

function within(text: string, { least, most, otherwise }: { least: number; most: number; otherwise: number }): number {
  const number = Math.trunc(Number(latinDigits(text).trim() || Number.NaN))
  return Number.isNaN(number) ? otherwise : Math.min(most, Math.max(least, number))
}
