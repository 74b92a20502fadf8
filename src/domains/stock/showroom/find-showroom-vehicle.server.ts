import { eq, inArray } from 'drizzle-orm'
import { isRowId } from '#kernel/values/row-id.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { vehicle } from '../schema.server.ts'
import type { VehicleRow } from '../vehicles/fields/vehicle-row.server.ts'
import { isShown } from './is-shown.ts'

/**
 * The vehicle of a showroom page; null for an unknown id. A sold or withdrawn vehicle is `gone`: its page does not show it,
 * only similar ones.
 */
export async function findShowroomVehicle({ db }: Pick<Ctx, 'db'>, id: number): Promise<{ row: VehicleRow; isGone: boolean } | null> {
  if (!isRowId(id)) return null
  const [row] = await db.select().from(vehicle).where(eq(vehicle.id, id))
  return row ? { row, isGone: !row.isPublished || !isShown(row.status) } : null
}

/** The rows of several vehicles by their ids, whether they are shown or not; unknown ids are left out. */
export async function findVehicleRows({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<ReadonlyMap<number, VehicleRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(vehicle)
    .where(inArray(vehicle.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
