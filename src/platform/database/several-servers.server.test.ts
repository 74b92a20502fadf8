import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import { listenForChanges } from '#platform/bus/listen.server.ts'
import { aPair } from '#tests/support/services/a-pair.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { openDatabase } from './database.server.ts'
import { isDatabaseUnreachable } from './is-unreachable.server.ts'
import { migrateDatabase } from './migrate.server.ts'
import { onReplica } from '../on-replica.server.ts'
import { serversOf } from './servers-of.ts'

const PATIENCE = { timeout: 60_000 }
const folder = await mkdtemp(join(tmpdir(), 'maarad-pair-'))
const pair = await aPair(folder)
afterAll(async () => {
  await pair.stop()
  await rm(folder, { recursive: true, force: true })
})

test('an address names one server or several, each host with its port, and what stands around them counts for all', () => {
  expect(serversOf('postgres://site:p%40ss@one:5432,two/shop?sslmode=require')).toEqual([
    'postgres://site:p%40ss@one:5432/shop?sslmode=require',
    'postgres://site:p%40ss@two/shop?sslmode=require',
  ])
  expect(serversOf('postgresql://a:b,c@one:1/x')).toEqual(['postgresql://a:b,c@one:1/x'])
  expect(serversOf('postgres://one,two')).toEqual(['postgres://one', 'postgres://two'])
})

test('a server that is lost between taking a connection and telling its role costs a query, and not the process', async () => {
  const { host } = new URL(pair.primary.url)
  const ofServer = new URL(pair.primary.url)
  // Hands everything on until the role is asked for, the first time by whoever looks for the primary.
  let questions = 0
  const between = createServer((near) => {
    const far = connect(Number(ofServer.port), ofServer.hostname).on('error', () => near.destroy())
    near.on('error', () => far.destroy())
    far.pipe(near)
    near.on('data', (bytes) => {
      if (bytes.includes('pg_is_in_recovery')) questions += 1
      if (questions < 2) far.write(bytes)
      else near.destroy()
    })
    near.on('close', () => far.destroy())
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  const port = (between.address() as AddressInfo).port
  const url = pair.primary.url.replace(`@${host}`, `@127.0.0.1:${port},127.0.0.1:9`)
  const error = await openDatabase({ url, folder: '', connections: 2, log: recordingLog() }).catch((cause: unknown) => cause)
  between.close()
  expect([questions, isDatabaseUnreachable(error)]).toEqual([2, true])
})

test('a replica is read once it has what was written before, and left where it is behind or away; nobody misses what they wrote', PATIENCE, async () => {
  const log = recordingLog()
  const { db, replica, close } = await openDatabase({ url: pair.primary.url, replicaUrl: pair.standby.url, folder: '', connections: 2, log })
  const ctx = { db, replica, clock: systemClock, log, staff: null }
  const standby = new pg.Client({ connectionString: pair.standby.url })
  await standby.connect()
  /** The newest row, and whether a standby told of it. */
  const newest = () =>
    onReplica(ctx, async (reading) => (await reading.db.execute(sql`select max(n) as n, pg_is_in_recovery() as on_standby from written`)).rows[0])
  try {
    await db.execute(sql`create table written (n int)`)
    for (let n = 1; n <= 20; n += 1) {
      await db.execute(sql`insert into written values (${n})`)
      expect(await newest()).toMatchObject({ n })
    }
    await expect.poll(newest, PATIENCE).toEqual({ n: 20, on_standby: true })
    await standby.query('select pg_wal_replay_pause()')
    await db.execute(sql`insert into written values (21)`)
    expect(await newest()).toEqual({ n: 21, on_standby: false })
    await standby.query('select pg_wal_replay_resume()')
    await expect.poll(newest, PATIENCE).toEqual({ n: 21, on_standby: true })

    await standby.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'maarad replica'`)
    expect(await newest()).toMatchObject({ n: 21 })
  } finally {
    await standby.end()
    await close()
  }
})

test('a server that takes writes itself is no replica, and one that does not answer is left alone for a while', PATIENCE, async () => {
  const log = recordingLog()
  const readsReplica = async (replicaUrl: string) => {
    const { db, replica, close } = await openDatabase({ url: pair.primary.url, replicaUrl, folder: '', connections: 2, log })
    const ask = () => onReplica({ db, replica, clock: systemClock, log, staff: null }, async (reading) => reading.db === db)
    const answers = [await ask(), await ask()]
    await close()
    return answers
  }
  expect(await readsReplica(pair.primary.url)).toEqual([true, true])
  expect(log.messages).toEqual([])
  expect(await readsReplica('postgres://nobody@127.0.0.1:9/none')).toEqual([true, true])
  expect(log.messages.filter((message) => message === 'the replica of the database was not read')).toHaveLength(1)
})

test(
  'of several servers the one that takes writes is used; when it dies, connections and the listener go to the standby that took over',
  PATIENCE,
  async () => {
    const log = recordingLog()
    const { db, shares, close } = await openDatabase({ url: pair.url, folder: '', connections: 2, log })
    await migrateDatabase(pair.url, 'db/migrations')
    const heardScopes: string[] = []
    const listener = await listenForChanges({ url: pair.url, log, onChange: (scopes) => void heardScopes.push(...scopes) })
    try {
      await db.execute(sql`create table acknowledged (n int)`)
      await db.execute(sql`insert into acknowledged values (1)`)
      // The standby has it before the primary dies, as it would with synchronous replication.
      const there = new pg.Client({ connectionString: pair.standby.url })
      await there.connect()
      await expect
        .poll(
          () =>
            there.query('select n from acknowledged').then(
              ({ rows }) => rows,
              () => [],
            ),
          PATIENCE,
        )
        .toEqual([{ n: 1 }])
      await there.end()

      pair.killPrimary()
      const isRefused = () => db.execute(sql`select n from acknowledged`).then(() => false, isDatabaseUnreachable)
      await expect.poll(isRefused, PATIENCE).toBe(true)
      await pair.promoteStandby()
      const write = () =>
        shares.staff.execute(sql`insert into acknowledged values (3)`).then(
          () => 'written',
          () => 'away',
        )
      await expect.poll(write, PATIENCE).toBe('written')
      const { rows } = await db.execute(sql`select distinct n from acknowledged order by n`)
      expect(rows).toEqual([{ n: 1 }, { n: 3 }])

      await expect.poll(() => listener.isConnected(), PATIENCE).toBe(true)
      heardScopes.length = 0
      await db.transaction((tx) => announceChange(tx, 'stock'))
      await expect.poll(() => heardScopes, PATIENCE).toContain('stock')
    } finally {
      await listener.close()
      await close()
    }
  },
)

test('an address of servers of which none takes writes is refused as a database that is away', PATIENCE, async () => {
  const open = openDatabase({ url: 'postgres://nobody@127.0.0.1:9,127.0.0.1:10/none', folder: '', connections: 1, log: recordingLog() })
  const error = await open.catch((reason: unknown) => reason)
  expect([isDatabaseUnreachable(error), String(error)]).toEqual([true, expect.stringContaining('none of the servers of DATABASE_URL takes writes')])
})
