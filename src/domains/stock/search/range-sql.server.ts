import type { PriceBasis } from '../prices/price-rules.ts'
import { shownPriceFields } from '../prices/shown-price.ts'
import { isPriceKey, type RangeKey, stockFilters } from './stock-filters.ts'

/** Where each price is stored, in minor units of the vehicle's currency. */
const storedColumns = {
  sale_price: 'sale_price::float8',
  gross_price: `(details ->> 'gross_price')::float8`,
  net_price: `(details ->> 'net_price')::float8`,
  msrp_price: 'msrp_price::float8',
} as const

/**
 * What a range looks at, as SQL over the table of vehicles. Prices are those that visitors see, in minor units of the site's currency so that
 * those of all currencies compare; a price on request or of a currency without a rate is none. The list price under its own name is the attribute of that
 * name while tax is included.
 */
export function rangeSql(key: RangeKey, { taxIncluded, priceOnRequestOptions, factors }: PriceBasis): string {
  if (!isPriceKey(key)) return `${stockFilters[key].attribute}::float8`
  const listedPrices = taxIncluded ? (['msrp_price'] as const) : (['net_price', 'msrp_price'] as const)
  const price = key === 'display_price' ? shownPriceSql({ taxIncluded }) : firstSql(listedPrices)
  const factor = factors.map(([currency, value]) => `when '${currency}' then ${value}::float8`).join(' ')
  const comparable = `${price} * case currency ${factor} else null end`
  return priceOnRequestOptions.includes('cash') ? `case when not price_hidden then ${comparable} end` : comparable
}

/** The price that visitors see, as SQL in minor units of the vehicle's own currency, hidden or not. With tax a column holds it, written by the same rule. */
export function shownPriceSql({ taxIncluded }: Pick<PriceBasis, 'taxIncluded'>): string {
  return taxIncluded ? 'display_price::float8' : firstSql(shownPriceFields(taxIncluded))
}

function firstSql(names: readonly (keyof typeof storedColumns)[]): string {
  return `coalesce(${names.map((name) => storedColumns[name]).join(', ')})`
}
