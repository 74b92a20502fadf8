import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import { hasRetailerClass, type PublicRetailer, SALES } from '#domains/retailers/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { FieldKind, FormChoices, FormField, RetailerOption } from '../form.ts'
import { findActiveLocations } from '../locations/locations.server.ts'

const MOST_RETAILERS = 1000

/** The choices of a form's location and retailer fields; nothing is loaded for kinds of fields that it lacks. */
export async function listChoices(ctx: Ctx, { fields }: { fields: readonly Pick<FormField, 'type' | 'retailer_tag'>[] }): Promise<FormChoices> {
  const has = (kind: FieldKind) => fields.some(({ type }) => type === kind)
  const [locations, retailers] = await Promise.all([
    has('location') ? findActiveLocations(ctx) : [],
    has('retailer') ? findActiveRetailers(ctx, { items: MOST_RETAILERS }) : [],
  ])
  return {
    locations: locations.map(({ value, name: label }) => ({ value, label })),
    retailers: retailers.filter(isOffered).map((dealer) => retailerOption(dealer, has('time_slot'))),
  }

  function isOffered({ tag_class }: PublicRetailer): boolean {
    return fields.some(({ type, retailer_tag = SALES }) => type === 'retailer' && hasRetailerClass({ tag_class }, retailer_tag))
  }
}

function retailerOption({ id, name, city, tag_class, latitude, longitude, opening_hours }: PublicRetailer, hasTimes: boolean): RetailerOption {
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  return { value: String(id), label: name, city, tags: tag_class, place, opening_hours: hasTimes ? opening_hours : [] }
}
