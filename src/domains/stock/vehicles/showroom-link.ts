import { slugOf } from './slug.ts'
import type { VehicleAttributes } from './fields/vehicle-attributes.ts'

/** The sister brand as feeds write it in `nameplate_brand_name`. */
export const SISTER_BRAND = 'Land Rover'

type Linked = Pick<
  VehicleAttributes,
  'id' | 'state' | 'nameplate_brand_name' | 'nameplate_name' | 'production_year' | 'engine_type' | 'drivetrain' | 'transmission' | 'color_name'
>

/**
 * The page of a vehicle, below the language: `/showroom/new-jaguar-f-pace-2025-petrol-awd-automatic-black-12` (A-056, A-057). The words are for
 * readers and search engines, only the id at the end counts. `postcodeQuery` is appended where the postcode search is on (A-058).
 */
export function showroomLink(vehicle: Linked, postcodeQuery = ''): string {
  const brand = vehicle.nameplate_brand_name === SISTER_BRAND ? '' : vehicle.nameplate_brand_name
  const parts = [
    vehicle.state,
    brand,
    vehicle.nameplate_name,
    String(vehicle.production_year ?? ''),
    vehicle.engine_type.join(' '),
    vehicle.drivetrain,
    vehicle.transmission,
    vehicle.color_name,
  ]
  const slug = encodeURIComponent(parts.map(slugOf).filter(Boolean).join('-'))
  return `/showroom/${slug}-${vehicle.id}${postcodeQuery === '' ? '' : `?${postcodeQuery}`}`
}
