import type { Network } from '#platform/http/network.ts'
import { fetchOffers, type Offer, offerOf } from './fetch-offers.server.ts'

/** The offer of that key; null when there is none or the feed is off. Rejects when the feed cannot be read. */
export type FindOffer = (key: string) => Promise<Offer | null>

const KEPT_MS = 60_000

/** Looks offers up in a feed that is read at most once a minute. */
export function offerFinder(apiUrl: string, network: Network): FindOffer {
  let feed: { offers: Promise<Offer[]>; readAt: number } | undefined
  return async (key) => {
    if (!apiUrl) return null
    if (!feed || performance.now() - feed.readAt > KEPT_MS) feed = { offers: fetchOffers(apiUrl, network), readAt: performance.now() }
    const current = feed
    current.offers.catch(() => {
      if (feed === current) feed = undefined
    })
    return offerOf(await current.offers, key)
  }
}
