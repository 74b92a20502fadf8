import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { statementsOf } from '#tests/support/site/statements.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { rideAlong } from './ride-along.server.ts'

const { db } = await testDatabase()
await db.execute(sql`create table noted (n int primary key)`)
const noted = async () => (await db.execute<{ n: number }>(sql`select n from noted order by n`)).rows.map(({ n }) => n)

const written = () => new Promise(setImmediate)

/** A connection that writes down what it is asked, and when what it was asked is written. */
function aConnection(answers: Readonly<Record<string, Error>> = {}) {
  const steps: string[] = []
  let held = 0
  const cork = () => {
    held += 1
  }
  const uncork = () => {
    held -= 1
    if (held === 0) steps.push('write')
  }
  const client = {
    query: async (text: string) => {
      steps.push(text)
      if (answers[text]) throw answers[text]
      return { rows: [text] }
    },
    connection: { stream: { cork, uncork } },
  }
  rideAlong(client as unknown as pg.PoolClient)
  return { steps, client }
}

test('the beginning of a transaction is written together with its first statement, whose answer it gives', async () => {
  const { steps, client } = aConnection()
  await client.query('begin')
  expect(steps).toEqual([])
  expect(await client.query('select 1')).toEqual({ rows: ['select 1'] })
  await written()
  await client.query('savepoint sp1')
  await client.query('select 2')
  await written()
  await client.query('release savepoint sp1')
  await client.query('commit')
  await written()
  expect(steps).toEqual(['begin', 'select 1', 'write', 'savepoint sp1', 'select 2', 'write', 'release savepoint sp1', 'commit', 'write'])
})

test('a transaction or a savepoint in which nothing was asked is never sent', async () => {
  const { steps, client } = aConnection()
  for (const text of ['begin', 'commit', 'begin', 'rollback', 'begin', 'savepoint sp1', 'rollback to savepoint sp1', 'rollback']) await client.query(text)
  expect(steps).toEqual([])
  for (const text of ['begin', 'savepoint sp1', 'release savepoint sp1', 'select 1', 'commit']) await client.query(text)
  await written()
  expect(steps).toEqual(['begin', 'select 1', 'commit', 'write'])
})

test('when the beginning fails, so does the statement that was written with it', async () => {
  const { client } = aConnection({ begin: new Error('no transaction') })
  await client.query('begin')
  await expect(client.query('select 1')).rejects.toThrow('no transaction')
})

test('a lock that says so is taken with the statement after it', async () => {
  const { steps, client } = aConnection()
  for (const text of ['begin', '/* rides */ select lock', 'select 1']) await client.query(text)
  await written()
  expect(steps).toEqual(['begin', '/* rides */ select lock', 'select 1', 'write'])
})

test('a transaction with its own level begins by itself', async () => {
  const { steps, client } = aConnection()
  await client.query('begin isolation level repeatable read')
  await written()
  expect(steps).toEqual(['begin isolation level repeatable read', 'write'])
})

test('what fails first in a transaction leaves nothing behind, and the connection goes on', async () => {
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`insert into noted values (1 / 0)`)
  })
  await expect(broken).rejects.toThrow()
  const late = db.transaction(async (tx) => {
    await tx.execute(sql`insert into noted values (1)`)
    await tx.execute(sql`insert into noted values (1)`)
  })
  await expect(late).rejects.toThrow()
  expect(await noted()).toEqual([])
})

test('what a savepoint takes back is gone, and what came before and after it stays', async () => {
  const sent = await statementsOf(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into noted values (1)`)
      const inner = tx.transaction(async (within) => {
        await within.execute(sql`insert into noted values (2)`)
        await within.execute(sql`insert into noted values (1)`)
      })
      await inner.catch(() => undefined)
      await tx.transaction(async (within) => {
        await within.execute(sql`insert into noted values (3)`)
      })
    }),
  )
  expect(await noted()).toEqual([1, 3])
  expect(sent.filter((text) => !text.startsWith('insert'))).toEqual([
    ...['begin', 'savepoint sp1', 'rollback to savepoint sp1', 'savepoint sp1', 'release savepoint sp1', 'commit'],
  ])
})

test('what is asked at once in a transaction is written at once, and carried out in its order', async () => {
  const { steps, client } = aConnection()
  await Promise.all([client.query('update a'), client.query('select b')])
  await written()
  expect(steps).toEqual(['update a', 'select b', 'write'])
  await db
    .transaction(async (tx) => {
      const [, read] = await Promise.all([tx.execute(sql`insert into noted values (7)`), tx.execute(sql`select n from noted where n = 7`)])
      expect(read.rows).toEqual([{ n: 7 }])
      const both = Promise.all([tx.execute(sql`insert into noted values (7)`), tx.execute(sql`insert into noted values (8)`)])
      await expect(both).rejects.toThrow()
      tx.rollback()
    })
    .catch(() => undefined)
  expect(await noted()).toEqual([1, 3])
})
