import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { vehicle } from '../schema.server.ts'
import type { VehicleRow } from '../vehicles/fields/vehicle-row.server.ts'
import { isShown } from './is-shown.ts'

const LARGEST_ID = 2_147_483_647

/**
 * The vehicle of a showroom page; null for an unknown id. A sold or withdrawn vehicle is `gone`: its page does not show it,
 * only similar ones.
 */
export async function findShowroomVehicle({ db }: Pick<Ctx, 'db'>, id: number): Promise<{ row: VehicleRow; isGone: boolean } | null> {
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) return null
  const [row] = await db.select().from(vehicle).where(eq(vehicle.id, id))
  return row ? { row, isGone: !row.isPublished || !isShown(row.status) } : null
}
