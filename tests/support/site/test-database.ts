import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '#platform/database/database.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { quietLog } from './quiet-log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
  }
}

/** A fresh, migrated database of its own on the suite's server; it goes when the file's tests are done. */
export async function testDatabase(): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = inject('serverUrl')
  await onServer(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  await migrateDatabase(address.href, 'db/migrations')
  const database = await openDatabase({ url: address.href, folder: '', connections: 5, log: quietLog })
  afterAll(async () => {
    await database.close()
    await onServer(server, `drop database ${name} with (force)`)
  })
  return database
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
