import { useEffect, useRef, useState } from 'react'
import { fetchLightStockList, fetchStockList, MOST_ITEMS, type StockFilters } from '#domains/stock/index.ts'
import { type CardRules, cardView } from './card-view.ts'
import type { LocatorResult, LocatorStock } from './locator-data.ts'
import { addressOf, type LocatorQuery } from './locator-query.ts'
import { findRelaxations } from './relaxations.ts'

/** `adding` waits for a further page, `failed` has the results of before. */
export type LocatorState = 'idle' | 'loading' | 'adding' | 'failed'

type Started = { stock: LocatorStock; query: LocatorQuery; found: LocatorResult }
type Call = { query: LocatorQuery; page: number; items?: number; signal?: AbortSignal }
type Update = (before: LocatorQuery) => LocatorQuery

const SIMILAR = 3

/** The search as it goes on in the browser. The address bar has it, so that the server draws the same when somebody comes back. */
export function useLocator({ stock, query: asked, found: drawn }: Started) {
  const [query, setQuery] = useState(asked)
  const [found, setFound] = useState(drawn)
  const [state, setState] = useState<LocatorState>('idle')
  const latest = useRef(asked)
  const running = useRef<AbortController | null>(null)
  // A request of a page that is left is of no use.
  useEffect(() => () => running.current?.abort(), [])

  const enter = (next: LocatorQuery) => {
    latest.current = next
    setQuery(next)
    const { pathname, search } = window.location
    history.replaceState(history.state, '', `${pathname}${addressOf(search, next, drawn.bounds)}`)
  }
  /** One request at a time: the next one ends the one before. */
  const run = async (busy: LocatorState, work: (signal: AbortSignal) => Promise<LocatorResult | null>) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState(busy)
    const result = await work(own.signal).catch((error: unknown) => {
      if (!own.signal.aborted) throw error
      return null
    })
    if (own.signal.aborted) return
    if (result) setFound(result)
    setState(result ? 'idle' : 'failed')
  }
  const ask = (update: Update) => {
    const next = { ...update(latest.current), last: 1 }
    enter(next)
    return run('loading', (signal) => search(stock, next, signal))
  }
  const addPage = () =>
    run('adding', async (signal) => {
      const page = latest.current.last + 1
      const more = await callList(stock, { query: latest.current, page, signal })
      if (!more) return null
      enter({ ...latest.current, last: page })
      const known = new Set(found.cards.map(({ id }) => id))
      return { ...found, ...more.counts, cards: [...found.cards, ...more.cards.filter(({ id }) => !known.has(id))] }
    })
  const retry = () => ask((before) => before)
  return { query, found, state, ask, addPage, retry }
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

async function callList(stock: LocatorStock, { query: { filters, sort }, page, items = MOST_ITEMS, signal }: Call) {
  const fetchList = stock.isWhole ? fetchStockList : fetchLightStockList
  const answer = await fetchList(stock.listing, { filters: { ...filters, ...stock.base }, sort, page, items }, signal ? { signal } : {})
  if (!answer.ok) return null
  const { total, facets, bounds } = answer.meta
  return { cards: answer.data.map((vehicle) => cardView(vehicle, cardRules(stock))), counts: { total, facets, bounds } }
}

export function cardRules({ rules, words, features }: LocatorStock): CardRules {
  return { rules, words, showsOwner: features.includes('owner_visible') }
}
