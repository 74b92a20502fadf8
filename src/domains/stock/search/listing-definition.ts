import { fractionDigits } from '#kernel/money.ts'
import { factorOf } from '#domains/markets/index.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { recordOf } from './record-of.ts'
import { type Bounds, isPriceKey, type Range, type RangeBounds, type RangeKey, rangeKeys, type StockFilters } from './stock-filters.ts'

/**
 * The definition of a listing: which vehicles it has. `minorUnits` are in one unit of its currency: 100 for AED. `factor` makes its minor units those of the
 * site's currency, in which prices compare; NaN for a currency without a rate, in which nothing is found by its price.
 */
export type ListingDefinition = { key: string; membership: 'named' | 'filtered'; filters: StockFilters; currency: string; minorUnits: number; factor: number }

type StoredListing = { key: string; membership: 'named' | 'filtered'; filters: StockFilters; currency: string }

export function listingDefinition({ key, membership, filters, currency }: StoredListing, { factors }: Pick<PriceBasis, 'factors'>): ListingDefinition {
  return { key, membership, filters, currency, minorUnits: 10 ** fractionDigits(currency), factor: factorOf(factors, currency) }
}

type Units = Pick<ListingDefinition, 'minorUnits' | 'factor'>

/** A range as it is compared with values of the index: prices in minor units of the site's currency, an open end infinite. */
export function storedRange(
  key: RangeKey,
  { from, to }: { [End in keyof Range]: Range[End] | undefined },
  { minorUnits, factor }: Units,
): { from: number; to: number } {
  // 1.1 × 100 comes out as 110.00000000000001, which would leave out a price of 1.10.
  const convert = (end: number) => (isPriceKey(key) ? Number((end * minorUnits).toPrecision(15)) * factor : end)
  return { from: convert(from ?? Number.NEGATIVE_INFINITY), to: convert(to ?? Number.POSITIVE_INFINITY) }
}

/** Converts bounds of compared values to the units that visitors see: outwards to a whole minor unit, so that they hold every vehicle. */
export function inUnits(bounds: RangeBounds, { minorUnits, factor }: Units): RangeBounds {
  const minor = (value: number) => Number((value / factor).toPrecision(12))
  const convert = (key: RangeKey, limit: Bounds | null): Bounds | null => {
    if (!limit || !isPriceKey(key)) return limit
    if (Number.isNaN(factor)) return null
    return { min: Math.floor(minor(limit.min)) / minorUnits, max: Math.ceil(minor(limit.max)) / minorUnits }
  }
  return recordOf(rangeKeys, (key) => convert(key, bounds[key]))
}
