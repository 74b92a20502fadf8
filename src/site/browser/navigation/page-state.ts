import { atom, map } from 'nanostores'
import type { QueryNames } from '#block-engine/page-query.ts'
import type { MeasuredPage } from '#domains/analytics/index.ts'
import { PAGE } from '#ui/page-protocol.ts'

/**
 * The browser's data of a page: its id, its path without language prefix, the query parameters that its blocks read (`true` means all), and what
 * analytics tells of it.
 */
export type CurrentPage = { id: number | null; path: string; watch: QueryNames; hasStockLocatorBlocks: boolean } & MeasuredPage

type PageState = { current: CurrentPage | null; previous: CurrentPage | null; backendError: number | null }

/** The current and previous page; islands may subscribe. */
export const $page = map<PageState>({ current: null, previous: null, backendError: null })

/** The number of running requests; above zero the page is loading. */
export const $fetches = atom(0)

/** Reads the page data that the server wrote into this document. */
export function readPage(root: ParentNode): CurrentPage {
  const text = root.querySelector('main')?.getAttribute(PAGE)
  const empty: CurrentPage = { id: null, path: '', watch: [], hasStockLocatorBlocks: false, type: 'dx_other' }
  return text ? { ...empty, ...(JSON.parse(text) as Partial<CurrentPage>) } : empty
}

/** The page that is shown. */
export function currentPage(): CurrentPage {
  return $page.get().current ?? readPage(document)
}

/** Calls `arrived` after each navigation to a page. */
export function onPage(arrived: () => void): void {
  $page.listen(arrived)
}

/** Makes `next` the current page, and the current page the previous one. */
export function enterPage(next: CurrentPage, status: number): void {
  $page.set({ current: next, previous: $page.get().current, backendError: status >= 400 ? status : null })
}
