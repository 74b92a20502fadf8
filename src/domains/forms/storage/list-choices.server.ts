import { findActiveDealers } from '#domains/retailers/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { FieldKind, FormChoices, FormField } from '../form.ts'
import { findActiveLocations } from '../locations/locations.server.ts'

const MOST_RETAILERS = 1000

/** What the site offers in the location and retailer fields of a form; nothing is read for kinds that it does not have. */
export async function listChoices(ctx: Ctx, { fields }: { fields: readonly Pick<FormField, 'type'>[] }): Promise<FormChoices> {
  const has = (kind: FieldKind) => fields.some(({ type }) => type === kind)
  const [locations, retailers] = await Promise.all([
    has('location') ? findActiveLocations(ctx) : [],
    has('retailer') ? findActiveDealers(ctx, { items: MOST_RETAILERS }) : [],
  ])
  return {
    locations: locations.map(({ value, name: label }) => ({ value, label })),
    retailers: retailers.map(({ id, name: label, opening_hours }) => ({ value: String(id), label, opening_hours })),
  }
}
