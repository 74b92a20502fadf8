import { atom, map } from 'nanostores'
import { PAGE } from '#ui/page-protocol.ts'

/** A page as the browser knows it: its id, path without language prefix, and the query parameters that change what it shows. */
export type CurrentPage = { id: number | null; path: string; watch: readonly string[]; hasStockLocatorBlocks: boolean }

type PageState = { current: CurrentPage | null; previous: CurrentPage | null; backendError: number | null }

/** What the page is and was; islands may listen. */
export const $page = map<PageState>({ current: null, previous: null, backendError: null })

/** How many requests are under way; above zero the page is loading. */
export const $fetches = atom(0)

/** Reads what the server says of the page in this document. */
export function readPage(root: ParentNode): CurrentPage {
  const text = root.querySelector('main')?.getAttribute(PAGE)
  const empty: CurrentPage = { id: null, path: '', watch: [], hasStockLocatorBlocks: false }
  return text ? { ...empty, ...(JSON.parse(text) as Partial<CurrentPage>) } : empty
}

/** Calls back after each page that a navigation brought. */
export function onPage(arrived: () => void): void {
  $page.listen(arrived)
}

/** Makes `next` the current page and what was current the previous one. */
export function enterPage(next: CurrentPage, status: number): void {
  $page.set({ current: next, previous: $page.get().current, backendError: status >= 400 ? status : null })
}
