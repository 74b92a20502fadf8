import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aLine } from '#tests/support/services/a-line.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { openDatabase } from './database.server.ts'
import { isDatabaseUnreachable } from './is-unreachable.server.ts'

const { url } = await testDatabase()
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('connections that fell silent fail what waits for them as an absent database would, and are replaced', async () => {
  const line = await aLine(url)
  const log = recordingLog()
  const { db, close } = await openDatabase({ url: line.url, folder: '', connections: 2, log, answerMs: 300 })
  const inside = Promise.withResolvers<void>()
  const silent = Promise.withResolvers<void>()
  const write = reasonOf(
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      inside.resolve()
      await silent.promise
      await tx.execute(sql`select 2`)
    }),
  )
  await inside.promise
  line.fallSilent()
  silent.resolve()
  const [writeError, readError] = await Promise.all([write, reasonOf(db.execute(sql`select 3`))])
  expect([isDatabaseUnreachable(writeError), isDatabaseUnreachable(readError)]).toEqual([true, true])
  line.mend()
  const { rows } = await db.execute(sql`select 4 as n`)
  expect(rows).toEqual([{ n: 4 }])
  expect(db.$client.totalCount).toBe(1)
  await close()
  line.close()
})

test('a name that does not resolve, a network that is not there and a database that takes no writes count as away', async () => {
  const unresolved = await reasonOf(openDatabase({ url: 'postgres://nobody@no-such-host.invalid/x', folder: '', connections: 1, log: recordingLog() }))
  expect(isDatabaseUnreachable(unresolved)).toBe(true)
  for (const code of ['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
    expect(isDatabaseUnreachable(new Error('failed', { cause: Object.assign(new Error('x'), { code }) }))).toBe(true)
  const closedUrl = new URL(url)
  closedUrl.searchParams.set('options', '-c default_transaction_read_only=on')
  const { db, close } = await openDatabase({ url: closedUrl.href, folder: '', connections: 1, log: recordingLog() })
  expect(isDatabaseUnreachable(await reasonOf(db.execute(sql`create table never (n int)`)))).toBe(true)
  expect(isDatabaseUnreachable(await reasonOf(db.execute(sql`select nothing`)))).toBe(false)
  await close()
})

test('a database that does not let a role in, since its password is another one now or it was closed, counts as away', async () => {
  const role = `closed_${randomBytes(6).toString('hex')}`
  const { db, close } = await openDatabase({ url, folder: '', connections: 1, log: recordingLog() })
  await db.execute(sql.raw(`create role ${role} login password 'new'`))
  const address = Object.assign(new URL(url), { username: role, password: 'old' }).href
  const openError = () => reasonOf(openDatabase({ url: address, folder: '', connections: 1, log: recordingLog() }))
  expect(isDatabaseUnreachable(await openError())).toBe(true)
  await db.execute(sql.raw(`alter role ${role} nologin password 'old'`))
  expect(isDatabaseUnreachable(await openError())).toBe(true)
  await db.execute(sql.raw(`drop role ${role}`))
  await close()
})
