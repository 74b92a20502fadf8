import { stringifyQuery } from '#kernel/query-string.ts'

/** The filters of a search for retailers; absent ones do not apply. `items` limits the results. */
export type RetailerSearch = {
  items?: number
  brand?: string
  state?: string
  postcode?: string
  locality?: string
  dealerCodes?: readonly string[]
}

/** The query string of a search for retailers, in the bracketed names of the core API. */
export function retailerQuery({ items, brand, state, postcode, locality, dealerCodes }: RetailerSearch): string {
  return stringifyQuery({
    items,
    q: { brand_eq: brand || null, state_eq: state || null, postcode_eq: postcode || null, locality_eq: locality || null },
    'q[dealer_code_in][]': dealerCodes ?? [],
  })
}
