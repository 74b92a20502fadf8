import type { Affiliation, Ecommerce } from './ecommerce.ts'

export type SoldVehicle = {
  id: number
  name: string
  brand: string
  version: string
  state: string
  /** Null for a price on request. */
  price: number | null
  currency: string
  /** The vehicle comes from the configurator's journey. */
  isConfigured?: boolean
}

/** One vehicle as a sale of Google Analytics 4. `value` is what the event is worth: the price, unless something else is paid. */
export function vehicleSale(vehicle: SoldVehicle, value?: number): Ecommerce {
  const { id, name, brand, version, state, price, currency } = vehicle
  const affiliation = affiliationOf(vehicle)
  return {
    currency,
    value: value ?? price ?? 0,
    affiliation,
    items: [
      {
        item_id: String(id),
        item_name: name,
        item_brand: brand,
        item_category: state,
        item_variant: version,
        affiliation,
        ...(price === null ? {} : { price }),
        quantity: 1,
      },
    ],
  }
}

/** The code under which a sale is counted. `isConfigured`: the vehicle comes from the configurator's journey. */
function affiliationOf({ state, isConfigured = false }: { state: string; isConfigured?: boolean }): Affiliation {
  if (state !== 'new') return 'sl-avl'
  return isConfigured ? 'sl-nvl-config' : 'sl-nvl'
}
