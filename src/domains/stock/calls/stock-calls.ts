import { type QueryParams, stringifyQuery } from '#kernel/query-string.ts'
import type { PublicVehicle } from '../vehicles/public-vehicle.ts'
import type { VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'
import type { LightVehicle } from '../vehicles/fields/vehicle-attributes.ts'
import type { FacetCount } from '../search/stock-search.ts'
import { type ListKey, type RangeBounds, toBackendFilters } from '../search/stock-filters.ts'
import type { StockQuery } from '../search/stock-query.ts'
import { stockSorts } from '../search/stock-sort.ts'

/** The result of a call: the member `data` of the response (C-299), and `meta` if present. Status 0 is a call without a response. */
export type CallAnswer<Data, Meta = undefined> = { ok: true; data: Data; meta: Meta } | { ok: false; status: number }

/** The metadata of a page of a listing. */
export type ListMeta = {
  total: number
  page: number
  items: number
  pages: number
  sort: string
  facets: { readonly [Key in ListKey]: readonly FacetCount[] }
  bounds: RangeBounds
  reach: RangeBounds
}

/** Where calls go: `base` is '' on our own site. */
export type CallOptions = { base?: string; fetch?: typeof fetch; signal?: AbortSignal; headers?: Record<string, string> }

type Params = QueryParams | string

/** The address of a call below the base: `listing/new-cars?items=4`. */
export function callAddress(path: string, params: Params = ''): string {
  const query = typeof params === 'string' ? params : stringifyQuery(params)
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** Any GET of the catalogue; its paths begin with `public_api`. */
export function catalogueGet<Data, Meta = undefined>(path: string, params: Params = '', options: CallOptions = {}): Promise<CallAnswer<Data, Meta>> {
  return getAddress(`${baseOf(options)}/public_api/${callAddress(path, params)}`, options)
}

/** Any GET of the core. */
export function coreGet<Data, Meta = undefined>(path: string, params: Params = '', options: CallOptions = {}): Promise<CallAnswer<Data, Meta>> {
  return getAddress(`${baseOf(options)}/api/${callAddress(path, params)}`, options)
}

/** A page of a listing with whole vehicles (A-273, A-309, C-301). */
export function fetchStockList(listing: string, query: StockQuery, options?: CallOptions): Promise<CallAnswer<VehicleAttributes[], ListMeta>> {
  return catalogueGet(`listing/${segment(listing)}`, listQuery(query), options)
}

/** The same page with the fields of cards only (A-274, A-309, C-302). */
export function fetchLightStockList(listing: string, query: StockQuery, options?: CallOptions): Promise<CallAnswer<LightVehicle[], ListMeta>> {
  return catalogueGet(`listing/${segment(listing)}/light`, listQuery(query), options)
}

/** One vehicle of a listing (A-275, C-303). */
export function fetchListedVehicle({ list, id }: { list: string; id: number }, options?: CallOptions): Promise<CallAnswer<PublicVehicle>> {
  return catalogueGet(`listing/${segment(list)}/vehicle/${id}`, '', options)
}

/** The vehicle that was configured at an address. */
export function fetchConfiguredVehicle(configUrl: string, options?: CallOptions): Promise<CallAnswer<PublicVehicle>> {
  return catalogueGet('vehicles/config_data', { config_url: configUrl }, options)
}

/** The model in the answer of a comparison, its first element; null for an empty one or for anything else (A-291, C-297). */
export function comparedModel<Model>(answer: CallAnswer<Model[]>): Model | null {
  return answer.ok && Array.isArray(answer.data) ? (answer.data[0] ?? null) : null
}

/** The specification of a model to compare (C-296). */
export function fetchCompareSpec<Model>(modelKey: string, options?: CallOptions): Promise<CallAnswer<Model[]>> {
  return coreGet(`compare/spec/${segment(modelKey)}`, '', options)
}

/** Suggestions for a keyword: a list of texts with status 200, else none. */
export async function fetchSuggestions(keyword: string, options: CallOptions = {}): Promise<string[]> {
  const request = options.fetch ?? fetch
  try {
    const response = await request(`${baseOf(options)}/search_suggestions/?${stringifyQuery({ keyword })}`, requestOf(options))
    const body: unknown = response.status === 200 ? await response.json() : null
    const data = memberOf(body, 'data')
    return Array.isArray(data) ? data.filter((text) => typeof text === 'string') : []
  } catch {
    return [] // a search field works without suggestions
  }
}

/** All parameters of a query, including defaults (C-301). */
function listQuery({ items, page, sort, filters }: StockQuery): QueryParams {
  return { items, page, sort: stockSorts[sort], ...toBackendFilters(filters) }
}

/** A GET of any full address. */
export async function getAddress<Data, Meta = undefined>(address: string, options: CallOptions): Promise<CallAnswer<Data, Meta>> {
  const request = options.fetch ?? fetch
  try {
    const response = await request(address, requestOf(options))
    if (!response.ok) return { ok: false, status: response.status }
    const body: unknown = await response.json()
    return { ok: true, data: memberOf(body, 'data') as Data, meta: memberOf(body, 'meta') as Meta }
  } catch (error) {
    if (options.signal?.aborted) throw error
    return { ok: false, status: 0 }
  }
}

function requestOf({ signal, headers }: CallOptions): RequestInit {
  return { headers: { accept: 'application/json', ...headers }, ...(signal ? { signal } : {}) }
}

function baseOf({ base = '' }: CallOptions): string {
  return base.replace(/\/+$/, '')
}

function segment(text: string): string {
  return encodeURIComponent(text)
}

function memberOf(thing: unknown, key: string): unknown {
  return typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>)[key] : undefined
}
