import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { vehicle } from '../../schema.server.ts'
import { vehicleStatuses } from '../../vocabulary.ts'
import { mayBecome } from './status-moves.ts'

/** How many published vehicles may be reserved now, counted up to `most`: of a large stock no more is read than the question needs. */
export async function countOrderableVehicles(db: Queryable, most: number): Promise<number> {
  const orderable = vehicleStatuses.filter((status) => mayBecome(status, 'reserved'))
  const orderableRows = db
    .select({ one: sql`1`.as('one') })
    .from(vehicle)
    .where(and(eq(vehicle.isPublished, true), inArray(vehicle.status, orderable)))
    .limit(most)
    .as('found')
  const [countRow] = await db.select({ count: count() }).from(orderableRows)
  return countRow?.count ?? 0
}
