import type { BlockContext } from '#block-engine/data-loader.ts'
import type { ViewValues } from '#block-engine/view-values.ts'
import { pageHref } from '#domains/content/index.ts'
import { sellsVehicles } from '#domains/retailers/index.ts'
import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import {
  activeFilters,
  type CardRules,
  type CardView,
  cardView,
  chooseOption,
  filterKeys,
  isPriceKey,
  listKeys,
  MOST_ITEMS,
  type PostcodeSearch,
  type PriceRules,
  searchMode,
  SISTER_BRAND,
  type StockFilters,
  type StockPage,
  type StockQuery,
  withoutHiddenPrices,
} from '#domains/stock/index.ts'
import { listPlaceRetailers, listVehicles, picturedVehicles } from '#domains/stock/index.server.ts'
import { type ChosenVehicles, type LocatorData, type LocatorResult, type LocatorStock, offeredBy, type Places } from './locator-data.ts'
import type { locatorFields } from './locator-fields.ts'
import { askedFilters, type LocatorQuery, readLocatorQuery } from './locator-query.ts'
import { findRelaxations } from './relaxations.ts'

/** Pages of results that one address draws, the last ones before the page asked for. */
const MOST_PAGES = 5
const MOST_DEALERS = 200
const SIMILAR = 3

type Values = ViewValues<ReturnType<typeof locatorFields>>
type Context = BlockContext<'stock' | 'calculator'>

/** Answers the search of the address, with prices by these rules; overseas cards need whole vehicles. */
export async function loadLocator(values: Values, context: Context, rules: PriceRules): Promise<LocatorData> {
  const { words, seatForms, features, exchange, cxp } = context.stock
  const hasBudget = values.reverse_calculator === 'shown'
  // Visitors filter by the price that they see: the switch of the list price shows that filter as well.
  const hasPrice = values.msrp_price || values.display_price || hasBudget
  const askedKeys = filterKeys.filter((key) =>
    key === 'countries' ? rules.markets.list.length > 1 : isPriceKey(key) ? key === 'display_price' && hasPrice : values[key],
  )
  const listing = values.ci_key_list
  const whole = await search(context, listing, { filters: {}, sort: 'createdAtDesc', page: 1, items: 1 })
  const base: StockFilters = values.sl_key_brand ? { brands: [brandOf(values.sl_key_brand, whole)] } : {}
  const stock: LocatorStock = {
    listing,
    base,
    filters: askedKeys.filter((key) => key !== 'brands' || !values.sl_key_brand),
    isWhole: rules.market === 'overseas',
    rules,
    words,
    seatForms,
    features,
    names: whole ? await namesOf(values, whole, context) : {},
    places: await placesOf(values, context),
    budget: hasBudget
      ? { yearlyRate: values.budget_yearly_rate, currency: context.calculator.currencyIso, apply: values.budget_button_label, reset: values.budget_reset_label }
      : null,
    exchange: exchange && { ...exchange, formats: rules.formats },
    currency: whole?.currency ?? rules.siteCurrency,
    isMixed: (whole?.currencies.length ?? 0) > 1,
    cxp,
  }
  const locatorQuery = readLocatorQuery(context.query, offeredBy(stock))
  const place = offeredPlace(locatorQuery.place, stock.places)
  const query = { ...locatorQuery, place: { ...place, dealerCodes: await dealersOf(place, stock.places, context) } }
  const cardRules: CardRules = { rules, words, showsOwner: features.includes('owner_visible'), exchange, place: query.place, cxp }
  const chosenList = await chosenVehicles(values.vehicles, context, cardRules)
  if (!whole) return { stock, query, chosenVehicles: chosenList, result: null }
  const filters = activeFilters(query.filters, whole.bounds)
  return { stock, chosenVehicles: chosenList, ...(await results({ context, stock, cardRules }, { ...query, filters })) }
}

type Sources = { context: Context; stock: LocatorStock; cardRules: CardRules }

async function results({ context, stock, cardRules }: Sources, query: LocatorQuery): Promise<{ query: LocatorQuery; result: LocatorResult | null }> {
  const ask = (filters: StockFilters, page: number, items = MOST_ITEMS) =>
    search(context, stock.listing, { filters: askedFilters({ ...query, filters }, stock.base), sort: query.sort, page, items })
  const front = await ask(query.filters, 1)
  if (!front) return { query, result: null }
  const last = Math.min(query.last, Math.max(1, Math.ceil(front.total / MOST_ITEMS)))
  const first = Math.max(1, last - MOST_PAGES + 1)
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const pages = await Promise.all(numbers.map((page) => (page === 1 ? front : ask(query.filters, page))))
  const ids = pages.flatMap((page) => page?.ids ?? [])
  const relaxations = front.total > 0 ? [] : await findRelaxations(query.filters, async (filters) => (await ask(filters, 1, 1))?.total ?? 0)
  const near = front.total > 0 ? null : await ask(relaxations[0]?.filters ?? {}, 1, SIMILAR)
  const result: LocatorResult = {
    cards: await cardsOf(ids, context, cardRules),
    total: front.total,
    first,
    facets: facetsOf(front, stock),
    bounds: front.bounds,
    relaxations,
    similar: near ? await cardsOf(near.ids, context, cardRules) : [],
  }
  return { query: { ...query, last }, result }
}

