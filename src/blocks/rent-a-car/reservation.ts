import { escapeMarkup } from '#kernel/values/markup-text.ts'
import type { RentItem, RentLocation, RentOptions } from './configuration.ts'
import type { RentDays } from './rent-days.ts'
import type { ExtraChoice } from './price.ts'

/** A place of the list by its key, or an address that the visitor writes. */
export type Place = { key: string; address: string }
/** The key of an address that the visitor writes. */
export const CUSTOM_PLACE = 'custom'

/** What a visitor chose. `dropoff` is null for the place of the pick-up. */
export type Reservation = { pickup: Place; dropoff: Place | null; from: string; to: string; extraChoices: readonly ExtraChoice[] }

export function emptyReservation(items: readonly RentItem[]): Reservation {
  return { pickup: { key: '', address: '' }, dropoff: null, from: '', to: '', extraChoices: items.map(({ controller }) => controller.default) }
}

/** What keeps somebody from the next step (B-051). */
export function flawOf(
  { pickup, dropoff, from, to }: Reservation,
  { datepicker_disabled_days: closedDays }: RentOptions,
  { first, last, isHoliday }: RentDays,
): 'flaw_place' | 'flaw_dates' | null {
  const isPlace = (place: Place) => place.key !== '' && (place.key !== CUSTOM_PLACE || place.address.trim() !== '')
  if (!isPlace(pickup) || (dropoff && !isPlace(dropoff))) return 'flaw_place'
  const isOpen = (day: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= first && !isHoliday(day) && !closedDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  return isOpen(from) && from <= last && isOpen(to) && to > from ? null : 'flaw_dates'
}

/** A place as it is read. */
export function placeText(place: Place, locations: readonly RentLocation[]): string {
  if (place.key === CUSTOM_PLACE) return place.address.trim()
  const location = locations.find(({ name_key }) => name_key === place.key)
  return location ? [location.point_name, location.city_name].filter(Boolean).join('، ') : ''
}

/** A template with `{id}` of fields, filled with what was typed as text, never as markup (B-237). */
export function filledTemplate(template: string, values: Readonly<Record<string, string | string[]>>): string {
  return template.replace(/\{([\w-]+)\}/g, (_placeholder, id: string) => escapeMarkup([values[id] ?? ''].flat().join('، ')))
}
