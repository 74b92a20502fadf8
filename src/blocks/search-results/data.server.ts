import type { BlockContext } from '#block-engine/data-loader.ts'
import { pageHref } from '#domains/content/index.ts'
import { DEFAULT_SORT, MOST_ITEMS, stringifyStockQuery } from '#domains/stock/index.ts'
import { stringifyQuery } from '#kernel/query-string.ts'

/** `version` stands behind the title of a vehicle, '' otherwise. */
export type SearchResult = { href: string; title: string; version: string; text: string; image: string }
/** `more` leads to the same page with the next results as well, from the first of which it is read; '' when all are shown. */
export type SearchResultsData = {
  keyword: string
  pages: { results: SearchResult[]; total: number }
  /** `all` leads to the rest of the vehicles; '' when none is left out. */
  vehicles: { results: SearchResult[]; total: number; all: string }
  more: string
}

const STEP = 10
const MOST_RESULTS = 200
const MOST_VEHICLES = 4
const LONGEST_KEYWORD = 100

type Context = Pick<BlockContext<'siteSearch'>, 'query' | 'siteSearch'> & { stock: { href: string } }

/** Searches for the keyword of the address; `results` says how many pages of it are shown. */
export async function load(_values: unknown, { query, stock, siteSearch }: Context): Promise<SearchResultsData> {
  const keyword = first(query.keyword).trim().slice(0, LONGEST_KEYWORD)
  const count = Math.trunc(Number(first(query.results)))
  // Whole steps, so that the addresses that the page cache keeps are few.
  const items = Math.min(MOST_RESULTS, Math.max(1, Math.ceil((count || 0) / STEP)) * STEP)
  const { pages, vehicles } = await siteSearch.find({ keyword, items, vehicles: MOST_VEHICLES })
  const search = stringifyStockQuery({ filters: vehicles.filters, sort: DEFAULT_SORT, page: 1, items: MOST_ITEMS })
  const hasMore = pages.total > items && items < MOST_RESULTS
  return {
    keyword,
    pages: {
      total: pages.total,
      results: pages.rows.map(({ path, title, description }) => ({ href: pageHref(path), title: title || path, version: '', text: description, image: '' })),
    },
    vehicles: {
      total: vehicles.total,
      all: vehicles.total > vehicles.rows.length ? `${stock.href}?${search}` : '',
      results: vehicles.rows.map(({ link, cover_photo_medium, nameplate_name, model_display_name, version, production_year, color_name }) => ({
        href: pageHref('') + link.slice(1),
        title: model_display_name || nameplate_name,
        version,
        text: [production_year, color_name].filter(Boolean).join('، '),
        image: cover_photo_medium,
      })),
    },
    more: hasMore ? `?${stringifyQuery({ keyword, results: items + STEP })}#result-${items + 1}` : '',
  }
}

function first(value: string | string[] | undefined): string {
  return [value].flat()[0] ?? ''
}
