import type { VehicleDraft } from '../vehicles/fields/vehicle-draft.ts'

export const missingParts = ['picture', 'retailer', 'name', 'price'] as const
export type MissingPart = (typeof missingParts)[number]

/** What a vehicle lacks before visitors may see it: a picture, a retailer that the site has, a name in Arabic, a price or that it is on request. */
export function missingOf(vehicle: VehicleDraft, { dealerCodes }: { dealerCodes: ReadonlySet<string> }): MissingPart[] {
  const { gross_price, net_price, msrp_price, sale_price, monthly_price, subscribe_price } = vehicle
  const has: Record<MissingPart, boolean> = {
    picture: vehicle.photos.length > 0,
    retailer: dealerCodes.has(vehicle.dealer_code),
    name: /\p{Script=Arabic}/u.test(vehicle.model_display_name),
    price: vehicle.price_hidden || [gross_price, net_price, msrp_price, sale_price, monthly_price, subscribe_price].some((amount) => (amount ?? 0) > 0),
  }
  return missingParts.filter((part) => !has[part])
}
