import type { Market } from './market.ts'

/** The markets of the site; `home` is its own, null on a site whose country has no record. */
export type Markets = { list: readonly Market[]; home: Market | null }

/** The first record of a country wins. */
export function knownMarkets(list: readonly Market[], homeCountry: string): Markets {
  const markets = list.filter(({ country }, index) => list.findIndex((other) => other.country === country) === index)
  return { list: markets, home: marketOfCountry({ list: markets }, homeCountry) }
}

/** The market of a country by its code of two letters; null for a country without a record. */
export function marketOfCountry({ list }: Pick<Markets, 'list'>, country: string): Market | null {
  return list.find((market) => market.country === country) ?? null
}

/** The markets of the site by what is needed of them. */
type Among<Known> = { list: readonly Known[]; home: Known | null }

/**
 * The market of a car: that of its retailer's country, else the site's own if the currency fits, else the first with the car's currency; null for none.
 * `country` is '' where the retailer's is unknown.
 */
export function marketOfCar<Known extends Pick<Market, 'country' | 'currency'>>(
  { list, home }: Among<Known>,
  { country, currency }: { country: string; currency: string },
): Known | null {
  const own = list.find((market) => market.country === country)
  return own ?? (home?.currency === currency ? home : (list.find((market) => market.currency === currency) ?? null))
}
