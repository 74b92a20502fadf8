import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'

/**
 * Until the transaction ends nobody else adds or removes a row with these bytes: they are stored once for all rows that have them, and
 * must neither go while a row is being written nor stay when the last one goes.
 */
export async function lockOriginal(tx: Queryable, checksum: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`original ${checksum}`}, 0))`)
}
