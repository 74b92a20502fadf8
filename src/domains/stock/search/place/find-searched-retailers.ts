import type { RetailerSearch, PublicRetailer } from '#domains/retailers/index.ts'
import type { Logger } from '#kernel/log.ts'
import { type RetailerEndpoints, fetchRetailersByPostcode } from '../../calls/retailer-calls.ts'
import type { CallOptions } from '../../calls/stock-calls.ts'
import { type PostcodeSearch, searchMode } from './postcode-search.ts'

/** Where retailers are looked up: `find` asks our own, and gives null when it has no answer; `brand` narrows them, '' does not. */
export type RetailerSources = {
  endpoints: RetailerEndpoints
  brand: string
  find: (search: RetailerSearch) => Promise<readonly PublicRetailer[] | null>
  log: Pick<Logger, 'error'>
}

/** As many as the filter of the list takes. */
const MOST_RETAILERS = 100

/**
 * The codes of the retailers that a search means: [] when there are none, null without an answer. A postcode is asked of the endpoints of
 * the settings where there are any; a state, a retailer, and a postcode without endpoints of our own retailers.
 */
export async function findSearchedRetailers(search: PostcodeSearch, sources: RetailerSources, options: CallOptions = {}): Promise<string[] | null> {
  const { endpoints, brand, find, log } = sources
  const { retailer, state, postcode, locality } = search
  const mode = searchMode(search)
  if (mode === null) return []
  if (mode === 'postcode' && (endpoints.dealers || endpoints.fallback)) {
    return codesOf(await fetchRetailersByPostcode(endpoints, { postcode, locality }, { ...options, log }))
  }
  const request = mode === 'postcode' ? { postcode, locality } : mode === 'state' ? { state } : { dealerCodes: [retailer] }
  const retailers = await find({ items: MOST_RETAILERS, brand, ...request })
  return retailers && codesOf(retailers)
}

/** Answers of foreign endpoints are not trusted: an entry without a code is dropped. */
function codesOf(retailers: readonly unknown[]): string[] {
  const codes = retailers.flatMap((retailer) => {
    const code = typeof retailer === 'object' && retailer !== null ? (retailer as Record<string, unknown>).dealer_code : null
    return typeof code === 'string' && code !== '' ? [code] : []
  })
  return [...new Set(codes)].slice(0, MOST_RETAILERS)
}
