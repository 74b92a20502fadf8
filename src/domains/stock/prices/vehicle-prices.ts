import { formatPrice, styleIn } from '#kernel/format/price.ts'
import type { LightVehicle } from '../vehicles/fields/vehicle-attributes.ts'
import type { VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'
import { type FinancingOption, financingOptions, type PriceType, type StockMarket, toPriceType } from '../vocabulary.ts'
import type { PriceRules } from './price-rules.ts'
import { listPrice, shownPrice } from './shown-price.ts'

/**
 * One price as it is shown. `value_raw` is null when it is on request: a price that is not shown does not leave the server.
 * `old_price_raw` and `oldPrice` are what it was before, null and '' without.
 */
export type VehiclePrice = {
  type: PriceType
  value_raw: number | null
  value: string
  old_price_raw: number | null
  oldPrice: string
  isOnRequest: boolean
  /** Leases only. */
  hiddenFromVisitors?: boolean
}

type Prices = Pick<VehicleAttributes, 'sale_price' | 'gross_price' | 'net_price' | 'msrp_price'>

/** The price before a sale that lowers it (A-207, C-366): of overseas markets as documented, and of sites without a market rule; `mobility` has none. */
export function oldPrice(vehicle: Prices, { market, taxIncluded }: Pick<PriceRules, 'market' | 'taxIncluded'>): number | null {
  const before = listPrice(vehicle, taxIncluded)
  if (market === 'mobility' || vehicle.sale_price === null || before === null) return null
  return before > vehicle.sale_price ? before : null
}

/** Whether the price is on request: the vehicle hides its price, and the setting flags this option (A-209, C-368). */
export function isOnRequest(priceHidden: boolean, option: FinancingOption, flagged: readonly FinancingOption[]): boolean {
  return priceHidden && flagged.includes(option)
}

/** The financing options that have a price in a market: overseas only the purchase (A-208, C-367). */
export function pricedOptions(market: StockMarket): readonly FinancingOption[] {
  return market === 'overseas' ? ['cash'] : financingOptions
}

/** Every price of a vehicle that visitors are shown, purchase first. */
export function priceList(vehicle: LightVehicle, rules: PriceRules): VehiclePrice[] {
  return pricedOptions(rules.market).flatMap((option) => {
    const type = toPriceType(option)
    const amount = amountOf(vehicle, option, rules)
    const onRequest = isOnRequest(vehicle.price_hidden, option, rules.priceOnRequestOptions)
    const isOffered = amount !== null || (onRequest && (option === 'cash' || vehicle.financing_options.includes(option)))
    if (!isOffered) return []
    const before = onRequest || option !== 'cash' ? null : oldPrice(vehicle, rules)
    const style = styleIn(rules.formats[type], vehicle.currency, rules.siteCurrency)
    const price = {
      type,
      value_raw: onRequest ? null : amount,
      value: onRequest ? '' : formatPrice(amount, style),
      old_price_raw: before,
      oldPrice: formatPrice(before, style),
      isOnRequest: onRequest,
    }
    return [option === 'lease' ? { ...price, hiddenFromVisitors: vehicle.lease_hidden_from_visitors } : price]
  })
}

/** The on-the-road price: overseas only. */
export function onTheRoadPrice(vehicle: Pick<VehicleAttributes, 'japan_used_and_approved_cars_field'>, market: StockMarket): number | null {
  return market === 'overseas' ? vehicle.japan_used_and_approved_cars_field.on_the_road_price : null
}

/** The breakdown of the price: overseas only, and only where it is known. */
export function priceBreakdown(vehicle: Pick<VehicleAttributes, 'price_breakdown'>, market: StockMarket): VehicleAttributes['price_breakdown'] {
  return market === 'overseas' ? vehicle.price_breakdown : []
}

function amountOf(vehicle: LightVehicle, option: FinancingOption, rules: PriceRules): number | null {
  if (option === 'cash') return shownPrice(vehicle, rules.taxIncluded)
  return option === 'lease' ? vehicle.monthly_price : vehicle.subscribe_price
}
