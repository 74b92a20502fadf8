import type { VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'
import type { PriceBasis } from './price-rules.ts'

type Prices = Pick<VehicleAttributes, 'sale_price' | 'gross_price' | 'net_price' | 'msrp_price'>

/**
 * The prices of a car that may be its price before a sale, best first: the gross price where tax is included, else the net price (A-211, C-397); a feed that knows
 * neither sends `msrp_price` itself.
 */
export function listPriceFields(taxIncluded: boolean) {
  return [taxIncluded ? 'gross_price' : 'net_price', 'msrp_price'] as const
}

/**
 * Which of its prices a car is shown at, best first: the sale price, else the price before it (A-206, C-365). Cards, filters, order, SQL, structured data and
 * orders read this list; nothing else decides.
 */
export function shownPriceFields(taxIncluded: boolean) {
  return ['sale_price', ...listPriceFields(taxIncluded)] as const
}

/** The price that a car is shown at, in whatever units its prices are; null without one. Whether visitors may see it is {@link isHidden}. */
export function shownPrice(prices: Prices, taxIncluded: boolean): number | null {
  return firstOf(prices, shownPriceFields(taxIncluded))
}

/** The price before a sale, as {@link shownPrice}. */
export function listPrice(prices: Omit<Prices, 'sale_price'>, taxIncluded: boolean): number | null {
  return firstOf(prices, listPriceFields(taxIncluded))
}

/** Whether a car's purchase price is on request: then no filter finds it by its price, and no list is sorted by it. */
export function isHidden(
  { price_hidden }: Pick<VehicleAttributes, 'price_hidden'>,
  { priceOnRequestOptions }: Pick<PriceBasis, 'priceOnRequestOptions'>,
): boolean {
  return price_hidden && priceOnRequestOptions.includes('cash')
}

function firstOf<Name extends keyof Prices>(prices: Pick<Prices, Name>, names: readonly Name[]): number | null {
  for (const name of names) if (prices[name] !== null) return prices[name]
  return null
}
