import type { VehicleAttributes } from '../vehicles/vehicle-attributes.ts'
import type { FinancingOption } from '../vocabulary.ts'

const amounts = {
  cash: {
    gross_price: null,
    net_price: null,
    msrp_price: null,
    sale_price: null,
    total_price: null,
    base_price: null,
    price_metadata: {},
    price_breakdown: [],
    japan_used_and_approved_cars_field: { on_the_road_price: null },
  },
  lease: { monthly_price: null },
  rent: { subscribe_price: null },
} satisfies Record<FinancingOption, Partial<VehicleAttributes>>

/** The vehicle without the amounts that visitors are to ask for: a price on request is in no answer (A-209, C-368). */
export function withoutHiddenPrices(vehicle: VehicleAttributes, onRequest: readonly FinancingOption[]): VehicleAttributes {
  if (!vehicle.price_hidden) return vehicle
  return Object.assign({}, vehicle, ...onRequest.map((option) => amounts[option]))
}
