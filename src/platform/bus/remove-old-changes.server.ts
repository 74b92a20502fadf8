import { lt, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { contentChange } from './schema.server.ts'

/** How long changes are kept for processes that were cut off; one that was away for half of it counts everything as changed. */
export const KEPT_HOURS = 24

/** Removes changes that every process has read or no longer needs. */
export async function removeOldChanges(db: Queryable): Promise<void> {
  await db.delete(contentChange).where(lt(contentChange.at, sql`now() - ${`${KEPT_HOURS} hours`}::interval`))
}
