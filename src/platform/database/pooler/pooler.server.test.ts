import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { aPooler, pgbouncer } from '#tests/support/services/a-pooler.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { isDatabaseUnreachable } from '../is-unreachable.server.ts'
import { openDatabase } from '../database.server.ts'
import { findPooler, readStatementLimit } from './find-pooler.server.ts'

const server = inject('serverUrl')

test('where a pooler shares sessions they are told nothing that outlasts a transaction: no settings, no prepared statements', async () => {
  const statesOf = async (directUrl: string | undefined) => {
    const { db, shares, close } = await openDatabase({ url: server, directUrl, folder: '', connections: 1, log: recordingLog() })
    const stateOf = async (one: typeof db) => {
      for (let n = 0; n < 8; n += 1) await one.execute(sql`select ${n}::int + ${1}::int as sum`)
      await one.select({ one: sql`1` }).from(sql`generate_series(1, ${1}::int) as n`).prepare('by_hand').execute()
      const { rows } = await one.execute(sql`select count(*)::int as prepared, current_setting('plan_cache_mode') as plans,
        current_setting('statement_timeout') as most, current_setting('idle_in_transaction_session_timeout') as idle from pg_prepared_statements`)
      return rows[0]
    }
    const states = [await stateOf(db), await stateOf(shares.staff)]
    await close()
    return states
  }
  const own = { prepared: 2, plans: 'force_custom_plan', most: '15s', idle: '15s' }
  const shared = { prepared: 0, plans: 'auto', most: '0', idle: '0' }
  expect(await statesOf(undefined)).toEqual([own, own])
  expect(await statesOf(server)).toEqual([shared, shared])
})

test('what needs a session of its own has the direct address', async () => {
  const direct = server.replace('127.0.0.1', 'localhost')
  const { url, directUrl, close } = await openDatabase({ url: server, directUrl: direct, folder: '', connections: 1, log: recordingLog() })
  await close()
  expect([url, directUrl]).toEqual([server, direct])
  const alone = await openDatabase({ url: server, folder: '', connections: 1, log: recordingLog() })
  await alone.close()
  expect(alone.directUrl).toBe(server)
})

test('an address of the server itself has no pooler, and no limit of statements by itself', async () => {
  expect([await findPooler(server), await readStatementLimit(server)]).toEqual(['none', 0])
})

test.each([
  'pgbouncer cannot connect to server',
  'server conn crashed?',
  'query_wait_timeout',
  'server login has been failing, try again later (server_login_retry)',
  'no more connections allowed (max_client_conn)',
])('a pooler that says “%s” is a database that is away', (message) => {
  expect(isDatabaseUnreachable(Object.assign(new Error(message), { code: '08P01' }))).toBe(true)
  expect(isDatabaseUnreachable(Object.assign(new Error(`a statement about ${message}`), { code: '08P01' }))).toBe(false)
})

describe.skipIf(!pgbouncer)('PgBouncer, where the machine has it', () => {
  test('is known by what it does, and in transaction mode sets the limit that its example names', async () => {
    for (const [mode, limit] of [
      // It forgets what it said with each client that leaves.
      ['session', 0],
      ['transaction', 15_000],
    ] as const) {
      const pooler = await aPooler(server, { mode, most: 3 })
      try {
        expect([await findPooler(pooler.url), await readStatementLimit(pooler.url)]).toEqual([mode, limit])
      } finally {
        await pooler.stop()
      }
    }
  })
})
