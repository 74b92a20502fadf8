import { useEffect, useRef, useState } from 'react'
import { dealerQuery, type DealerSearch, type PublicDealer } from '#domains/retailers/index.ts'
import {
  coreGet,
  fetchLightStockList,
  fetchStockList,
  findSearchedDealers,
  MOST_ITEMS,
  type PostcodeSearch,
  searchMode,
  type StockFilters,
} from '#domains/stock/index.ts'
import { type CardRules, cardView } from './card-view.ts'
import type { LocatorResult, LocatorStock, Places } from './locator-data.ts'
import { addressOf, askedFilters, isPlaceUnknown, type LocatorQuery } from './locator-query.ts'
import { findRelaxations } from './relaxations.ts'

/** `adding` waits for a further page, `failed` has the results of before. */
export type LocatorState = 'idle' | 'loading' | 'adding' | 'failed'

type Started = { stock: LocatorStock; query: LocatorQuery; found: LocatorResult }
type Call = { query: LocatorQuery; page: number; items?: number; signal?: AbortSignal }
type Update = (before: LocatorQuery) => LocatorQuery
/** Null is no answer; `unchanged` leaves the results of before. */
type Outcome = LocatorResult | 'unchanged' | null

const SIMILAR = 3

/** The search as it goes on in the browser. The address bar has it, so that the server draws the same when somebody comes back. */
export function useLocator({ stock, query: asked, found: drawn }: Started) {
  const [query, setQuery] = useState(asked)
  const [found, setFound] = useState(drawn)
  const [state, setState] = useState<LocatorState>('idle')
  /** A place without dealers, for which the postcode modal stands open. */
  const [unknownPlace, setUnknownPlace] = useState<PostcodeSearch | null>(null)
  const latest = useRef(asked)
  const running = useRef<AbortController | null>(null)
  const again = useRef<() => Promise<void>>(async () => undefined)
  // A request of a page that is left is of no use.
  useEffect(() => () => running.current?.abort(), [])

  const enter = (next: LocatorQuery) => {
    latest.current = next
    setQuery(next)
    const { pathname, search } = window.location
    history.replaceState(history.state, '', `${pathname}${addressOf(search, next, drawn.bounds)}`)
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
    if (result && result !== 'unchanged') setFound(result)
    setState(result ? 'idle' : 'failed')
  }
  const ask = (update: Update) => {
    const next = { ...update(latest.current), last: 1 }
    // Whose dealers are not known is not asked for: the modal stands open.
    if (isPlaceUnknown(next)) return Promise.resolve()
    enter(next)
    return run('loading', (signal) => search(stock, next, signal))
  }
  /** Finds the dealers of a place first; without any the modal opens and the list stays as it is. */
  const askPlace = (place: PostcodeSearch) =>
    run('loading', async (signal) => {
      const dealerCodes = await dealersOf(place, stock.places, signal)
      if (!dealerCodes) return null
      if (dealerCodes.length === 0 && searchMode(place) !== null) {
        setUnknownPlace(place)
        return 'unchanged'
      }
      setUnknownPlace(null)
      const next = { ...latest.current, place: { ...place, dealerCodes }, isSavedOnly: false, last: 1 }
      enter(next)
      return search(stock, next, signal)
    })
  const addPage = () =>
    run('adding', async (signal) => {
      const page = latest.current.last + 1
      const more = await callList(stock, { query: latest.current, page, signal })
      if (!more) return null
      enter({ ...latest.current, last: page })
      const known = new Set(found.cards.map(({ id }) => id))
      return { ...found, ...more.counts, cards: [...found.cards, ...more.cards.filter(({ id }) => !known.has(id))] }
    })
  const showSaved = (isSavedOnly: boolean) => enter({ ...latest.current, isSavedOnly })
  const retry = () => again.current()
  return { query, found, state, unknownPlace, ask, askPlace, addPage, showSaved, retry }
}

/** The first page of a search; without results also the ways out. Null when the catalogue does not answer. */
async function search(stock: LocatorStock, query: LocatorQuery, signal: AbortSignal): Promise<LocatorResult | null> {
  const answer = await callList(stock, { query, page: 1, signal })
  if (!answer) return null
  const found = { ...answer.counts, cards: answer.cards, first: 1, relaxations: [], similar: [] }
  if (answer.counts.total > 0) return found
  const count = async (filters: StockFilters) => (await callList(stock, { query: { ...query, filters }, page: 1, items: 1, signal }))?.counts.total ?? 0
  const relaxations = await findRelaxations(query.filters, count)
  const near = await callList(stock, { query: { ...query, filters: relaxations[0]?.filters ?? {} }, page: 1, items: SIMILAR, signal })
  return { ...found, relaxations, similar: near?.cards ?? [] }
}

async function callList(stock: LocatorStock, { query, page, items = MOST_ITEMS, signal }: Call) {
  const fetchList = stock.isWhole ? fetchStockList : fetchLightStockList
  const asked = { filters: askedFilters(query, stock.base), sort: query.sort, page, items }
  const answer = await fetchList(stock.listing, asked, signal ? { signal } : {})
  if (!answer.ok) return null
  const { total, facets, bounds } = answer.meta
  const rules = cardRules(stock, query.place)
  return { cards: answer.data.map((vehicle) => cardView(vehicle, rules)), counts: { total, facets, bounds } }
}

/** Codes of the dealers of a place; null without an answer. Our own dealers are asked of the core API. */
async function dealersOf(place: PostcodeSearch, places: Places | null, signal: AbortSignal): Promise<string[] | null> {
  if (!places) return []
  const find = async (search: DealerSearch) => {
    const answer = await coreGet<PublicDealer[]>('dealers', dealerQuery(search), { signal })
    return answer.ok && Array.isArray(answer.data) ? answer.data : null
  }
  const log = { error: (message: string) => console.error(message) }
  return findSearchedDealers(place, { endpoints: places.endpoints, brand: places.brand, find, log }, { signal })
}

export function cardRules({ rules, words, features, exchange }: LocatorStock, place: PostcodeSearch): CardRules {
  return { rules, words, showsOwner: features.includes('owner_visible'), exchange, place }
}
