import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { listenerName } from '#platform/database/database.server.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { aLine } from '#tests/support/services/a-line.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { announceChange, CHANNEL } from './announce.server.ts'
import { type Listener, listenForChanges } from './listen.server.ts'
import { removeOldChanges } from './remove-old-changes.server.ts'

const { db, url } = await testDatabase()
const open: Listener[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.close()))
})

async function aListener() {
  const heardScopes: string[] = []
  const log = recordingLog()
  const listener = await listenForChanges({ url, log, onChange: (scopes) => void heardScopes.push(...scopes) })
  open.push(listener)
  return { listener, heardScopes, log }
}

test('every process hears of a change once it is committed', async () => {
  const [one, other] = [await aListener(), await aListener()]
  await db.transaction(async (tx) => {
    await announceChange(tx, 'page:range-rover')
    await announceChange(tx, 'site')
  })
  await vi.waitFor(() =>
    expect([one.heardScopes, other.heardScopes]).toEqual([
      ['page:range-rover', 'site'],
      ['page:range-rover', 'site'],
    ]),
  )
})

test('a change that was rolled back is neither announced nor counted', async () => {
  const { heardScopes } = await aListener()
  const attempt = db.transaction(async (tx) => {
    await announceChange(tx, 'page:rolled-back')
    throw new Error('no')
  })
  await expect(attempt).rejects.toThrow('no')
  await announceChange(db, 'page:after')
  await vi.waitFor(() => expect(heardScopes).toContain('page:after'))
  expect(heardScopes).toEqual(['page:after'])
  const { rows } = await db.execute(sql`select 1 from content_change where scope = 'page:rolled-back'`)
  expect(rows).toEqual([])
})

test('a path in any script arrives unchanged', async () => {
  const { heardScopes } = await aListener()
  await announceChange(db, `page:سيارات/"جديدة'/\\x`)
  await vi.waitFor(() => expect(heardScopes).toEqual([`page:سيارات/"جديدة'/\\x`]))
})

test('after a lost connection exactly the missed changes are announced', async () => {
  const { listener, heardScopes, log } = await aListener()
  await announceChange(db, 'page:heard')
  await vi.waitFor(() => expect(heardScopes).toEqual(['page:heard']))
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${listenerName()} and datname = current_database()`)
    await announceChange(tx, 'page:missed')
  })
  await vi.waitFor(() => expect(heardScopes).toEqual(['page:heard', 'page:missed']), { timeout: 10_000 })
  expect(listener.isConnected()).toBe(true)
  expect(log.messages).toEqual(['the database connection that hears of changes broke; trying again'])
  await announceChange(db, 'page:again')
  await vi.waitFor(() => expect(heardScopes).toEqual(['page:heard', 'page:missed', 'page:again']))
})

test('a listener reports that it is disconnected', async () => {
  const { listener } = await aListener()
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${listenerName()} and datname = current_database()`)
  await vi.waitFor(() => expect(listener.isConnected()).toBe(false), { interval: 1 })
  await vi.waitFor(() => expect(listener.isConnected()).toBe(true), { timeout: 10_000 })
})

test('what is served becomes older until changes are read again', async () => {
  const { listener } = await aListener()
  await vi.waitFor(() => expect(listener.ageSeconds()).toBeGreaterThan(0.3))
  const old = listener.ageSeconds()
  await announceChange(db, 'site')
  await vi.waitFor(() => expect(listener.ageSeconds()).toBeLessThan(old), { interval: 1 })
})

test('whatever stands in a notification, only the table of changes counts', async () => {
  const { heardScopes, log } = await aListener()
  await db.execute(sql`select pg_notify(${CHANNEL}, 'not json')`)
  await announceChange(db, 'site')
  await vi.waitFor(() => expect(heardScopes).toEqual(['site']))
  expect(log.messages).toEqual([])
})

