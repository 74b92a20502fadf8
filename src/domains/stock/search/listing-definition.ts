import { fractionDigits } from '#kernel/money.ts'
import { recordOf } from './record-of.ts'
import { type Bounds, type Range, type RangeBounds, type RangeKey, rangeKeys, type StockFilters } from './stock-filters.ts'

/** The definition of a listing: which vehicles it has. `minorUnits` are in one unit of its currency: 100 for AED. */
export type ListingDefinition = { key: string; membership: 'named' | 'filtered'; filters: StockFilters; minorUnits: number }

type Stored = { key: string; membership: 'named' | 'filtered'; filters: StockFilters; currency: string }

export function listingDefinition({ key, membership, filters, currency }: Stored): ListingDefinition {
  return { key, membership, filters, minorUnits: 10 ** fractionDigits(currency) }
}

/** A range as it is compared with stored values: prices in minor units, an open end infinite. */
export function storedRange(key: RangeKey, { from, to }: { [End in keyof Range]: Range[End] | undefined }, minorUnits: number): { from: number; to: number } {
  // 1.1 × 100 comes out as 110.00000000000001, which would leave out a price of 1.10.
  const convert = (end: number) => (isPrice(key) ? Number((end * minorUnits).toPrecision(15)) : end)
  return { from: convert(from ?? Number.NEGATIVE_INFINITY), to: convert(to ?? Number.POSITIVE_INFINITY) }
}

/** Converts bounds of stored values to the units that visitors see. */
export function inUnits(bounds: RangeBounds, minorUnits: number): RangeBounds {
  const convert = (key: RangeKey, limit: Bounds | null) => (limit && isPrice(key) ? { min: limit.min / minorUnits, max: limit.max / minorUnits } : limit)
  return recordOf(rangeKeys, (key) => convert(key, bounds[key]))
}

function isPrice(key: RangeKey): boolean {
  return key === 'msrp_price' || key === 'display_price'
}
