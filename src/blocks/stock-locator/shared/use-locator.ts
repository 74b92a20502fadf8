import { useEffect, useRef, useState } from 'react'
import { track } from '#domains/analytics/index.ts'
import { type PostcodeSearch, searchMode } from '#domains/stock/index.ts'
import { loadModule } from '#ui/load-module.ts'
import type { LocatorResult, LocatorStock } from './locator-data.ts'
import { addressOf, isPlaceUnknown, type LocatorQuery } from './locator-query.ts'
import { trackSearch } from './track-search.ts'
import { useSearchHistory } from './use-search-history.ts'

/** `adding` waits for a further page, `failed` has the results of before. */
export type LocatorState = 'idle' | 'loading' | 'adding' | 'failed'

type StartState = { stock: LocatorStock; query: LocatorQuery; result: LocatorResult }
type Update = (before: LocatorQuery) => LocatorQuery
/** Null is no answer; `unchanged` leaves the results of before. */
type Outcome = LocatorResult | 'unchanged' | null

/** The code that calls the catalogue is loaded with the first call: what the server drew needs none of it. */
const loadCalls = () => loadModule(() => import('./list-calls.ts')).catch(() => null) // the list says it as any other failure

/** The state of the search in the browser. It is kept in the address, so that the server draws the same on a reload, and back undoes the last change.
 * Long, since search, history and address are one state. */
export function useLocator({ stock, query: firstQuery, result: firstResult }: StartState) {
  const [query, setQuery] = useState(firstQuery)
  const [shownResult, setResult] = useState(firstResult)
  const [state, setState] = useState<LocatorState>('idle')
  /** A place without dealers, for which the postcode modal stands open. */
  const [unknownPlace, setUnknownPlace] = useState<PostcodeSearch | null>(null)
  const latest = useRef(firstQuery)
  /** The last tracked search; searches that are still loading are not tracked. */
  const lastQuery = useRef(firstQuery)
  const running = useRef<AbortController | null>(null)
  const again = useRef<() => Promise<void>>(async () => undefined)
  // Leaving the page aborts its request.
  useEffect(() => () => running.current?.abort(), [])

  const show = (next: LocatorQuery) => {
    latest.current = next
    setQuery(next)
  }
  const entries = useSearchHistory({ query: firstQuery, result: firstResult }, (entry) => {
    show(entry.query)
    lastQuery.current = entry.query
    setUnknownPlace(null)
    if (!entry.result) return void search(entry.query)
    running.current?.abort()
    setResult(entry.result)
    setState('idle')
  })
  const addressFor = (next: LocatorQuery) => `${window.location.pathname}${addressOf(window.location.search, next, firstResult.bounds)}`
  const enter = (next: LocatorQuery, field = '') => {
    show(next)
    entries.add(addressFor(next), { query: next, result: null }, field)
  }
  /** One request at a time: the next one ends the one before. */
  const run = async (busy: LocatorState, work: (signal: AbortSignal) => Promise<Outcome>) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    again.current = () => run(busy, work)
    setState(busy)
    const result = await work(own.signal).catch((error: unknown) => {
      if (!own.signal.aborted) throw error
      return null
    })
    if (own.signal.aborted) return
    if (result && result !== 'unchanged') {
      trackSearch(lastQuery.current, latest.current)
      lastQuery.current = latest.current
      setResult(result)
      entries.keep(result)
    }
    setState(result ? 'idle' : 'failed')
  }
  const search = (next: LocatorQuery) => run('loading', async (signal) => (await loadCalls())?.searchList(stock, next, signal) ?? null)
  /** `field` names a field that is typed in: all that is typed there is one step back. */
  const ask = (update: Update, field?: string) => {
    const next = { ...update(latest.current), last: 1 }
    // Without known dealers nothing is asked for: the modal stands open.
    if (isPlaceUnknown(next)) return Promise.resolve()
    enter(next, field)
    return search(next)
  }
  /** Finds the dealers of a place first; without any the modal opens and the list stays as it is. */
  const askPlace = (place: PostcodeSearch) =>
    run('loading', async (signal) => {
      const calls = await loadCalls()
      const dealerCodes = await calls?.dealersOf(place, stock.places, signal)
      if (!calls || !dealerCodes) return null
      if (dealerCodes.length === 0 && searchMode(place) !== null) {
        setUnknownPlace(place)
        return 'unchanged'
      }
      setUnknownPlace(null)
      const next = { ...latest.current, place: { ...place, dealerCodes }, isSavedOnly: false, last: 1 }
      enter(next)
      return calls.searchList(stock, next, signal)
    })
  const addPage = () => {
    track({ event: 'load_more', page_number: latest.current.last + 1 })
    return run('adding', async (signal) => {
      const calls = await loadCalls()
      const page = latest.current.last + 1
      const more = await calls?.callList(stock, { query: latest.current, page, signal })
      if (!more) return null
      const next = { ...latest.current, last: page }
      show(next)
      // More of the same list is no step back.
      entries.replace(addressFor(next), { query: next, result: null })
      const shownIds = new Set(shownResult.cards.map(({ id }) => id))
      return { ...shownResult, ...more.counts, cards: [...shownResult.cards, ...more.cards.filter(({ id }) => !shownIds.has(id))] }
    })
  }
  const showSaved = (isSavedOnly: boolean) => {
    enter({ ...latest.current, isSavedOnly })
    entries.keep(shownResult)
  }
  const retry = () => again.current()
  return { query, shownResult, state, unknownPlace, ask, askPlace, addPage, showSaved, retry }
}
