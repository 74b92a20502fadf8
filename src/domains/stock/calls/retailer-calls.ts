import type { PublicRetailer } from '#domains/retailers/index.ts'
import type { Logger } from '#kernel/log.ts'
import { callAddress, type CallOptions, getAddress } from './stock-calls.ts'

/** The settings `stock_locator.endpoint_dealers` and `stock_locator.endpoint_dealers_fallback`; '' where one is not set. */
export type RetailerEndpoints = { dealers: string; fallback: string }

/**
 * Retailers near a postcode from the first endpoint; if it is unset, fails or finds none, all retailers of the fallback (A-314, A-315,
 * C-308 to C-310). Without any endpoint it logs this and finds none (C-330).
 */
export async function fetchRetailersByPostcode(
  { dealers: retailers, fallback }: RetailerEndpoints,
  { postcode, locality }: { postcode: string; locality: string },
  { log, ...options }: CallOptions & { log: Pick<Logger, 'error'> },
): Promise<PublicRetailer[]> {
  if (!retailers && !fallback) {
    log.error('No API URL has been provided')
    return []
  }
  const near = retailers ? await listOf(callAddress(retailers, { postcode, locality: locality || null }), options) : []
  return near.length === 0 && fallback ? listOf(fallback, options) : near
}

async function listOf(address: string, options: CallOptions): Promise<PublicRetailer[]> {
  const answer = await getAddress<PublicRetailer[]>(address, options)
  return answer.ok && Array.isArray(answer.data) ? answer.data : []
}
