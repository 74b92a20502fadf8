import type { VehicleAttributes } from './vehicle-attributes.ts'

/** What a card does not need. */
const heavyFields = [
  'long_description',
  'video_url',
  'config_url',
  'features_optional',
  'features_standard',
  'avl_field',
  'price_breakdown',
  'japan_used_and_approved_cars_field',
  'photos',
  'photo_records',
  'owner_address',
  'owner_zipcode',
  'owner_email',
  'owner_phone',
  'owner_opening_hours',
  'owner_contact_details',
  'owner_uuid',
  'owner_id',
  'date_mot_expiry',
  'date_warranty_expiry',
  'recycling_fee',
  'repair_record',
  'previous_use',
  'regular_maintenance_availability',
  'maintenance_log',
  'date_registered',
] as const satisfies readonly (keyof VehicleAttributes)[]

/** A vehicle with what its card shows and no more (A-274, C-302). */
export type LightVehicle = Omit<VehicleAttributes, (typeof heavyFields)[number]>

const heavy = new Set<string>(heavyFields)

export function lightVehicle(vehicle: VehicleAttributes): LightVehicle {
  return Object.fromEntries(Object.entries(vehicle).filter(([field]) => !heavy.has(field))) as LightVehicle // the filter leaves out these fields and no other
}
