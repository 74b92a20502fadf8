import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { z } from 'zod'
import { addressOf } from './primary.server.ts'

/** An arbitrary constant: every process takes the same advisory lock while it migrates. */
const MIGRATION_LOCK = 727_301

/** What the library writes down of its steps. */
const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

/** The steps of a schema: how many this build knows, how many the database has, and whether some of those are newer than all that the build knows. */
export type SchemaState = { knownSteps: number; applied: number; isNewer: boolean }

/** A database that a newer build has migrated already. */
export class NewerSchemaError extends Error {
  constructor({ knownSteps, applied }: SchemaState) {
    super(
      `The database has ${applied} steps of the schema, and this build knows ${knownSteps}: a newer build has migrated it.\n` +
        '  - Start the newer build again, or restore a backup of before it.\n' +
        '  - To go back by one release, whose columns are all still there, start with NEWER_SCHEMA=serve.',
    )
    this.name = 'NewerSchemaError'
  }
}

/**
 * Brings the schema up to date. Several processes may call it at once: one migrates, the others wait. Throws a {@link NewerSchemaError} when a newer build
 * was there, unless `mayBeNewer`: then nothing is changed.
 * `upTo` leaves out the steps after that time of the journal: those that a backup does not have.
 */
export async function migrateDatabase(
  url: string,
  folder: string,
  { mayBeNewer = false, upTo = Number.POSITIVE_INFINITY }: { mayBeNewer?: boolean; upTo?: number } = {},
): Promise<SchemaState> {
  const client = new pg.Client({ connectionString: addressOf(url), connectionTimeoutMillis: 5000 })
  // A lost connection fails the running statement; without a listener, its `error` event would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    const before = await schemaStateOf(db, folder)
    if (before.isNewer && !mayBeNewer) throw new NewerSchemaError(before)
    if (before.isNewer) return before
    await (upTo === Number.POSITIVE_INFINITY ? migrate(db, { migrationsFolder: folder }) : migrateUpTo(db, folder, upTo))
    return await schemaStateOf(db, folder)
  } finally {
    await client.end()
  }
}

/** How far the schema of a database is; changes nothing. */
export async function readSchemaState(url: string, folder: string): Promise<SchemaState> {
  const client = new pg.Client({ connectionString: addressOf(url), connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await schemaStateOf(drizzle(client), folder)
  } finally {
    await client.end()
  }
}

/** The library takes a folder and nothing else, so that it is given one without the later steps. */
async function migrateUpTo(db: NodePgDatabase, folder: string, upTo: number): Promise<void> {
  const part = await mkdtemp(join(tmpdir(), 'maarad-steps-'))
  try {
    await cp(folder, part, { recursive: true })
    const path = join(part, 'meta', '_journal.json')
    const journal = Journal.parse(JSON.parse(await readFile(path, 'utf8')))
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => when <= upTo) }))
    await migrate(db, { migrationsFolder: part })
  } finally {
    await rm(part, { recursive: true })
  }
}

async function schemaStateOf(db: NodePgDatabase, folder: string): Promise<SchemaState> {
  const steps = readMigrationFiles({ migrationsFolder: folder })
  const knownSteps = steps.length
  const newest = Math.max(...steps.map(({ folderMillis }) => folderMillis))
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (!rows[0]?.exists) return { knownSteps, applied: 0, isNewer: false }
  const stepCounts = await db.execute<{ applied: number; newer: number }>(
    sql`select count(*)::int as applied, (count(*) filter (where created_at > ${newest}))::int as newer from drizzle.__drizzle_migrations`,
  )
  const { applied = 0, newer = 0 } = stepCounts.rows[0] ?? {}
  return { knownSteps, applied, isNewer: newer > 0 }
}
