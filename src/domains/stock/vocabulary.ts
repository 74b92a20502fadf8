/** The condition of a vehicle (A-146). Document 3's list of ten "states" mixes these with the statuses; here they stay apart (C-403). */
export const vehicleStates = ['new', 'used', 'approved'] as const
export type VehicleState = (typeof vehicleStates)[number]

/** The status of a vehicle on its way to a buyer. This is also their order when a list is sorted by status. */
export const vehicleStatuses = ['stock', 'available_soon', 'reserved', 'sold', 'in_production', 'on_demand', 'delivery', 'demo'] as const
export type VehicleStatus = (typeof vehicleStatuses)[number]
/** A vehicle that is being bought: feeds and imports do not change it. */
export const heldStatuses: readonly VehicleStatus[] = ['reserved', 'sold', 'delivery']

/** A-149, C-404. */
export const fuelTypes = ['petrol', 'diesel', 'bev', 'hev', 'mhev', 'phev'] as const
export type FuelType = (typeof fuelTypes)[number]

/** Values with translations; other values of a feed are shown unchanged. */
export const transmissions = ['automatic', 'manual'] as const
export const drivetrains = ['awd', 'rwd', 'fwd'] as const
export const colorGroups = ['black', 'white', 'grey', 'silver', 'blue', 'red', 'green', 'brown', 'beige', 'gold', 'orange', 'yellow'] as const

/** The rule of stock prices; none behaves as `mobility` (A-150, C-372, C-373). */
export const stockMarkets = ['overseas', 'mobility'] as const
export type StockMarket = (typeof stockMarkets)[number] | ''

/** How a price points to its disclaimer: by an asterisk with an info button beside it, or by the asterisk alone (C-371). */
export const disclaimerTypes = ['symbol-info-tip', 'symbol'] as const
export type DisclaimerType = (typeof disclaimerTypes)[number]

/** How a vehicle may be paid. */
export const financingOptions = ['cash', 'lease', 'rent'] as const
export type FinancingOption = (typeof financingOptions)[number]

/** Kinds of prices in `prices.list`. */
export const priceTypes = ['purchase', 'lease', 'subscribe'] as const
export type PriceType = (typeof priceTypes)[number]

/** Kinds of showroom configuration. */
const showroomConfigTypes = ['additional', 'cash', 'lease', 'subscription'] as const
/** Kinds of configuration of ordering online, and of ordering what a configurator made. */
const orderConfigTypes = [
  ...(['order_online', 'order_online_steps_page', 'order_online_checkout_page', 'order_online_success_page'] as const),
  ...(['config_order_online', 'config_order_online_steps_page', 'config_order_online_checkout_page', 'config_order_online_success_page'] as const),
] as const
export const configTypes = [...showroomConfigTypes, ...orderConfigTypes] as const
export type ConfigType = (typeof configTypes)[number]

/** Three names of the same thing. */
const names = {
  cash: { priceType: 'purchase', configType: 'cash' },
  lease: { priceType: 'lease', configType: 'lease' },
  rent: { priceType: 'subscribe', configType: 'subscription' },
} as const satisfies Record<FinancingOption, { priceType: PriceType; configType: ConfigType }>

export function toPriceType(option: FinancingOption): PriceType {
  return names[option].priceType
}

export function toConfigType(option: FinancingOption): ConfigType {
  return names[option].configType
}

/** Optional features of the stock locator, off unless they are named (C-374, C-375). */
export const additionalFeatures = ['postcode_search', 'owner_visible', 'display_selected_vehicles', 'postcode_filter'] as const
export type AdditionalFeature = (typeof additionalFeatures)[number]

/** The features in a list separated by commas or lines; unknown names are ignored (C-374). */
export function parseFeatures(text: string): ReadonlySet<AdditionalFeature> {
  const namedFeatures = new Set(text.split(/[\s,]+/))
  return new Set(additionalFeatures.filter((feature) => namedFeatures.has(feature)))
}
