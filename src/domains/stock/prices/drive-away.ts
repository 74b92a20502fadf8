import type { VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'

export type DriveAway = {
  value: number | null
  /** Only with the postcode search is the price called drive-away. */
  isLabelled: boolean
}

type Priced = Pick<VehicleAttributes, 'state' | 'price_metadata' | 'msrp_price'>

/**
 * The drive-away price: that of the region for a new vehicle while the postcode search is on, else `msrp_price`; also
 * for a new vehicle whose region is not chosen or has no price. `region` is the visitor's state, '' while there is none.
 */
export function driveAwayPrice(vehicle: Priced, { postcodeSearch, region }: { postcodeSearch: boolean; region: string }): DriveAway {
  const hasOwnPrice = postcodeSearch && vehicle.state === 'new' && Object.hasOwn(vehicle.price_metadata, region)
  const value = hasOwnPrice ? (vehicle.price_metadata[region] ?? null) : vehicle.msrp_price
  return { value, isLabelled: postcodeSearch && value !== null }
}
