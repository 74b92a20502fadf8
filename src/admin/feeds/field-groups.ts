import { type FeedField, feedFields } from '#domains/stock/index.ts'
import type { vehicleWords } from '../vehicles/words.ts'

/** Groups of fields, named and ordered as the tabs of a vehicle. */
export const fieldGroups = [
  'vehicle',
  'figures',
  'prices',
  'pictures',
  'features',
  'retailer',
  'used',
  'buttons',
  'publication',
] as const satisfies (keyof typeof vehicleWords)[]
export type FieldGroup = (typeof fieldGroups)[number]

/** Fields that do not stand with the vehicle itself; those of an owner all begin with `owner_`. */
export const groupMembers: Partial<Record<FieldGroup, readonly string[]>> = {
  figures: [
    ...['engine_type', 'transmission', 'drivetrain', 'power', 'power_unit', 'mileage', 'mileage_unit', 'engine_capacity_normalized'],
    ...['engine_capacity_unit', 'number_of_seats'],
  ],
  prices: [
    ...['currency', 'gross_price', 'net_price', 'msrp_price', 'sale_price', 'monthly_price', 'subscribe_price', 'total_price', 'base_price'],
    ...['price_breakdown', 'price_metadata', 'japan_used_and_approved_cars_field', 'avl_field', 'prices_type', 'price_hidden'],
    ...['lease_hidden_from_visitors', 'financing_options', 'product_card_disclaimer', 'disclaimers'],
  ],
  pictures: ['photos', 'video_url'],
  features: ['features_standard', 'features_optional'],
  retailer: ['dealer_code'],
  used: [
    ...['date_registered', 'date_mot_expiry', 'date_warranty_expiry', 'recycling_fee', 'repair_record', 'previous_use'],
    ...['regular_maintenance_availability', 'maintenance_log'],
  ],
  buttons: ['buttons'],
  publication: ['is_published', 'publication_lists'],
}

/** The group that a field stands in. */
export function groupOf({ field }: Pick<FeedField, 'field'>): FieldGroup {
  if (field.startsWith('owner_')) return 'retailer'
  return fieldGroups.find((group) => groupMembers[group]?.includes(field)) ?? 'vehicle'
}

/** All fields in the order of their groups. */
export function groupedFields(): FeedField[] {
  return feedFields().toSorted((one, other) => fieldGroups.indexOf(groupOf(one)) - fieldGroups.indexOf(groupOf(other)))
}
