import { directionsHref, type Place, phoneHref, type PublicRetailer, weekdaysOf, whatsAppHref } from '#domains/retailers/index.ts'

/** A dealer as the locator draws it. */
export type DealerView = {
  id: string
  code: string
  name: string
  address: string
  city: string
  locality: string
  state: string
  postcode: string
  /** ISO code of its country, '' if unknown. */
  market: string
  brands: readonly string[]
  services: readonly string[]
  phone: { text: string; href: string } | null
  whatsApp: string | null
  email: string
  url: string
  place: Place | null
  directions: string | null
  /** `weekdays` from Sunday as 0; empty when the days could not be read. */
  hours: readonly { days: string; hours: string; weekdays: readonly number[] }[]
}

export function dealerView(dealer: Omit<PublicRetailer, 'ciCode' | 'mainPhone' | 'zipcode'>): DealerView {
  const { latitude, longitude, phone } = dealer
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  const tel = phoneHref(phone)
  return {
    id: String(dealer.id),
    code: dealer.dealer_code,
    name: dealer.name,
    address: dealer.address,
    city: dealer.city,
    locality: dealer.locality,
    state: dealer.state,
    postcode: dealer.postcode,
    market: dealer.country,
    brands: dealer.brands,
    services: dealer.services,
    phone: tel ? { text: phone, href: tel } : null,
    whatsApp: whatsAppHref(phone),
    email: dealer.email,
    url: dealer.url,
    place,
    directions: directionsHref(place, [dealer.address, dealer.city].filter(Boolean).join('، ')),
    hours: dealer.opening_hours.map(({ days, hours }) => ({ days, hours, weekdays: weekdaysOf(days) })),
  }
}