/** Cards of these vehicles, in this order. */
export async function cardsOf(
  ids: readonly number[],
  { ctx, stock: { priceRules } }: Pick<Context, 'ctx' | 'stock'>,
  cardRules: CardRules,
): Promise<CardView[]> {
  const vehicles = await picturedVehicles(ctx, await listVehicles(ctx, ids))
  return vehicles.map((vehicle) => cardView(withoutHiddenPrices(vehicle, priceRules.priceOnRequestOptions), cardRules))
}

async function search({ stock }: Pick<Context, 'stock'>, listing: string, query: StockQuery): Promise<StockPage | null> {
  return listing === '' ? null : stock.search(listing, query)
}

/** The search for a place, where a feature has it. */
async function placesOf({ sl_key_brand }: Values, { ctx, stock: { features, places } }: Context): Promise<Places | null> {
  const hasAll = features.includes('postcode_search')
  if (!hasAll && !features.includes('postcode_filter')) return null
  const { regions, endpoints, brandNames } = places
  const dealers = (await findActiveRetailers(ctx, { items: MOST_DEALERS })).filter(sellsVehicles)
  return {
    hasAll,
    regions,
    endpoints,
    retailers: dealers.map(({ dealer_code, name }) => ({ code: dealer_code, name })),
    towns: dealers.flatMap(({ postcode, locality }) => (locality === '' ? [] : [{ postcode, locality }])),
    brand: sl_key_brand === '' ? '' : plain(sl_key_brand) === plain(SISTER_BRAND) ? brandNames.sister : brandNames.main,
  }
}

/** The place with a region that its list offers; an unknown one is the first, all of them. */
function offeredPlace(place: PostcodeSearch, places: Places | null): PostcodeSearch {
  if (!places || places.regions.length === 0) return place
  return { ...place, state: chooseOption(place.state, ['', ...places.regions]) ?? '' }
}

/** Codes of the dealers of a place; [] where none is searched or found. */
async function dealersOf(place: PostcodeSearch, places: Places | null, { ctx }: Context): Promise<string[]> {
  return places && searchMode(place) !== null ? listPlaceRetailers(ctx, place, places) : []
}

/** The brand as vehicles name it: `land-rover` is Land Rover. An unknown one is the first of the listing. */
function brandOf(key: string, whole: StockPage | null): string {
  const brands = whole?.facets.brands.map(({ value }) => value) ?? []
  const brand = brands.find((value) => plain(value) === plain(key)) ?? key
  return chooseOption(brand, brands) ?? key
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
}

/** Counts of filters that the block does not offer stay on the server. */
function facetsOf({ facets }: StockPage, { filters }: LocatorStock): LocatorResult['facets'] {
  const entries = listKeys.map((key) => [key, filters.includes(key) ? facets[key] : []])
  return Object.fromEntries(entries) as LocatorResult['facets'] // one entry per key of the list
}

async function namesOf({ dealers, models }: Values, whole: StockPage, { ctx, stock }: Context): Promise<LocatorStock['names']> {
  const { main, sister } = stock.places.brandNames
  return {
    brands: { [SISTER_BRAND]: sister, Jaguar: main },
    ...(models ? { models: modelNames(stock, whole.facets) } : {}),
    countries: Object.fromEntries(stock.priceRules.markets.list.map(({ country, name }) => [country, name])),
    ...(dealers ? { dealers: await retailerNames(ctx, whole) } : {}),
  }
}

function modelNames({ models }: Context['stock'], facets: StockPage['facets']): Record<string, string> {
  const shownKeys = new Set(facets.models.map(({ value }) => value))
  const modelList = models()
    .names()
    .filter(({ name, display_name }) => shownKeys.has(name) && display_name !== '')
  return Object.fromEntries(modelList.map(({ name, display_name }) => [name, display_name]))
}

async function retailerNames(ctx: Context['ctx'], { facets }: StockPage): Promise<Record<string, string>> {
  const dealerCodes = facets.dealers.map(({ value }) => value)
  if (dealerCodes.length === 0) return {}
  const dealers = await findActiveRetailers(ctx, { items: MOST_DEALERS, dealerCodes })
  return Object.fromEntries(dealers.map(({ dealer_code, name }) => [dealer_code, name]))
}

async function chosenVehicles({ headline, list }: Values['vehicles'], context: Context, cardRules: CardRules): Promise<ChosenVehicles> {
  const ids = list.flatMap((entry) => ('id' in entry ? [entry.id] : []))
  const links = list.flatMap((entry) => ('url' in entry ? [{ label: entry.label, href: linkHref(entry.url) }] : []))
  return { headline, cards: await cardsOf(ids, context, cardRules), links }
}

function linkHref(url: string): string {
  if (/^https?:\/\//i.test(url)) return url
  return pageHref(url.replace(/^\/?(ar\/)?/, ''))
}
