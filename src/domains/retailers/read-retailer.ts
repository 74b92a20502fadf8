import { byName } from '#kernel/by-name.ts'
import { latinDigits } from '#kernel/digits.ts'
import { isFilled, isRecord } from '#kernel/json/json-values.ts'

/** Names under which a field comes in files and from other systems, best first. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  address: ['address'],
  city: ['city'],
  locality: ['locality'],
  state: ['state'],
  postcode: ['postcode', 'zipcode'],
  country: ['country', 'country_code'],
  email: ['email'],
  phone: ['phone', 'mainPhone'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng'],
  position: ['position'],
  tag_class: ['tag_class'],
  brands: ['brands'],
  services: ['services'],
  ci_code: ['ci_code', 'ciCode'],
  dealer_code: ['dealer_code', 'dealerCode'],
  opening_hours: ['opening_hours'],
  url: ['url'],
  image_id: ['image_id'],
  is_active: ['is_active'],
}
const contactNames = ['contact', 'contacts']
/** Columns that an export has and an import ignores. */
const ignored = ['id', 'version', 'created_at', 'updated_at']

/** Every name that a column of a file of retailers may have. */
export const retailerColumns: readonly string[] = [...Object.values(alternatives).flat(), ...contactNames, ...ignored]

const numeric = new Set(['latitude', 'longitude', 'position', 'image_id'])
const lists = new Set(['tag_class', 'brands', 'services'])
const nullable = new Set(['latitude', 'longitude', 'image_id'])

/**
 * The fields of a retailer in our names, from a record that may use others: e-mail as `email` or as a contact of that type, phone as
 * `phone` or `mainPhone`, postcode as `postcode` or `zipcode`. Cells of text become numbers, flags and lists: names by `|`,
 * opening hours as `days: hours` by `|`. Only what the record has is there; a field that cannot be read stays for the schema to refuse.
 */
export function readRetailer(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields: Record<string, unknown> = byName()
  for (const [field, names] of Object.entries(alternatives)) {
    const givenNames = names.filter((name) => Object.hasOwn(record, name) && record[name] !== undefined)
    const name = givenNames.find((candidate) => isFilled(record[candidate])) ?? givenNames[0]
    if (name !== undefined) fields[field] = readCell(field, record[name])
  }
  const contacts = contactNames.flatMap((name) => [record[name]].flat()).filter(isRecord)
  for (const [field, types] of Object.entries(contactTypes)) {
    if (isFilled(fields[field])) continue
    const text = types.map((type) => textOfContact(contacts, type)).find(Boolean)
    if (text !== undefined) fields[field] = text
  }
  return { ...fields, ...placeOf(record.position) }
}

const contactTypes = { email: ['email'], phone: ['phone', 'mainPhone'] } as const

/** A contact says its type (`{ type: 'email', value }`) or is named by it (`{ email }`). */
function textOfContact(contacts: readonly Record<string, unknown>[], type: string): string | undefined {
  const texts = contacts.map((contact) => (contact.type === type ? contact.value : contact[type]))
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** A position may be the place on the map instead of the place in a list. */
function placeOf(position: unknown): Record<string, unknown> {
  if (!isRecord(position)) return {}
  return { latitude: position.latitude ?? position.lat, longitude: position.longitude ?? position.lng, position: 0 }
}

function readCell(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? (nullable.has(field) ? null : '')
  const text = value.trim()
  if (numeric.has(field)) return readNumber(text, nullable.has(field) ? null : 0)
  if (lists.has(field)) return partsOf(text)
  if (field === 'opening_hours') return partsOf(text).map(readHours)
  if (field === 'is_active') return flags[text.toLowerCase()] ?? text
  return text
}

const flags: Readonly<Record<string, boolean>> = byName({
  '': true,
  true: true,
  '1': true,
  yes: true,
  نعم: true,
  false: false,
  '0': false,
  no: false,
  لا: false,
})

function readNumber(text: string, empty: number | null): unknown {
  if (text === '') return empty
  const number = Number(latinDigits(text))
  return Number.isFinite(number) ? number : text
}

function partsOf(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
}

function readHours(text: string): { days: string; hours: string } {
  const [days = '', ...hours] = text.split(':')
  return { days: days.trim(), hours: hours.join(':').trim() }
}
