import { timesOf, weekdaysOf } from './opening-hours.ts'

/** The structured data of a business for search engines; empty values are omitted (B-187, B-188). */
export type RetailerFacts = {
  name?: string
  description?: string
  keywords?: string
  /** A line per rule: 'Mo-Sa 09:00-20:00', or days and hours as people write them, with a colon between. */
  openingHours?: string
  paymentAccepted?: string
  priceRange?: string
  address?: string
  city?: string
  latitude?: number | null
  longitude?: number | null
  url?: string
  image?: string
  contacts?: readonly { type: string; value: string }[]
  offers?: readonly { category: string; description: string; url: string }[]
  services?: readonly string[]
}

const SCHEMA_HOURS = /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su)[-, ]*)+\s\d{2}:\d{2}-\d{2}:\d{2}$/
/** A day without hours, which machines read from its absence. */
const CLOSED_LINE = /:\s*(مغلق|closed)\s*$/i
const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The schema.org description of a retailer or a workshop; null when nothing is known of it. */
export function retailerSchema(type: 'AutoDealer' | 'AutoRepair', facts: RetailerFacts): Record<string, unknown> | null {
  const { address = '', city = '', latitude, longitude } = facts
  const hasPlace = typeof latitude === 'number' && typeof longitude === 'number'
  const properties = withoutEmpty({
    name: facts.name,
    description: facts.description,
    keywords: facts.keywords,
    url: facts.url,
    image: facts.image,
    ...openingHours(facts.openingHours ?? ''),
    paymentAccepted: facts.paymentAccepted,
    priceRange: facts.priceRange,
    address: address.trim() || city.trim() ? { '@type': 'PostalAddress', ...withoutEmpty({ streetAddress: address, addressLocality: city }) } : null,
    geo: hasPlace ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
    ...contacts(facts.contacts ?? []),
    makesOffer: (facts.offers ?? []).map((offer) => withoutEmpty({ ...offer })).flatMap((offer) => (isEmpty(offer) ? [] : { '@type': 'Offer', ...offer })),
    hasOfferCatalog: catalogue((facts.services ?? []).filter((name) => name.trim() !== '')),
  })
  return isEmpty(properties) ? null : { '@context': 'https://schema.org', '@type': type, ...properties }
}

/** Readable opening hours become schema.org specifications; unreadable lines stay as they are. */
function openingHours(text: string): Record<string, unknown> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const hours = lines.map((line) => ({ line, rule: SCHEMA_HOURS.test(line) ? null : ruleOf(line) }))
  return {
    openingHours: hours.flatMap(({ line, rule }) => (rule || CLOSED_LINE.test(line) ? [] : line)),
    openingHoursSpecification: hours.flatMap(({ rule }) => rule ?? []),
  }
}

function ruleOf(line: string): Record<string, unknown> | null {
  const [days = '', ...hours] = line.split(':')
  const dayOfWeek = weekdaysOf(days).map((day) => schemaDays[day])
  const times = timesOf(hours.join(':'))
  return times && dayOfWeek.length > 0 ? { '@type': 'OpeningHoursSpecification', dayOfWeek, ...times } : null
}

/** The first number and the first mailbox are the business's own; every other contact is a point of contact with its kind. */
function contacts(list: readonly { type: string; value: string }[]): Record<string, unknown> {
  const filledContacts = list.filter(({ value }) => value.trim() !== '')
  const phone = filledContacts.find(({ type }) => type === 'phone')
  const email = filledContacts.find(({ type }) => type === 'email')
  const others = filledContacts.filter((contact) => contact !== phone && contact !== email)
  return {
    telephone: phone?.value,
    email: email?.value,
    contactPoint: others.map(({ type, value }) => ({ '@type': 'ContactPoint', contactType: type, ...channel(value) })),
  }
}

function channel(value: string): Record<string, string> {
  if (/^https?:\/\//.test(value)) return { url: value }
  return value.includes('@') ? { email: value } : { telephone: value }
}

function catalogue(services: readonly string[]): unknown {
  if (services.length === 0) return null
  return { '@type': 'OfferCatalog', itemListElement: services.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })) }
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => {
      if (typeof value === 'string') return value.trim() !== ''
      return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
    }),
  )
}

function isEmpty(values: Record<string, unknown>): boolean {
  return Object.keys(values).length === 0
}
