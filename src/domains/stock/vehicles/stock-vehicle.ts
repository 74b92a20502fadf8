import { formatNumber } from '#kernel/format/number.ts'
import { driveAwayPrice } from '../prices/drive-away.ts'
import type { PriceRules } from '../prices/price-rules.ts'
import { isHidden } from '../prices/shown-price.ts'
import { priceList, type VehiclePrice } from '../prices/vehicle-prices.ts'
import { SISTER_BRAND } from './showroom-link.ts'
import type { LightVehicle } from './fields/vehicle-attributes.ts'
import type { VehicleAttributes } from './fields/vehicle-attributes.ts'
import { formatCapacity, withUnit } from './vehicle-figures.ts'

/** The specification of a vehicle as display texts; '' when unknown. */
export type VehicleSpecification = {
  brand: string
  model: string
  version: string
  vin: string
  mileage: string
  deliveryDate: string
  power: string
  capacity: string
  color: string
  colorInterior: string
  productionYear: string
  ownerName: string
  nameplateExternalCode: string
  nameplateModelGroup: string
}

/** A vehicle ready for cards and the showroom: its specification, its prices by the rules of the market, and a few raw values. */
export type StockVehicle = {
  id: number
  specification: VehicleSpecification
  prices: { list: VehiclePrice[] }
  pricesDriveAway: { currentDriveAway: { value: number | null; isLabelled: boolean } | null }
  gross_price: number | null
  net_price: number | null
  item_id: string
  availability: string
  model_year: number | null
  publicationLists: string[]
}

/** The vehicle of an answer for the screen. `region` is the visitor's state, '' while there is none. Hidden prices stay out of it. */
export function stockVehicle(vehicle: LightVehicle, rules: PriceRules, region = ''): StockVehicle {
  const hidden = isHidden(vehicle, rules)
  return {
    id: vehicle.id,
    specification: {
      brand: vehicle.nameplate_brand_name,
      model: vehicle.model_display_name || vehicle.nameplate_name,
      version: vehicle.version,
      vin: vehicle.vin,
      mileage: figure(vehicle.mileage, vehicle.mileage_unit),
      deliveryDate: vehicle.delivery_date,
      power: figure(vehicle.power, vehicle.power_unit),
      capacity: formatCapacity(vehicle.engine_capacity_normalized, vehicle.engine_capacity_unit),
      color: vehicle.color_name,
      colorInterior: vehicle.interior_color,
      productionYear: String(vehicle.production_year ?? ''),
      ownerName: ownerName(vehicle),
      nameplateExternalCode: vehicle.nameplate_external_code,
      nameplateModelGroup: vehicle.nameplate_model_group,
    },
    prices: { list: priceList(vehicle, rules) },
    pricesDriveAway: { currentDriveAway: hidden ? null : driveAwayPrice(vehicle, { postcodeSearch: rules.postcodeSearch, region }) },
    gross_price: hidden ? null : vehicle.gross_price,
    net_price: hidden ? null : vehicle.net_price,
    item_id: vehicle.item_id,
    availability: vehicle.availability,
    model_year: vehicle.model_year,
    publicationLists: vehicle.publicationLists,
  }
}

/** The owner under the name that it has for the vehicle's brand, else its own. */
export function ownerName(vehicle: Pick<VehicleAttributes, 'owner_name' | 'owner_metadata' | 'nameplate_brand_name'>): string {
  const { display_name_jag, display_name_lr } = vehicle.owner_metadata
  return (vehicle.nameplate_brand_name === SISTER_BRAND ? display_name_lr : display_name_jag) || vehicle.owner_name
}

function figure(value: number | null, unit: string): string {
  return value === null ? '' : withUnit(formatNumber(value), unit)
}
