import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { listenForChanges } from '#platform/bus/listen.server.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { openDatabase } from './database.server.ts'
import { migrateDatabase } from './migrate.server.ts'

const PATIENCE_MS = 60_000
const folder = await mkdtemp(join(tmpdir(), 'maarad-revive-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

test('an embedded database whose server is killed is started again, with everything that was acknowledged', { timeout: PATIENCE_MS }, async () => {
  const log = recordingLog()
  const database = await openDatabase({ url: undefined, folder, connections: 3, log })
  await migrateDatabase(database.url, 'db/migrations')
  await database.db.execute(sql`create table kept as select 7 as n`)
  const listener = await listenForChanges({ url: database.url, revive: database.revive, onChange: () => undefined, log })
  try {
    const killed = await postmasterPid()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => listener.isConnected(), { timeout: PATIENCE_MS / 2 }).toBe(false)
    await expect.poll(() => listener.isConnected(), { timeout: PATIENCE_MS / 2 }).toBe(true)
    expect(await postmasterPid()).not.toBe(killed)
    const { rows } = await database.db.execute(sql`select n from kept`)
    expect(rows).toEqual([{ n: 7 }])
  } finally {
    await listener.close()
    await database.close()
  }
})
