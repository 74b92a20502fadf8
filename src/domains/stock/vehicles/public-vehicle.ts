import type { PriceRules } from '../prices/price-rules.ts'
import { withoutHiddenPrices } from '../prices/without-hidden-prices.ts'
import { type StockVehicle, stockVehicle } from './stock-vehicle.ts'
import type { VehicleAttributes } from './fields/vehicle-attributes.ts'

/** A whole vehicle in an answer: beside its fields what screens show of it, under the names of document 1. */
export type PublicVehicle = VehicleAttributes & Pick<StockVehicle, 'specification' | 'prices' | 'pricesDriveAway'>

/** The vehicle of an answer, without amounts that visitors are to ask for. */
export function publicVehicle(vehicle: VehicleAttributes, rules: PriceRules): PublicVehicle {
  const open = withoutHiddenPrices(vehicle, rules.priceOnRequestOptions)
  const { specification, prices, pricesDriveAway } = stockVehicle(open, rules)
  return { ...open, specification, prices, pricesDriveAway }
}
