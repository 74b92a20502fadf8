import { fromMinorUnits } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PublishedStock } from '../search/stock-search.ts'
import { slugOf } from '../vehicles/slug.ts'
import { isNameplate } from '../vehicles/nameplates.ts'
import { listVehicles } from '../vehicles/find-vehicles.server.ts'
import { picturedVehicles } from '../vehicles/photos/vehicle-pictures.server.ts'
import type { LowestPrices } from './stock-models.ts'
import type { ModelSpec } from './model-spec.ts'

function inUnits({ currency, price_from, used_price_from }: LowestPrices): LowestPrices {
  const units = (minor: number | null) => (minor === null ? null : fromMinorUnits(minor, currency))
  return { currency, price_from: units(price_from), used_price_from: units(used_price_from) }
}

/**
 * The models of a key, by what is in stock of them (A-291, C-296): the one of that name first, then those of that code or group. Several
 * where models share a code; none for an unknown key.
 */
export async function findModelSpecs(ctx: Ctx, stock: Pick<PublishedStock, 'models'>, key: string): Promise<ModelSpec[]> {
  const slug = slugOf(key)
  if (slug === '') return []
  const models = stock.models()
  const groups = models.list()
  const namedModels = groups.filter(({ name }) => slugOf(name) === slug)
  const related = groups.filter((group) => !namedModels.includes(group) && isNameplate(group, slug))
  const foundModels = [...namedModels, ...related]
  if (foundModels.length === 0) return []
  const shownVehicles = await picturedVehicles(
    ctx,
    await listVehicles(
      ctx,
      foundModels.flatMap(({ ids }) => ids),
    ),
  )
  return foundModels.flatMap(({ brand, name, code, group, count, prices_in, ids, ...prices }) => {
    const facts = models.factsOf({ brand, name })
    if (!facts) return []
    const pictured = shownVehicles.filter(({ id }) => ids.includes(id))
    return {
      key: slugOf(name),
      brand,
      name,
      display_name: pictured.find(({ model_display_name }) => model_display_name !== '')?.model_display_name ?? name,
      external_code: code,
      model_group: group,
      image: pictured.find(({ cover_photo_medium }) => cover_photo_medium !== '')?.cover_photo_medium ?? '',
      vehicles: count,
      ...inUnits(prices),
      prices_in: Object.fromEntries(Object.entries(prices_in).map(([country, lowest]) => [country, inUnits(lowest)])),
      ...facts,
    }
  })
}
