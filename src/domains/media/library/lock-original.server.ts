import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'

/**
 * Locks an original until the transaction ends: nobody else can add or delete a row with these bytes. All such rows share one stored
 * file, which must not be deleted while a row is written, nor outlive the last row.
 */
export async function lockOriginal(tx: Queryable, checksum: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`original ${checksum}`}, 0))`)
}
