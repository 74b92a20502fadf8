import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { fromMinorUnits } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { vehicle } from '../schema.server.ts'
import { slugOf } from '../vehicles/slug.ts'
import { isNameplate } from '../vehicles/nameplates.ts'
import { listVehicles } from '../vehicles/find-vehicles.server.ts'
import { groupNameplates } from '../vehicles/list-published.server.ts'
import { picturedVehicles } from '../vehicles/photos/vehicle-pictures.server.ts'
import type { ModelSpec } from './model-spec.ts'

/** The key of a model in addresses: `range-rover-sport`. */
export function modelKeyOf(name: string): string {
  return slugOf(name)
}

/**
 * The models of a key, by what is in stock of them (A-291, C-296): the one of that name first, then those of that code or group. Several
 * where models share a code; none for an unknown key.
 */
export async function findModelSpecs(ctx: Ctx, key: string, rules: PriceBasis): Promise<ModelSpec[]> {
  const wanted = slugOf(key)
  if (wanted === '') return []
  const groups = await groupNameplates(ctx, rules)
  const named = groups.filter(({ name }) => modelKeyOf(name) === wanted)
  const related = groups.filter((group) => !named.includes(group) && isNameplate(group, wanted))
  const found = [...named, ...related]
  if (found.length === 0) return []
  const facts = await readFacts(
    ctx,
    found.map(({ brand, name }) => and(eq(vehicle.brand, brand), eq(vehicle.model, name))),
  )
  const shown = await picturedVehicles(
    ctx,
    await listVehicles(
      ctx,
      found.flatMap(({ ids }) => ids),
    ),
  )
  return found.flatMap(({ brand, name, code, group, count, currency, price_from, used_price_from, ids }) => {
    const fact = facts.find((row) => row.brand === brand && row.name === name)
    // The model was removed between the two statements.
    if (!fact) return []
    const pictured = shown.filter(({ id }) => ids.includes(id))
    const { brand: _, name: __, ...rest } = fact
    return {
      key: modelKeyOf(name),
      brand,
      name,
      display_name: pictured.find(({ model_display_name }) => model_display_name !== '')?.model_display_name ?? name,
      external_code: code,
      model_group: group,
      image: pictured.find(({ cover_photo_medium }) => cover_photo_medium !== '')?.cover_photo_medium ?? '',
      vehicles: count,
      currency,
      price_from: price_from === null ? null : fromMinorUnits(price_from, currency),
      used_price_from: used_price_from === null ? null : fromMinorUnits(used_price_from, currency),
      ...rest,
    }
  })
}

type Facts = Pick<
  ModelSpec,
  | ('brand' | 'name' | 'engine_type' | 'transmission' | 'drivetrain' | 'versions' | 'number_of_seats')
  | ('power' | 'power_unit' | 'engine_capacity' | 'engine_capacity_unit' | 'production_year')
>

async function readFacts({ db }: Ctx, models: readonly (SQL | undefined)[]): Promise<Facts[]> {
  const detail = (name: string) => sql`${vehicle.details} ->> ${sql.raw(`'${name}'`)}`
  const values = (value: SQL) => sql`coalesce(array_agg(distinct ${value} order by ${value}) filter (where ${value} <> ''), '{}')`
  const span = (value: SQL) => sql`case when min(${value}) is not null then json_build_object('min', min(${value}), 'max', max(${value})) end`
  const capacity = sql`(${detail('engine_capacity_normalized')})::float8`
  const { rows } = await db.execute<Facts>(sql`
    select ${vehicle.brand} as brand, ${vehicle.model} as name,
      (select coalesce(array_agg(distinct fuel order by fuel), '{}') from unnest(string_to_array(string_agg(array_to_string(${vehicle.engineType}, ','), ','), ',')) as fuel where fuel <> '') as engine_type,
      ${values(sql`${vehicle.transmission}`)} as transmission, ${values(detail('drivetrain'))} as drivetrain, ${values(detail('version'))} as versions,
      ${span(sql`${vehicle.numberOfSeats}`)} as number_of_seats, ${span(sql`${vehicle.power}`)} as power,
      coalesce(max(${detail('power_unit')}), '') as power_unit, ${span(capacity)} as engine_capacity,
      coalesce(max(${detail('engine_capacity_unit')}), '') as engine_capacity_unit, ${span(sql`${vehicle.productionYear}`)} as production_year
    from ${vehicle} where ${and(eq(vehicle.isPublished, true), or(...models))}
    group by ${vehicle.brand}, ${vehicle.model}`)
  return rows
}
