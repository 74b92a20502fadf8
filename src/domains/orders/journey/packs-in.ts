import type { JourneyContent } from './journey-config.ts'

type Packs = JourneyContent['order_online_steps_page']['service_packs']['packs']

/** Service packs for a car in a currency: they are priced in the site's, and in another one a retailer says what they cost. */
export function packsIn(packs: Packs, currency: string, siteCurrency: string): Packs {
  return currency === siteCurrency ? packs : packs.map((pack) => ({ ...pack, price: null }))
}
