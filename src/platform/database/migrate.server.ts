import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** An arbitrary constant: every process takes the same advisory lock while it migrates. */
const MIGRATION_LOCK = 727_301

/** Brings the schema up to date. Several processes may call it at once: one migrates, the others wait. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A lost connection fails the running statement; without a listener, its `error` event would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await migrate(db, { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
