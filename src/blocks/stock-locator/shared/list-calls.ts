import { retailerQuery, type RetailerSearch, type PublicRetailer } from '#domains/retailers/index.ts'
import {
  type CardRules,
  type CardView,
  cardView,
  coreGet,
  fetchLightStockList,
  fetchSavedVehicles,
  fetchStockList,
  findSearchedRetailers,
  MOST_ITEMS,
  type PostcodeSearch,
  type StockFilters,
} from '#domains/stock/index.ts'
import type { LocatorResult, LocatorStock, Places } from './locator-data.ts'
import { askedFilters, type LocatorQuery } from './locator-query.ts'
import { findRelaxations } from './relaxations.ts'

type Call = { query: LocatorQuery; page: number; items?: number; signal?: AbortSignal }

const SIMILAR = 3

/** The first page of a search; without results also the ways out. Null when the catalogue does not answer. */
export async function searchList(stock: LocatorStock, query: LocatorQuery, signal: AbortSignal): Promise<LocatorResult | null> {
  const answer = await callList(stock, { query, page: 1, signal })
  if (!answer) return null
  const result = { ...answer.counts, cards: answer.cards, first: 1, relaxations: [], similar: [] }
  if (answer.counts.total > 0) return result
  const count = async (filters: StockFilters) => (await callList(stock, { query: { ...query, filters }, page: 1, items: 1, signal }))?.counts.total ?? 0
  const relaxations = await findRelaxations(query.filters, count)
  const near = await callList(stock, { query: { ...query, filters: relaxations[0]?.filters ?? {} }, page: 1, items: SIMILAR, signal })
  return { ...result, relaxations, similar: near?.cards ?? [] }
}

export async function callList(stock: LocatorStock, { query, page, items = MOST_ITEMS, signal }: Call) {
  const fetchList = stock.isWhole ? fetchStockList : fetchLightStockList
  const request = { filters: askedFilters(query, stock.base), sort: query.sort, page, items }
  const answer = await fetchList(stock.listing, request, signal ? { signal } : {})
  if (!answer.ok) return null
  const { total, facets, bounds } = answer.meta
  const rules = cardRules(stock, query.place)
  return { cards: answer.data.map((vehicle) => cardView(vehicle, rules)), counts: { total, facets, bounds } }
}

/** Codes of the dealers of a place; null without an answer. Our own dealers are asked of the core API. */
export async function dealersOf(place: PostcodeSearch, places: Places | null, signal: AbortSignal): Promise<string[] | null> {
  if (!places) return []
  const find = async (search: RetailerSearch) => {
    const answer = await coreGet<PublicRetailer[]>('dealers', retailerQuery(search), { signal })
    return answer.ok && Array.isArray(answer.data) ? answer.data : null
  }
  const log = { error: (message: string) => console.error(message) }
  return findSearchedRetailers(place, { endpoints: places.endpoints, brand: places.brand, find, log }, { signal })
}

function cardRules({ rules, words, features, exchange, cxp }: LocatorStock, place: PostcodeSearch): CardRules {
  return { rules, words, showsOwner: features.includes('owner_visible'), exchange, place, cxp }
}

/** The saved vehicles as they are today. */
export async function savedCards(stock: LocatorStock, place: PostcodeSearch): Promise<CardView[]> {
  const rules = cardRules(stock, place)
  return (await fetchSavedVehicles()).map(({ vehicle }) => cardView(vehicle, rules))
}
