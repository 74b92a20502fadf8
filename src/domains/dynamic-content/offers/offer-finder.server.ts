import type { Source } from '../source.server.ts'
import { type Offer, offerOf } from './fetch-offers.server.ts'

/** The offer of that key; null when there is none or the feed is off. Rejects when the feed cannot be read. */
export type FindOffer = (key: string) => Promise<Offer | null>

/** Finds offers in the feed; null means that the feed is off. */
export function offerFinder(feed: Source<Offer[]> | null, now: number): FindOffer {
  return async (key) => (feed ? offerOf(await feed.get(now), key) : null)
}
