import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** For searches of other domains: name and place of the retailer with the dealer code of a column; null for none. */
export function retailerPlace(dealerCode: AnyColumn): SQL {
  return sql`(select concat_ws(' ', place.name, place.city, place.locality, place.state, place.address) from retailer place
    where place.dealer_code = ${dealerCode} and place.dealer_code <> '')`
}
