import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { vehicle } from '../schema.server.ts'
import { shownStatuses } from '../showroom/is-shown.ts'
import { slugOf } from '../vehicles/slug.ts'
import { isNameplate } from '../vehicles/nameplates.ts'
import { listVehicles } from '../vehicles/find-vehicles.server.ts'
import { rangeValue } from '../search/sql-conditions.server.ts'
import { groupNameplates } from '../vehicles/list-published.server.ts'
import type { VehicleRow } from '../vehicles/fields/vehicle-row.server.ts'

/** `model` is a model, or a family of several; `engine` a word of the derivative's name (P400) or a fuel, '' for all. */
type Wanted = { model: string; engine: string; most: number; rules: PriceBasis }

/**
 * The available derivatives of a model, each represented by its cheapest new vehicle with a visible price, else by its cheapest used one: new ones
 * first, the cheapest of each first, none for an unknown model (B-254, B-255).
 * A derivative is what the vehicle's `version` calls it.
 */
export async function findDerivatives(ctx: Ctx, { model, engine, most, rules }: Wanted): Promise<VehicleRow[]> {
  const key = slugOf(model)
  if (key === '') return []
  const named = (await groupNameplates(ctx, rules)).filter((nameplate) => isNameplate(nameplate, key))
  if (named.length === 0) return []
  const version = sql`lower(coalesce(${vehicle.details} ->> 'version', ''))`
  const wanted = engine.trim().toLowerCase()
  const hasEngine = sql`(${wanted} = any(${vehicle.engineType}) or ${wanted} = any(string_to_array(${version}, ' ')))`
  const ofModel = or(...named.map(({ brand, name }) => and(eq(vehicle.brand, brand), eq(vehicle.model, name))))
  const byPrice = sql`${rangeValue('display_price', rules)} asc nulls last`
  const isUsed = sql`${vehicle.state} <> 'new'`
  const cheapest = ctx.db
    .selectDistinctOn([vehicle.model, version], { id: vehicle.id })
    .from(vehicle)
    .where(and(eq(vehicle.isPublished, true), inArray(vehicle.status, [...shownStatuses]), ofModel, wanted === '' ? undefined : hasEngine))
    .orderBy(vehicle.model, version, isUsed, vehicle.priceHidden, byPrice, vehicle.id)
  const found = await ctx.db
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(inArray(vehicle.id, cheapest))
    .orderBy(isUsed, vehicle.priceHidden, byPrice, asc(vehicle.id))
    .limit(most)
  return listVehicles(
    ctx,
    found.map(({ id }) => id),
  )
}
