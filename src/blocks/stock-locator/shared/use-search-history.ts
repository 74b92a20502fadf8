import { useEffect, useRef } from 'react'
import type { LocatorResult } from './locator-data.ts'
import type { LocatorQuery } from './locator-query.ts'

/** A search of this page with its results; null while they have not arrived. */
export type SearchEntry = { query: LocatorQuery; result: LocatorResult | null }

/** Writes searches into the browser's history. Back and forward give `restore` the search of their entry, with the results of before. */
export function useSearchHistory(first: SearchEntry, restore: (entry: SearchEntry) => void) {
  /** By the query of the address. */
  const entries = useRef(new Map<string, SearchEntry>())
  const typedIn = useRef('')
  const latest = useRef(restore)
  latest.current = restore

  // The browser changes the address; this page draws what it stands for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first entry is the one that the page was opened at
  useEffect(() => {
    entries.current.set(location.search, first)
    const follow = () => {
      // The navigator is on its way to another page.
      if ('navigation' in globalThis && navigation.transition) return
      typedIn.current = ''
      const entry = entries.current.get(location.search)
      if (entry) latest.current(entry)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const replace = (address: string, entry: SearchEntry) => {
    history.replaceState(history.state, '', address)
    entries.current.set(location.search, entry)
  }
  return {
    replace,
    /** Adds an entry. Without a change of the address, or while the same field is typed in, it replaces the current one. */
    add: (address: string, entry: SearchEntry, field: string) => {
      const isSame = address === `${location.pathname}${location.search}` || (field !== '' && field === typedIn.current)
      typedIn.current = field
      if (isSame) return replace(address, entry)
      history.pushState(null, '', address)
      entries.current.set(location.search, entry)
    },
    /** Keeps the results of the current entry. */
    keep: (result: LocatorResult) => {
      const entry = entries.current.get(location.search)
      if (entry) entries.current.set(location.search, { ...entry, result })
    },
  }
}
