import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { vehicle } from '../../schema.server.ts'
import { vehicleStatuses } from '../../vocabulary.ts'
import { mayMove } from './status-moves.ts'

/** How many published vehicles may be reserved now. */
export function countOrderableVehicles(db: Queryable): Promise<number> {
  const orderable = vehicleStatuses.filter((status) => mayMove(status, 'reserved'))
  return db.$count(vehicle, and(eq(vehicle.isPublished, true), inArray(vehicle.status, orderable)))
}