test('a transaction that announced a change and stays open keeps nobody waiting, and is heard after it commits', async () => {
  const { heardScopes } = await aListener()
  const connectionOpened = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const long = db.transaction(async (tx) => {
    await announceChange(tx, 'stock')
    connectionOpened.resolve()
    await end.promise
  })
  await connectionOpened.promise
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`)
    await announceChange(tx, 'stock')
  })
  await vi.waitFor(() => expect(heardScopes).toEqual(['stock']))
  end.resolve()
  await long
  await vi.waitFor(() => expect(heardScopes).toEqual(['stock', 'stock']))
})

test('many changes at once are heard once each, whenever they fall beside a read', async () => {
  const { heardScopes } = await aListener()
  const scopes = Array.from({ length: 400 }, (_, at) => `page:many-${at}` as const)
  await Promise.all(scopes.map((scope) => announceChange(db, scope)))
  await announceChange(db, 'site')
  await vi.waitFor(() => expect(heardScopes).toContain('site'))
  expect(heardScopes.toSorted()).toEqual([...scopes, 'site'].toSorted())
})

test('a change whose notification was lost is heard with the next beat', async () => {
  const heardScopes: string[] = []
  open.push(await listenForChanges({ url, log: recordingLog(), beatMs: 20, onChange: (scopes) => void heardScopes.push(...scopes) }))
  await db.execute(sql`insert into content_change (scope) values ('forms')`)
  await vi.waitFor(() => expect(heardScopes).toEqual(['forms']))
})

test('what a process of the release before announces is heard as well', async () => {
  const { heardScopes } = await aListener()
  await db.execute(sql`with told as (insert into content_version (scope, v) values ('page:old', 1) returning v)
    select pg_notify(${CHANNEL}, json_build_object('s', 'page:old', 'v', v)::text) from told`)
  await vi.waitFor(() => expect(heardScopes).toEqual(['page:old']))
})

test('changes are removed a day later', async () => {
  const { heardScopes } = await aListener()
  await db.execute(
    sql`insert into content_change (xid, scope, at) values ('3', 'page:old', now() - interval '25 hours'), ('3', 'page:new', now() - interval '23 hours')`,
  )
  await removeOldChanges(db)
  const { rows } = await db.execute<{ scope: string }>(sql`select scope from content_change where xid = '3'`)
  expect(rows).toEqual([{ scope: 'page:new' }])
  expect(heardScopes).toEqual([])
})

test('a closed listener receives no more changes', async () => {
  const { listener, heardScopes } = await aListener()
  const other = await aListener()
  await listener.close()
  await announceChange(db, 'site')
  await vi.waitFor(() => expect(other.heardScopes).toEqual(['site']))
  expect(heardScopes).toEqual([])
})

test('a connection that fell silent is noticed and replaced, and what happened meanwhile is heard', async () => {
  const line = await aLine(url)
  const heardScopes: string[] = []
  const again = vi.fn()
  const listener = await listenForChanges({
    ...{ url: line.url, log: recordingLog(), beatMs: 50, answerMs: 300, onReconnect: again },
    onChange: (scopes) => void heardScopes.push(...scopes),
  })
  open.push(listener)
  expect(await listener.probe()).toBe('answers')
  line.fallSilent()
  await vi.waitFor(() => expect(listener.isConnected()).toBe(false), { timeout: 5000 })
  expect(await listener.probe()).toBe('away')
  await announceChange(db, 'stock')
  expect([heardScopes, again.mock.calls]).toEqual([[], []])
  line.mend()
  await vi.waitFor(() => expect(heardScopes).toEqual(['stock']), { timeout: 10_000 })
  expect(again).toHaveBeenCalledOnce()
  expect(await listener.probe()).toBe('answers')
  line.close()
})

test('a database that takes no writes is told from one that does', async () => {
  const closedUrl = new URL(url)
  closedUrl.searchParams.set('options', '-c default_transaction_read_only=on')
  const listener = await listenForChanges({ url: closedUrl.href, log: recordingLog(), onChange: () => undefined })
  open.push(listener)
  expect(await listener.probe()).toBe('read_only')
})
