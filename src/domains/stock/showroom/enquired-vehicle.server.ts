import type { StockSettings } from '../settings.ts'
import type { VehicleRow } from '../vehicles/fields/vehicle-row.server.ts'
import { slugOf } from '../vehicles/slug.ts'
import { parseFeatures } from '../vocabulary.ts'

/**
 * What a form is told of the vehicle that it is opened about: names of its model from the closest to the maker, as slugs, and the retailer that has it,
 * '' where visitors are not told (C-200).
 */
export function enquiredVehicle(
  { id, brand, model, retailerId }: Pick<VehicleRow, 'id' | 'brand' | 'model' | 'retailerId'>,
  settings: Pick<StockSettings, 'additionalFeatures'>,
): { id: number; modelKeys: string[]; retailerId: string } {
  const isToldOf = parseFeatures(settings.additionalFeatures).has('owner_visible')
  return { id, modelKeys: [model, brand].map(slugOf), retailerId: isToldOf ? String(retailerId ?? '') : '' }
}
