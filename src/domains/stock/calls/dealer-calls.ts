import type { PublicDealer } from '#domains/retailers/index.ts'
import type { Logger } from '#kernel/log.ts'
import { callAddress, type CallOptions, getAddress } from './stock-calls.ts'

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

async function listOf(address: string, options: CallOptions): Promise<PublicDealer[]> {
  const answer = await getAddress<PublicDealer[]>(address, options)
  return answer.ok && Array.isArray(answer.data) ? answer.data : []
}
