import type { Ctx } from '#platform/ctx.server.ts'
import type { PublishedStock } from '../search/stock-search.ts'
import type { VehicleRow } from '../vehicles/fields/vehicle-row.server.ts'
import { listVehicles } from '../vehicles/find-vehicles.server.ts'
import { isNameplate } from '../vehicles/nameplates.ts'
import { slugOf } from '../vehicles/slug.ts'

/** `model` is a model, or a family of several; `engine` a word of the derivative's name (P400) or a fuel, '' for all; `country` where they are sold, '' for anywhere. */
type DerivativeQuery = { model: string; engine: string; country?: string; most: number }

/**
 * The available derivatives of a model, each represented by its cheapest new vehicle with a visible price, else by its cheapest used one: new ones
 * first, the cheapest of each first, none for an unknown model (B-254, B-255).
 * A derivative is what the vehicle's `version` calls it.
 */
export async function findDerivatives(
  ctx: Ctx,
  stock: Pick<PublishedStock, 'models'>,
  { model, engine, country = '', most }: DerivativeQuery,
): Promise<VehicleRow[]> {
  const key = slugOf(model)
  if (key === '') return []
  const models = stock.models()
  const nameplates = models.list().filter((nameplate) => isNameplate(nameplate, key))
  if (nameplates.length === 0) return []
  const isModel = (one: { brand: string; name: string }) => nameplates.some(({ brand, name }) => brand === one.brand && name === one.name)
  return listVehicles(ctx, models.derivatives({ isModel, engine: engine.trim().toLowerCase(), country, most }))
}
