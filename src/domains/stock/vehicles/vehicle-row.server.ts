import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import type { vehicle } from '../schema.server.ts'
import { fuelTypes, financingOptions } from '../vocabulary.ts'
import { showroomLink } from './showroom-link.ts'
import type { VehicleAttributes } from './vehicle-attributes.ts'
import type { VehicleDetails } from './vehicle-details.ts'
import type { VehicleDraft } from './vehicle-draft.ts'
import { photoRecords, photoVariants } from './vehicle-photos.ts'

export type VehicleRow = typeof vehicle.$inferSelect
type VehicleColumns = Omit<typeof vehicle.$inferInsert, 'id' | 'version' | 'changedIn' | 'createdAt' | 'updatedAt'>

/** The row of a vehicle as written. */
export function vehicleColumns(draft: VehicleDraft): VehicleColumns {
  const { feed, external_id, is_published, publication_lists, vin, order_number, config_url, state, status, ...afterIdentity } = draft
  const { nameplate_brand_name, nameplate_name, engine_type, transmission, financing_options, production_year, model_year, ...afterModel } = afterIdentity
  const { mileage, power, number_of_seats, color, color_name, retailer_id, dealer_code, currency, price_hidden, ...afterOffer } = afterModel
  const { msrp_price, sale_price, monthly_price, subscribe_price, ...details } = afterOffer
  const minor = (amount: number | null) => (amount === null ? null : toMinorUnits(amount, currency))
  return {
    feed,
    externalId: external_id || null,
    isPublished: is_published,
    publicationLists: [...new Set(publication_lists)],
    vin,
    orderNumber: order_number,
    configUrl: config_url,
    state,
    status,
    brand: nameplate_brand_name,
    model: nameplate_name,
    engineType: fuelTypes.filter((fuel) => engine_type.includes(fuel)),
    transmission,
    financingOptions: financingOptions.filter((option) => financing_options.includes(option)),
    productionYear: production_year,
    modelYear: model_year,
    mileage,
    power,
    numberOfSeats: number_of_seats,
    color,
    colorName: color_name,
    retailerId: retailer_id,
    dealerCode: dealer_code,
    currency,
    priceHidden: price_hidden,
    msrpPrice: minor(msrp_price ?? draft.gross_price),
    salePrice: minor(sale_price),
    displayPrice: minor(sale_price ?? draft.gross_price ?? msrp_price),
    monthlyPrice: minor(monthly_price),
    subscribePrice: minor(subscribe_price),
    details: withAmounts(details, (amount) => toMinorUnits(amount, currency)),
  }
}

/** A stored vehicle as it was written; `msrp_price` is the gross price where only that was given. */
export function vehicleDraft(row: VehicleRow): VehicleDraft {
  const major = (amount: number | null) => (amount === null ? null : fromMinorUnits(amount, row.currency))
  return {
    ...withAmounts(row.details, (amount) => fromMinorUnits(amount, row.currency)),
    feed: row.feed,
    external_id: row.externalId ?? '',
    is_published: row.isPublished,
    publication_lists: row.publicationLists,
    vin: row.vin,
    order_number: row.orderNumber,
    config_url: row.configUrl,
    state: row.state,
    status: row.status,
    nameplate_brand_name: row.brand,
    nameplate_name: row.model,
    engine_type: fuelTypes.filter((fuel) => row.engineType.includes(fuel)),
    transmission: row.transmission,
    financing_options: financingOptions.filter((option) => row.financingOptions.includes(option)),
    production_year: row.productionYear,
    model_year: row.modelYear,
    mileage: row.mileage,
    power: row.power,
    number_of_seats: row.numberOfSeats,
    color: row.color,
    color_name: row.colorName,
    retailer_id: row.retailerId,
    dealer_code: row.dealerCode,
    currency: row.currency,
    price_hidden: row.priceHidden,
    msrp_price: major(row.msrpPrice),
    sale_price: major(row.salePrice),
    monthly_price: major(row.monthlyPrice),
    subscribe_price: major(row.subscribePrice),
  }
}

/** A stored vehicle as the calls of the product give it. */
export function vehicleAttributes(row: VehicleRow): VehicleAttributes {
  const { feed, external_id, is_published, publication_lists, photos, retailer_id, ...published } = vehicleDraft(row)
  const records = photoRecords(photos)
  const variants = photoVariants(records)
  return {
    ...published,
    id: row.id,
    link: showroomLink({ ...published, id: row.id }),
    publicationLists: publication_lists,
    photos: variants,
    photo_records: records,
    cover_photo_medium: variants.medium[0] ?? '',
    created_at: row.createdAt.toISOString(),
  }
}

/** The details with every amount of money converted; there is no other place that lists them. */
function withAmounts(details: VehicleDetails, convert: (amount: number) => number): VehicleDetails {
  const amount = (value: number | null) => (value === null ? null : convert(value))
  const { avl_field: avl } = details
  return {
    ...details,
    gross_price: amount(details.gross_price),
    net_price: amount(details.net_price),
    total_price: amount(details.total_price),
    base_price: amount(details.base_price),
    recycling_fee: amount(details.recycling_fee),
    price_metadata: Object.fromEntries(Object.entries(details.price_metadata).map(([state, value]) => [state, convert(value)])),
    price_breakdown: details.price_breakdown.map(({ label, value }) => ({ label, value: convert(value) })),
    features_optional: details.features_optional.map(({ name, price }) => ({ name, price: amount(price) })),
    japan_used_and_approved_cars_field: { on_the_road_price: amount(details.japan_used_and_approved_cars_field.on_the_road_price) },
    avl_field: avl && {
      open_market_value: amount(avl.open_market_value),
      additional_registration_fee: amount(avl.additional_registration_fee),
      preferential_additional_registration_fee: amount(avl.preferential_additional_registration_fee),
      registration_date: avl.registration_date,
    },
  }
}
