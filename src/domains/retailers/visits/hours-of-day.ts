import { weekdayNames, weekdayOf } from '#kernel/calendar.ts'
import { countryOfRetailer } from '../country-of-retailer.ts'
import { namesHolidays, timesOf, weekdaysOf } from '../opening-hours.ts'
import type { RetailerDraft } from '../retailer.ts'
import { calendarOf, type Clocks, type MarketDays } from '../retailer-time-zone.ts'

export type OpeningHours = readonly { days: string; hours: string }[]

/**
 * Who is visited. `openingHours` is null, or says nothing readable, where any hour of a working day will do. `daysOff` are those of its market; null where
 * none apply.
 */
export type VisitPlace = { timeZone: string; openingHours: OpeningHours | null; daysOff: MarketDays | null }

/** A retailer as a place to visit; null is the site itself, with the days off of its own country. */
export function visitPlaceOf(
  retailer: (Pick<RetailerDraft, 'country' | 'dealer_code' | 'phone'> & { opening_hours: OpeningHours }) | null,
  clocks: Clocks,
): VisitPlace {
  return { openingHours: retailer?.opening_hours ?? null, ...calendarOf(retailer ? countryOfRetailer(retailer) : '', clocks) }
}

/** Where rented cars are fetched: the site itself, on every day but public holidays; which weekdays it closes on is said where cars are offered. */
export function rentalPlace(clocks: Clocks): VisitPlace {
  const place = visitPlaceOf(null, clocks)
  return { ...place, daysOff: place.daysOff && { ...place.daysOff, weekend: [] } }
}

/**
 * The hours of a day (decision 0167): on a public holiday those that the retailer names for holidays; on any other day those of its weekday. Nothing
 * for a closed day; null where any hour will do, on a working day of somebody whose hours cannot be read.
 */
export function hoursOfDay(day: string, place: VisitPlace): { opens: string; closes: string }[] | null {
  const hours = place.openingHours ?? []
  if (holidayOn(day, place)) return timesIn(hours.filter(({ days }) => namesHolidays(days)))
  if (isReadable(hours)) return timesIn(hours.filter(({ days }) => weekdaysOf(days).includes(weekdayOf(day))))
  return place.daysOff?.weekend.some((name) => weekdayNames.indexOf(name) === weekdayOf(day)) ? [] : null
}

/** Whether nobody can be visited on a day. */
export function isClosedOn(day: string, place: VisitPlace): boolean {
  return hoursOfDay(day, place)?.length === 0
}

/** The public holiday of the market on a day. */
export function holidayOn(day: string, { daysOff }: Pick<VisitPlace, 'daysOff'>): MarketDays['holidays'][number] | undefined {
  return daysOff?.holidays.find(({ from, to }) => from <= day && day <= to)
}

function isReadable(hours: OpeningHours): boolean {
  return hours.some(({ days, hours: text }) => weekdaysOf(days).length > 0 && timesOf(text) !== null)
}

function timesIn(lines: OpeningHours): { opens: string; closes: string }[] {
  return lines.flatMap(({ hours }) => timesOf(hours) ?? [])
}
