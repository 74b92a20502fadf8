import { recordVersion } from '#platform/database/record-version.server.ts'
import { countryOfRetailer } from './country-of-retailer.ts'
import type { Retailer, RetailerDraft, PublicRetailer } from './retailer.ts'
import type { retailer } from './schema.server.ts'

export type RetailerRow = typeof retailer.$inferSelect

/** The columns of what staff wrote. */
export function retailerColumns(draft: RetailerDraft) {
  const { tag_class, ci_code, dealer_code, opening_hours, image_id, is_active, ...rest } = draft
  return { ...rest, tagClass: tag_class, ciCode: ci_code, dealerCode: dealer_code, openingHours: opening_hours, imageId: image_id, isActive: is_active }
}

/** What staff wrote, from its row; always in the same order of fields, which the version depends on. */
export function draftOfRow(row: RetailerRow): RetailerDraft {
  return {
    name: row.name,
    address: row.address,
    city: row.city,
    locality: row.locality,
    state: row.state,
    postcode: row.postcode,
    country: row.country,
    email: row.email,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    position: row.position,
    tag_class: row.tagClass,
    brands: row.brands,
    services: row.services,
    ci_code: row.ciCode,
    dealer_code: row.dealerCode,
    opening_hours: row.openingHours.map(({ days, hours }) => ({ days, hours })),
    url: row.url,
    image_id: row.imageId,
    is_active: row.isActive,
  }
}

export function retailerOf(row: RetailerRow): Retailer {
  const record = { id: row.id, ...draftOfRow(row) }
  return { ...record, version: recordVersion(record) }
}

export function publicRetailerOf(row: RetailerRow): PublicRetailer {
  const { is_active: _, ci_code: ciCode, ...open } = draftOfRow(row)
  return { id: row.id, ...open, country: countryOfRetailer(open), ciCode, mainPhone: open.phone, zipcode: open.postcode }
}
