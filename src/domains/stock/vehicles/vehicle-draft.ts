import { z } from 'zod'
import { isStorable } from '#kernel/storable.ts'
import { financingOptions, fuelTypes, vehicleStates, vehicleStatuses } from '../vocabulary.ts'

const line = (max = 200) => z.string().trim().max(max).default('')
const text = (max = 10_000) => z.string().max(max).default('')
const year = z.int().min(1900).max(2100).nullable().default(null)
/** In the vehicle's currency, up to 10^12: its minor units stay below 2^53. */
const amount = z.number().min(0).max(1e12).nullable().default(null)
/** An ISO day, or ''. */
const day = z.iso.date().or(z.literal('')).default('')
const key = z.string().trim().min(1).max(120)
/** A web address, a path of the site, or ''. */
const address = z
  .string()
  .trim()
  .max(2000)
  .regex(/^(https?:\/\/|\/(?!\/)|$)/i)
  .default('')

/** One picture: of the media library by its id, or of a feed by its own addresses. */
export const VehiclePhoto = z.object({
  sequence: z.int().min(0).max(10_000).default(0),
  image_id: z.int().positive().max(2_147_483_647).nullable().default(null),
  big_path: address,
  medium_path: address,
  quarter_hd_path: address,
  hd_path: address,
  full_path: address,
})

/** What leads on from a vehicle: the primary one is the main call on its card. */
export const VehicleButton = z.object({ button_type: line(40), label: line(), button_set_setup_id: line() })

const Avl = z.object({
  open_market_value: amount,
  additional_registration_fee: amount,
  preferential_additional_registration_fee: amount,
  registration_date: day,
})

/**
 * A vehicle as staff and feeds write it, under the names of the specification. Amounts are in units of `currency`.
 * `version` is the derivative as sold ("Autobiography LWB"), not a number of edits. `external_id` names the vehicle within its
 * feed; '' is one that staff keep by hand.
 */
export const VehicleDraft = z
  .object({
    feed: z.string().trim().max(60).default('manual'),
    external_id: line(120),
    is_published: z.boolean().default(true),
    publication_lists: z.array(key).max(50).default([]),

    state: z.enum(vehicleStates),
    status: z.enum(vehicleStatuses).default('stock'),
    item_id: line(120),
    vin: z.string().trim().toUpperCase().max(40).default(''),
    order_number: line(120),
    availability: line(),
    nameplate_brand_name: z.string().trim().min(1).max(80),
    nameplate_name: z.string().trim().min(1).max(120),
    nameplate_external_code: line(40),
    nameplate_model_group: line(120),
    model_display_name: line(),
    version: line(),
    engine_type: z.array(z.enum(fuelTypes)).max(fuelTypes.length).default([]),
    transmission: line(60),
    drivetrain: line(60),
    production_year: year,
    model_year: year,
    power: z.number().min(0).max(100_000).nullable().default(null),
    power_unit: line(20),
    mileage: z.number().min(0).max(10_000_000).nullable().default(null),
    mileage_unit: line(20),
    engine_capacity_normalized: z.number().min(0).max(1_000_000).nullable().default(null),
    engine_capacity_unit: line(20),
    number_of_seats: z.int().min(0).max(100).nullable().default(null),
    color: line(60),
    color_name: line(120),
    interior_color: line(120),
    delivery_date: day,

    long_description: text(),
    footnote: text(2000),
    video_url: address,
    config_url: line(2000),
    product_card_disclaimer: z.object({ description: text(2000) }).default({ description: '' }),
    disclaimers: z.array(z.string().max(2000)).max(20).default([]),
    features_optional: z
      .array(z.object({ name: key, price: amount }))
      .max(500)
      .default([]),
    features_standard: z
      .array(z.object({ name: key }))
      .max(500)
      .default([]),
    avl_field: Avl.nullable().default(null),

    currency: z.string().regex(/^[A-Z]{3}$/),
    prices_type: line(40),
    price_hidden: z.boolean().default(false),
    lease_hidden_from_visitors: z.boolean().default(false),
    financing_options: z.array(z.enum(financingOptions)).max(financingOptions.length).default([]),
    gross_price: amount,
    net_price: amount,
    msrp_price: amount,
    sale_price: amount,
    monthly_price: amount,
    subscribe_price: amount,
    total_price: amount,
    base_price: amount,
    /** The drive-away price by region state. */
    price_metadata: z.record(key, z.number().min(0).max(1e12)).default({}),
    price_breakdown: z
      .array(z.object({ label: key, value: z.number().min(-1e12).max(1e12) }))
      .max(50)
      .default([]),
    japan_used_and_approved_cars_field: z.object({ on_the_road_price: amount }).default({ on_the_road_price: null }),

    photos: z.array(VehiclePhoto).max(100).default([]),
    buttons: z.array(VehicleButton).max(10).default([]),

    retailer_id: z.int().positive().max(2_147_483_647).nullable().default(null),
    dealer_code: line(60),
    owner_name: line(),
    owner_address: line(400),
    owner_city: line(100),
    owner_zipcode: line(20),
    owner_email: line(254),
    owner_phone: line(40),
    owner_opening_hours: line(400),
    owner_contact_details: line(1000),
    owner_state: line(100),
    owner_uuid: line(80),
    owner_id: line(80),
    owner_metadata: z.object({ display_name_jag: line(), display_name_lr: line() }).default({ display_name_jag: '', display_name_lr: '' }),

    date_mot_expiry: day,
    date_warranty_expiry: day,
    recycling_fee: amount,
    repair_record: line(1000),
    previous_use: line(),
    regular_maintenance_availability: line(),
    maintenance_log: line(1000),
    date_registered: day,
  })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })
export type VehicleDraft = z.output<typeof VehicleDraft>
export type VehicleInput = z.input<typeof VehicleDraft>
