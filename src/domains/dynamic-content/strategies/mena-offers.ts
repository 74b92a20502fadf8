import { isScalar } from '#kernel/json/json-values.ts'
import { normalise } from '../normalise.ts'
import type { Offer } from '../offers/fetch-offers.server.ts'

/** Whether any single offer has all of these values; never without offers (C-100, C-179 to C-181). A text alone is the key of a model. */
export function hasOffer(value: string | Readonly<Record<string, string>>, offers: readonly Offer[]): boolean {
  const criteria = Object.entries(typeof value === 'string' ? (value === '' ? {} : { car_model_key: value }) : value)
  return offers.some((offer) => criteria.every(([name, text]) => isScalar(offer[name]) && normalise(String(offer[name])) === normalise(text)))
}
