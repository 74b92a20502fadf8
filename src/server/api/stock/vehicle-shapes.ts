import { z } from '@hono/zod-openapi'
import { configTypes, filterKeys, lightVehicleShape, listKeys, rangeKeys, priceTypes, publicVehicleShape, stockFilters } from '#domains/stock/index.ts'

const texts = z.array(z.string())

const names = [
  ...(['brand', 'model', 'version', 'vin', 'mileage', 'deliveryDate', 'power', 'capacity', 'color', 'colorInterior'] as const),
  ...(['productionYear', 'ownerName', 'nameplateExternalCode', 'nameplateModelGroup'] as const),
] as const
const Specification = Object.fromEntries(names.map((name) => [name, z.string()])) as Record<(typeof names)[number], z.ZodString>
const Price = z.object({
  type: z.enum(priceTypes),
  value_raw: z.number().nullable(),
  value: z.string(),
  old_price_raw: z.number().nullable(),
  oldPrice: z.string(),
  isOnRequest: z.boolean(),
  hiddenFromVisitors: z.boolean().optional().openapi({ description: 'For leases only.' }),
})
const DriveAway = z.object({ currentDriveAway: z.object({ value: z.number().nullable(), isLabelled: z.boolean() }).nullable() })

/** A vehicle as everybody may read it; amounts in units of `currency`. */
export const Vehicle = z
  .object({ ...publicVehicleShape, specification: z.strictObject(Specification), prices: z.object({ list: z.array(Price) }), pricesDriveAway: DriveAway })
  .openapi('Vehicle')

/** The same with what its card shows. */
export const LightVehicle = z.object(lightVehicleShape).openapi('LightVehicle')

const Bounds = z.object({ min: z.number(), max: z.number() }).nullable()
const recordOf = <Schema extends z.ZodType>(keys: readonly string[], schema: Schema) => z.object(Object.fromEntries(keys.map((key) => [key, schema])))

/** The metadata of a page of a listing. */
export const StockListMeta = z
  .object({
    total: z.int(),
    page: z.int(),
    items: z.int(),
    pages: z.int(),
    sort: z.string(),
    facets: recordOf(listKeys, z.array(z.object({ value: z.string(), count: z.int() }))).openapi({
      description: 'The number of vehicles for each value; a filter does not affect its own counts.',
    }),
    bounds: recordOf(rangeKeys, Bounds).openapi({ description: 'The bounds of the whole listing.' }),
    reach: recordOf(rangeKeys, Bounds).openapi({ description: 'The bounds of what the other filters leave.' }),
  })
  .openapi('StockListMeta')

const anyText = z.union([z.string(), z.array(z.string())]).optional()

/** Parameters of a list. Invalid ones fall back to the nearest valid value, so that an address typed by hand is never refused. */
export const StockListQuery = z.looseObject({
  items: anyText.openapi({ type: 'string', description: 'The number of vehicles on a page, 1 to 12.' }),
  page: anyText.openapi({ type: 'string', description: 'The number of the page, from 1.' }),
  sort: anyText.openapi({
    type: 'string',
    example: '-created_at',
    description: '`production_year`, `created_at`, `mileage`, `price` or `status`; a leading minus sorts in descending order.',
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
    used_price_from: z.number().nullable(),
    vehicles: z.array(LightVehicle),
  })
  .openapi('NameplateGroup')

const Fact = z.object({ name: z.string(), label: z.string(), value: z.string(), isLatin: z.boolean() })
export const VehicleFacts = z.array(Fact).openapi('VehicleFacts')

const Span = Bounds
const lowestPrices = { currency: z.string(), price_from: z.number().nullable(), used_price_from: z.number().nullable() }
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
    ...lowestPrices,
    prices_in: z.record(z.string(), z.object(lowestPrices)),
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
