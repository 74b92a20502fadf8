import { type PriceRules, type StockWords, stockVehicle, type VehicleAttributes, vehicleFacts, withoutHiddenPrices } from '#domains/stock/index.ts'
import { vehicleAttributes, type VehicleRow } from '#domains/stock/index.server.ts'
import type { VehicleCard } from './cards/props.ts'
import { type LibraryImages, picturesOf } from './vehicle-pictures.server.ts'

/** A vehicle in a row of cards. */
export function cardOf(row: VehicleRow, images: LibraryImages, { rules, stockWords }: { rules: PriceRules; stockWords: StockWords }): VehicleCard {
  const attributes = publicAttributes(row, rules)
  const { specification, prices } = stockVehicle(attributes, rules)
  const price = prices.list.find(({ type }) => type === 'purchase')
  return {
    id: row.id,
    href: `/ar${attributes.link}`,
    name: specification.model,
    version: specification.version,
    facts: vehicleFacts({ attributes, specification }, ['state', 'productionYear', 'mileage'], { words: stockWords, isCard: true }),
    price: price?.value ?? '',
    isOnRequest: price?.isOnRequest ?? false,
    image: picturesOf(row, images)[0] ?? null,
  }
}

/** The vehicle as visitors may know it: no amount that is on request is even on the way to the page. */
export function publicAttributes(row: VehicleRow, rules: PriceRules): VehicleAttributes {
  return withoutHiddenPrices(vehicleAttributes(row), rules.priceOnRequestOptions)
}
