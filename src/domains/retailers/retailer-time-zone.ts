import { countryOfRetailer } from './country-of-retailer.ts'
import type { RetailerDraft } from './retailer.ts'

/** The clocks of the site, as its settings have them: its own time zone, and those of the countries in which cars are sold. IANA names. */
export type Clocks = { timeZone: string; markets: { list: readonly { country: string; time_zone: string }[] } }

/** The time zone in which a retailer keeps its hours: that of its market, or the site's where its country has none. */
export function retailerTimeZone(retailer: Pick<RetailerDraft, 'country' | 'dealer_code' | 'phone'> | null, { timeZone, markets }: Clocks): string {
  const country = retailer ? countryOfRetailer(retailer) : ''
  return markets.list.find((market) => market.country === country)?.time_zone ?? timeZone
}
