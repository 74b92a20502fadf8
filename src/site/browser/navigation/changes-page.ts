import { currentPage } from './page-state.ts'

/** Whether a navigation from the address `before` counts as loading: the path changes, or a parameter that the page watches. */
export function changesPage(url: URL, before: Pick<Location, 'pathname' | 'search'>): boolean {
  if (url.pathname !== before.pathname) return true
  const { watch } = currentPage()
  if (watch === true) return url.search !== before.search
  const old = new URLSearchParams(before.search)
  // Lists are written as `x` or `x[]`.
  return watch.some((name) => [name, `${name}[]`].some((parameter) => old.getAll(parameter).join() !== url.searchParams.getAll(parameter).join()))
}
