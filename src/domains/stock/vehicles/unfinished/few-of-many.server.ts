import { inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { vehicle } from '../../schema.server.ts'
import type { VehicleRow } from '../fields/vehicle-row.server.ts'

/** So many are counted, and looked at for the first few: nobody works off more in a morning. */
const MOST_COUNTED = 1000
export const FEW = 5

const some = (db: Queryable, condition: SQL) => db.select({ id: vehicle.id }).from(vehicle).where(condition).limit(MOST_COUNTED).as('some')

/** How many vehicles there are, up to {@link MOST_COUNTED}. */
export async function countSome(db: Queryable, condition: SQL): Promise<number> {
  return db.$count(some(db, condition))
}

/** The first {@link FEW} of at most {@link MOST_COUNTED}, so that the index of the condition finds them, and not a walk through all vehicles in their order. */
export async function firstFew(db: Queryable, condition: SQL): Promise<VehicleRow[]> {
  const matches = some(db, condition)
  const first = await db.select({ id: matches.id }).from(matches).orderBy(matches.id).limit(FEW)
  if (first.length === 0) return []
  const ids = first.map(({ id }) => id)
  return db.select().from(vehicle).where(inArray(vehicle.id, ids)).orderBy(vehicle.id)
}
