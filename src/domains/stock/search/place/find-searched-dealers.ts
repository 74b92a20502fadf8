import type { DealerSearch, PublicDealer } from '#domains/retailers/index.ts'
import type { Logger } from '#kernel/log.ts'
import { type DealerEndpoints, fetchDealersByPostcode } from '../../calls/dealer-calls.ts'
import type { CallOptions } from '../../calls/stock-calls.ts'
import { type PostcodeSearch, searchMode } from './postcode-search.ts'

/** Where dealers are looked up: `find` asks our own, and gives null when it has no answer; `brand` narrows them, '' does not. */
export type DealerSources = {
  endpoints: DealerEndpoints
  brand: string
  find: (search: DealerSearch) => Promise<readonly PublicDealer[] | null>
  log: Pick<Logger, 'error'>
}

/** As many as the filter of the list takes. */
const MOST_DEALERS = 100

/**
 * The codes of the dealers that a search means: [] when there are none, null without an answer. A postcode is asked of the endpoints of
 * the settings where there are any; a state, a retailer, and a postcode without endpoints of our own dealers.
 */
export async function findSearchedDealers(search: PostcodeSearch, sources: DealerSources, options: CallOptions = {}): Promise<string[] | null> {
  const { endpoints, brand, find, log } = sources
  const { retailer, state, postcode, locality } = search
  const mode = searchMode(search)
  if (mode === null) return []
  if (mode === 'postcode' && (endpoints.dealers || endpoints.fallback)) {
    return codesOf(await fetchDealersByPostcode(endpoints, { postcode, locality }, { ...options, log }))
  }
  const asked = mode === 'postcode' ? { postcode, locality } : mode === 'state' ? { state } : { dealerCodes: [retailer] }
  const dealers = await find({ items: MOST_DEALERS, brand, ...asked })
  return dealers && codesOf(dealers)
}

/** Endpoints of others are taken at no word: what has no code is no dealer. */
function codesOf(dealers: readonly unknown[]): string[] {
  const codes = dealers.flatMap((dealer) => {
    const code = typeof dealer === 'object' && dealer !== null ? (dealer as Record<string, unknown>).dealer_code : null
    return typeof code === 'string' && code !== '' ? [code] : []
  })
  return [...new Set(codes)].slice(0, MOST_DEALERS)
}
