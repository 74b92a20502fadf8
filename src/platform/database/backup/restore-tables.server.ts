import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { addressOf } from '../primary.server.ts'
import { migrateDatabase } from '../migrate.server.ts'
import { fileOfTable } from './back-up-tables.server.ts'
import { copyIn } from './copy-stream.server.ts'
import type { BackupManifest } from './manifest.ts'
import { columnsOf, listTables, quoted } from './tables.server.ts'

/** Why a backup cannot be restored here, in words for whoever runs it. */
export class RestoreError extends Error {}

type Constraint = { table: string; name: string; definition: string }

/**
 * Fills an empty database with the tables of a backup, in one transaction: it has all of them or stays as it was. The schema is brought to the step of the
 * backup first; the next start takes it on from there. Needs no rights beyond those of the owner of the tables.
 */
export async function restoreTables(
  url: string,
  { folder, manifest, migrations }: { folder: string; manifest: BackupManifest; migrations: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(url), application_name: 'maarad restore', connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseFilled(client)
    await migrateDatabase(url, migrations, { upTo: manifest.schema.newest })
    await client.query('begin')
    await checkTables(client, manifest)
    const constraints = await takeConstraints(client)
    const names = manifest.tables.map(({ name }) => quoted(name))
    // The triggers forbid changes of what is only ever added to, and note changes for processes that listen.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`)
    // Steps of the schema bring some rows themselves.
    if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
    for (const table of manifest.tables) await readTable(client, table, folder)
    for (const { table, name, definition } of constraints) await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { name, last, isCalled } of manifest.sequences) await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled])
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Whoever restores by mistake must lose nothing. */
async function refuseFilled(client: pg.Client): Promise<void> {
  for (const table of await listTables(client)) {
    if (!['page', 'setting', 'vehicle', 'customer_order', 'lead', 'staff_user'].includes(table.name)) continue
    const { rows } = await client.query<{ any: boolean }>(`select exists (select 1 from ${quoted(table.name)}) as any`)
    if (rows[0]?.any) throw new RestoreError(`The database is not empty: the table ${table.name} has rows. Name an empty one, or another DATA_DIR.`)
  }
}

async function checkTables(client: pg.Client, { tables }: BackupManifest): Promise<void> {
  const here = new Map((await listTables(client)).map((table) => [table.name, columnsOf(table)]))
  const other = tables.find((table) => here.get(table.name) !== columnsOf(table))
  if (other) throw new RestoreError(`The table ${other.name} of the backup is not the one of this build.`)
}

/** Removes the foreign keys for the time of the loading, since tables come one after the other. */
async function takeConstraints(client: pg.Client): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows
}

async function readTable(client: pg.Client, table: BackupManifest['tables'][number], folder: string): Promise<void> {
  const hash = createHash('sha256')
  const judge = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
    flush: (done) => done(hash.digest('hex') === table.digest ? null : new RestoreError(`The file of the table ${table.name} is not as it was written.`)),
  })
  const file = createReadStream(fileOfTable(folder, table.name))
  const plain = file.pipe(createGunzip())
  file.once('error', (error) => plain.destroy(error))
  plain.once('error', (error) => judge.destroy(error))
  await copyIn(client, `copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`, plain.pipe(judge))
}
