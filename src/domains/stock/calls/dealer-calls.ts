import type { PublicDealer } from '#domains/retailers/index.ts'
import type { Logger } from '#kernel/log.ts'
import type { TradeInOptions } from '../trade-in/form-options.ts'
import { callAddress, type CallAnswer, type CallOptions, catalogueGet, getAddress } from './stock-calls.ts'

/** The retailers of a listing by their names, those of a brand where one is chosen (A-313, C-307). */
export function fetchListingRetailers(listing: string, { brand = '' }: { brand?: string }, options?: CallOptions): Promise<CallAnswer<PublicDealer[]>> {
  return catalogueGet(`listing/${encodeURIComponent(listing)}/retailers`, { brands_name_eq: brand || null, sort: 'name' }, options)
}

/** The settings `stock_locator.endpoint_dealers` and `stock_locator.endpoint_dealers_fallback`; '' where one is not set. */
export type DealerEndpoints = { dealers: string; fallback: string }

/**
 * Dealers near a postcode: of the first endpoint, else, when there is none, it fails or knows nobody, all of the fallback's (A-314, A-315,
 * C-308 to C-310). Without any endpoint it says so in the log and nobody is found (C-330).
 */
export async function fetchDealersByPostcode(
  { dealers, fallback }: DealerEndpoints,
  { postcode, locality }: { postcode: string; locality: string },
  { log, ...options }: CallOptions & { log: Pick<Logger, 'error'> },
): Promise<PublicDealer[]> {
  if (!dealers && !fallback) {
    log.error('No API URL has been provided')
    return []
  }
  const near = dealers ? await listOf(callAddress(dealers, { postcode, locality: locality || null }), options) : []
  return near.length === 0 && fallback ? listOf(fallback, options) : near
}

/** What a visitor may say of a car to trade in: of the endpoint in the settings, else of the catalogue; the language always last (A-316, C-311). */
export function fetchTradeInOptions(endpoint: string, language: string, options: CallOptions = {}): Promise<CallAnswer<TradeInOptions>> {
  const lang = language.toLowerCase()
  return endpoint ? getAddress(callAddress(endpoint, { lang }), options) : catalogueGet('trade_in/form_options', { lang }, options)
}

async function listOf(address: string, options: CallOptions): Promise<PublicDealer[]> {
  const answer = await getAddress<PublicDealer[]>(address, options)
  return answer.ok && Array.isArray(answer.data) ? answer.data : []
}
