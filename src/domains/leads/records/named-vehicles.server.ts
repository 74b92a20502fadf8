import type { FormField, LeadAttributes } from '#domains/forms/index.ts'
import { findVehicleName } from '#domains/orders/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { NamedVehicles } from './lead-facts.ts'

/** An id as the stock gives them; pages may write a car into such a field as a text instead. */
const ID = /^[1-9]\d{0,8}$/

/** The cars that leads are about, by the ids that their fields hold: staff read the name of a car that visitors do not find, too. */
export async function namedVehicles(ctx: Ctx, fields: readonly FormField[], leads: readonly LeadAttributes[]): Promise<NamedVehicles> {
  const names = fields.filter(({ type }) => type === 'vehicle').map(({ name }) => name)
  const values = leads.flatMap((attributes) => names.flatMap((name) => attributes[name] ?? []))
  const ids = [...new Set(values)].filter((value) => ID.test(value))
  return new Map(await Promise.all(ids.map(async (id) => [id, await findVehicleName(ctx, Number(id))] as const)))
}
