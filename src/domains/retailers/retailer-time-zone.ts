import type { weekdayNames } from '#kernel/calendar.ts'
import { countryOfRetailer } from './country-of-retailer.ts'
import type { RetailerDraft } from './retailer.ts'

/** Days on which nobody in a country works: weekdays by name, and public holidays, both days included (`2026-05-31`). */
export type MarketDays = {
  weekend: readonly (typeof weekdayNames)[number][]
  holidays: readonly { from: string; to: string; name: string }[]
}

/** The calendars of the site, as its settings have them: its own time zone, and time zones and days off of the countries in which cars are sold. */
export type Clocks = {
  timeZone: string
  markets: { list: readonly ({ country: string; time_zone: string } & MarketDays)[]; home: MarketDays | null }
}

type Located = Pick<RetailerDraft, 'country' | 'dealer_code' | 'phone'>

/** The time zone in which a retailer keeps its hours: that of its market, or the site's where its country has none. */
export function retailerTimeZone(retailer: Located | null, clocks: Clocks): string {
  return calendarOf(retailer ? countryOfRetailer(retailer) : '', clocks).timeZone
}

/** Clock and days off of a country; those of the site where the country has no market. */
export function calendarOf(country: string, { timeZone, markets }: Clocks): { timeZone: string; daysOff: MarketDays | null } {
  const market = markets.list.find((one) => one.country === country)
  return market ? { timeZone: market.time_zone, daysOff: market } : { timeZone, daysOff: markets.home }
}
