import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import pg from 'pg'
import { addressOf } from '../primary.server.ts'
import { copyOut } from './copy-stream.server.ts'
import type { BackupManifest } from './manifest.ts'
import { type CarriedTable, columnsOf, listSequences, listTables, quoted } from './tables.server.ts'

export const TABLES_FOLDER = 'tables'

export function fileOfTable(folder: string, name: string): string {
  return join(folder, TABLES_FOLDER, `${name}.copy.gz`)
}

/** Writes every table of one moment into a folder: all are read by one snapshot, so that they fit together however much is written meanwhile. */
export async function backUpTables(url: string, folder: string): Promise<Pick<BackupManifest, 'tables' | 'sequences' | 'schema'>> {
  await mkdir(join(folder, TABLES_FOLDER), { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: addressOf(url), application_name: 'maarad backup', connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const steps = await client.query<{ applied: number; newest: string }>(
      'select count(*)::int as applied, max(created_at)::text as newest from drizzle.__drizzle_migrations',
    )
    const tables: BackupManifest['tables'] = []
    for (const table of await listTables(client)) tables.push({ ...table, ...(await writeTable(client, table, folder)) })
    const sequences = await listSequences(client)
    await client.query('commit')
    return { tables, sequences, schema: { applied: steps.rows[0]?.applied ?? 0, newest: Number(steps.rows[0]?.newest ?? 0) } }
  } finally {
    await client.end()
  }
}

async function writeTable(client: pg.Client, table: CarriedTable, folder: string): Promise<{ rows: number; digest: string }> {
  const hash = createHash('sha256')
  let rows = 0
  // In the text form of COPY each row ends with the one line feed that it holds.
  const count = new Transform({
    transform: (chunk: Buffer, _, done) => {
      for (const byte of chunk) if (byte === 10) rows += 1
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const statement = `copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`
  await pipeline(
    copyOut(client, statement),
    count,
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(fileOfTable(folder, table.name), { mode: 0o600 }),
  )
  return { rows, digest: hash.digest('hex') }
}
