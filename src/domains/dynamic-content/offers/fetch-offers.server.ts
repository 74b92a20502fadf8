import { z } from 'zod'
import { fetchJson } from '#platform/http/fetch-text.server.ts'
import type { Network } from '#platform/http/network.ts'
import { normalise } from '../normalise.ts'

/** An entry of the feed (setting `mena.offers_api_url`): a model key and any other fields. */
export type Offer = { car_model_key: string } & Record<string, unknown>

const Offers = z.array(z.looseObject({ car_model_key: z.string() }))

/** The offers feed (A-305, C-295). A text instead of a list is an empty list (A-306, C-169); without an address it rejects (A-354, C-328). */
export async function fetchOffers(apiUrl: string, network: Network): Promise<Offer[]> {
  if (!apiUrl) throw new Error('Missing api url: mena.offers_api_url')
  const answer = await fetchJson(apiUrl, { network })
  return typeof answer === 'string' ? [] : Offers.parse(answer)
}

/** The offer of a model, keys compared without regard to case, spaces as underscores. */
export function offerOf(offers: readonly Offer[], key: string): Offer | null {
  return offers.find(({ car_model_key }) => normalise(car_model_key) === normalise(key)) ?? null
}
