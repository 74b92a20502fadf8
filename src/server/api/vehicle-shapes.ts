import { z } from '@hono/zod-openapi'
import { configTypes, filterKeys, listKeys, rangeKeys, stockFilters, VehicleDraft, VehiclePhoto } from '#domains/stock/index.ts'

const texts = z.array(z.string())
const unpublished = { feed: true, external_id: true, is_published: true, publication_lists: true, photos: true, retailer_id: true } as const

/** A vehicle as everybody may read it; amounts in units of `currency`. */
export const Vehicle = z
  .object(VehicleDraft.shape)
  .omit(unpublished)
  .extend({
    id: z.int(),
    link: z.string().openapi({ description: 'Its page, below the language.', example: '/showroom/new-jaguar-f-pace-2025-petrol-awd-automatic-1' }),
    publicationLists: texts,
    photos: z.object({ normal: texts, medium: texts, hd: texts, quarter_hd: texts }),
    photo_records: z.array(VehiclePhoto.omit({ image_id: true })),
    cover_photo_medium: z.string(),
    created_at: z.string(),
  })
  .openapi('Vehicle')

/** The same with what its card shows. */
export const LightVehicle = Vehicle.omit({
  long_description: true,
  video_url: true,
  config_url: true,
  features_optional: true,
  features_standard: true,
  avl_field: true,
  price_breakdown: true,
  japan_used_and_approved_cars_field: true,
  photos: true,
  photo_records: true,
  owner_address: true,
  owner_zipcode: true,
  owner_email: true,
  owner_phone: true,
  owner_opening_hours: true,
  owner_contact_details: true,
  owner_uuid: true,
  owner_id: true,
  date_mot_expiry: true,
  date_warranty_expiry: true,
  recycling_fee: true,
  repair_record: true,
  previous_use: true,
  regular_maintenance_availability: true,
  maintenance_log: true,
  date_registered: true,
}).openapi('LightVehicle')

const Bounds = z.object({ min: z.number(), max: z.number() }).nullable()
const recordOf = <Schema extends z.ZodType>(keys: readonly string[], schema: Schema) => z.object(Object.fromEntries(keys.map((key) => [key, schema])))

/** What stands beside a page of a listing. */
export const StockListMeta = z
  .object({
    total: z.int(),
    page: z.int(),
    items: z.int(),
    pages: z.int(),
    sort: z.string(),
    facets: recordOf(listKeys, z.array(z.object({ value: z.string(), count: z.int() }))).openapi({
      description: 'What each value would give; a filter leaves itself out of its own counts.',
    }),
    bounds: recordOf(rangeKeys, Bounds).openapi({ description: 'Ends of the whole listing.' }),
    reach: recordOf(rangeKeys, Bounds).openapi({ description: 'Ends of what the other filters leave.' }),
  })
  .openapi('StockListMeta')

const anyText = z.union([z.string(), z.array(z.string())]).optional()

/** Parameters of a list. Whatever cannot be meant becomes what comes nearest, so that an address typed by hand is never refused. */
export const StockListQuery = z.looseObject({
  items: anyText.openapi({ type: 'string', description: 'Vehicles on a page, 1 to 12.' }),
  page: anyText.openapi({ type: 'string', description: 'Counts from 1.' }),
  sort: anyText.openapi({
    type: 'string',
    example: '-created_at',
    description: 'production_year, created_at, mileage or price, with a minus descending; status.',
  }),
  ...Object.fromEntries(
    filterKeys.flatMap((key): [string, typeof anyText][] => {
      const { attribute, kind } = stockFilters[key]
      const names = kind === 'range' ? [`${attribute}_gteq`, `${attribute}_lteq`] : [`${attribute}_${kind}`]
      return names.map((name) => [name, anyText.openapi(kind === 'range' ? { type: 'number' } : { type: 'array', items: { type: 'string' } })])
    }),
  ),
})

export const CompanyConfig = z.object({ key: z.string(), config_type: z.enum(configTypes), data: z.record(z.string(), z.unknown()) }).openapi('CompanyConfig')

const FormOption = z.object({ value: z.string(), name: z.string() })
export const TradeInOptions = z
  .object({
    bodyTypes: z.array(FormOption),
    brands: z.array(FormOption),
    models: z.array(FormOption.extend({ brand: z.string() })),
    fuelTypes: z.array(FormOption),
  })
  .openapi('TradeInOptions')

export const NameplateGroup = z
  .object({
    nameplate_brand_name: z.string(),
    nameplate_name: z.string(),
    nameplate_external_code: z.string(),
    nameplate_model_group: z.string(),
    count: z.int(),
    currency: z.string(),
    price_from: z.number().nullable(),
    vehicles: z.array(LightVehicle),
  })
  .openapi('NameplateGroup')

const Fact = z.object({ name: z.string(), label: z.string(), value: z.string(), isLatin: z.boolean() })
export const VehicleFacts = z.array(Fact).openapi('VehicleFacts')

const Span = Bounds
export const ModelSpec = z
  .object({
    key: z.string(),
    brand: z.string(),
    name: z.string(),
    display_name: z.string(),
    external_code: z.string(),
    model_group: z.string(),
    image: z.string(),
    vehicles: z.int(),
    currency: z.string(),
    price_from: z.number().nullable(),
    engine_type: texts,
    transmission: texts,
    drivetrain: texts,
    versions: texts,
    number_of_seats: Span,
    power: Span,
    power_unit: z.string(),
    engine_capacity: Span,
    engine_capacity_unit: z.string(),
    production_year: Span,
    specs: z.array(Fact),
  })
  .openapi('ModelSpec')
