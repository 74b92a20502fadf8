import type { Market } from './market.ts'

/** The markets of the site; `home` is its own, null on a site whose country has no record. */
export type Markets = { list: readonly Market[]; home: Market | null }

/** The first record of a country wins. */
export function knownMarkets(list: readonly Market[], homeCountry: string): Markets {
  const known = list.filter(({ country }, index) => list.findIndex((other) => other.country === country) === index)
  return { list: known, home: marketOfCountry({ list: known }, homeCountry) }
}

/** The market of a country by its code of two letters; null for a country without a record. */
export function marketOfCountry({ list }: Pick<Markets, 'list'>, country: string): Market | null {
  return list.find((market) => market.country === country) ?? null
}
