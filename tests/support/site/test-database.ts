import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/database/database.server.ts'
import { addressOf, onServer } from './database-of-tests.ts'
import { quietLog } from './quiet-log.ts'
import { atTheEnd } from '#tests/support/runner/at-the-end.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    /** The name of a database on it that is empty and has the schema. */
    template: string
  }
}

/** A fresh, migrated database of its own on the suite's server; it goes when the file's tests are done. */
export async function testDatabase(): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = inject('serverUrl')
  await onServer(server, `create database ${name} template ${inject('template')}`)
  const database = await openDatabase({ url: addressOf(server, name), folder: '', connections: 5, log: quietLog })
  atTheEnd(async () => {
    await database.close()
    await onServer(server, `drop database ${name} with (force)`)
  })
  return database
}
