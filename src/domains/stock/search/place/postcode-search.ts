import { latinDigits } from '#kernel/digits.ts'
import { stringifyQuery } from '#kernel/query-string.ts'

/** A visitor's search for retailers; `dealerCodes` are the retailers found. */
export type PostcodeSearch = { retailer: string; state: string; postcode: string; locality: string; dealerCodes: readonly string[] }
export type SearchMode = 'postcode' | 'state' | 'retailer' | null

/** A postcode counts with its locality only; then the state, then the retailer. */
export function searchMode({ retailer, state, postcode, locality }: Partial<PostcodeSearch>): SearchMode {
  if (postcode && locality) return 'postcode'
  if (state) return 'state'
  return retailer ? 'retailer' : null
}

/**
 * The retailers to filter the list by: null without a search. An empty list means that none were found: the list is
 * not requested, and the postcode modal stays open.
 */
export function searchedRetailers(search: PostcodeSearch): readonly string[] | null {
  return searchMode(search) === null ? null : search.dealerCodes
}

/** The search as parameters of an address: `_postcode=2000&_locality=Sydney`. */
export function postcodeQuery({ retailer, state, postcode, locality }: PostcodeSearch): string {
  const parameters = { _retailer: retailer, _state: state, _postcode: postcode, _locality: locality }
  return stringifyQuery(Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== '')))
}

/** The empty search. */
export const nowhere: PostcodeSearch = { retailer: '', state: '', postcode: '', locality: '', dealerCodes: [] }

/** Parses the search from an address, without its retailers. Digits of a postcode may be Arabic. */
export function parsePostcodeSearch(params: Readonly<Record<string, string | readonly string[] | undefined>>): PostcodeSearch {
  const parameter = (name: string) => String([params[name] ?? ''].flat()[0] ?? '').trim()
  return {
    retailer: parameter('_retailer'),
    state: parameter('_state'),
    postcode: latinDigits(parameter('_postcode')),
    locality: parameter('_locality'),
    dealerCodes: [],
  }
}
