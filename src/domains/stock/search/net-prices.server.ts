import type { RangeKey } from './stock-filters.ts'

/**
 * Prices as they are seen with the tax left out, as SQL over the table of vehicles: in minor units as all are; without a net price what
 * `msrpOf` takes instead.
 */
export const netPrices: { readonly [Key in RangeKey]?: string } = {
  msrp_price: `coalesce((details ->> 'net_price')::float8, msrp_price::float8)`,
  display_price: `coalesce(sale_price::float8, (details ->> 'net_price')::float8, msrp_price::float8)`,
}
