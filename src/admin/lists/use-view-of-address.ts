import { useLayoutEffect } from 'react'
import { useStoreContext } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import type { ListView } from '#domains/accounts/index.ts'
import { viewIn } from './view-address.ts'

/** Puts a view into the store, from where the list of this name takes filters, order and columns when it is drawn next. */
export function useShowView(list: string): (view: ListView) => void {
  const store = useStoreContext()
  return ({ filter, sort, hidden }) => {
    const displayedFilters = Object.fromEntries(Object.keys(filter).map((field) => [field, true]))
    store.setItem(`${list}.datatable`, [...hidden])
    store.setItem(`${list}.listParams`, { filter, displayedFilters, page: 1, perPage: null, sort: sort.field, order: sort.order })
  }
}

/** Shows the view that stands in the address, and takes it out of there. True until that is done: the list is then drawn once, as the view has it. */
export function useViewOfAddress(list: string): boolean {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const show = useShowView(list)
  const view = viewIn(search)

  // The address bar is the browser's. Before the first paint, so that no other rows are shown or asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is what the address says
  useLayoutEffect(() => {
    if (!view) return
    show(view)
    void navigate(pathname, { replace: true })
  }, [search])
  return view !== null
}
