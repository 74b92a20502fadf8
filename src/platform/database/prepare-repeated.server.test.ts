import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/site/test-database.ts'

const { db } = await testDatabase()

/** What the server has prepared for the one connection that a transaction holds, after this was asked on it. */
async function preparedBy(ask: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<unknown>): Promise<string[]> {
  return db.transaction(async (tx) => {
    await ask(tx)
    const { rows } = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)
    return rows.map(({ statement }) => statement)
  })
}
const times = async (count: number, ask: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await ask(n)
}

test('a statement with values that is asked again and again is prepared once, and answers each time by its own values', async () => {
  const sums: unknown[] = []
  const prepared = await preparedBy((tx) =>
    times(8, async (n) => sums.push((await tx.execute<{ sum: number }>(sql`select ${n}::int + ${1}::int as sum`)).rows[0]?.sum)),
  )
  expect(sums).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(prepared.filter((text) => text === 'select $1::int + $2::int as sum')).toHaveLength(1)
})

test('it is planned by its values each time, so that no plan stays from when a table was empty', async () => {
  await db.execute(sql`create table filled (id int primary key, text text)`)
  const plans = await db.transaction(async (tx) => {
    await times(20, (n) => tx.execute(sql`select text from filled where id = ${n}`))
    return (
      await tx.execute(
        sql`select generic_plans::int as generic, custom_plans::int > 5 as custom from pg_prepared_statements where statement like '%from filled%'`,
      )
    ).rows
  })
  expect(plans).toEqual([{ generic: 0, custom: true }])
})

test('one that is asked rarely is not prepared, nor one without values', async () => {
  const prepared = await preparedBy(async (tx) => {
    await tx.execute(sql`select ${1}::int - ${1}::int`)
    await times(8, () => tx.execute(sql`select 3 as three`))
  })
  expect(prepared.filter((text) => text.includes(' - ') || text.includes('three'))).toEqual([])
})

test('one whose columns follow its table is not prepared, so that a newer release may add a column meanwhile', async () => {
  await db.execute(sql`create table grown (id int)`)
  await db.execute(sql`insert into grown values (1)`)
  const answers: unknown[] = []
  const prepared = await preparedBy(async (tx) => {
    const readOnce = async () => {
      answers.push((await tx.execute(sql`select * from grown where id = ${1}`)).rows[0])
      answers.push((await tx.execute(sql`update grown set id = ${1} returning grown.*`)).rows[0])
    }
    await times(8, readOnce)
    await tx.execute(sql`alter table grown add column more int default 2`)
    await readOnce()
  })
  expect(answers.slice(-2)).toEqual([
    { id: 1, more: 2 },
    { id: 1, more: 2 },
  ])
  expect(prepared.filter((text) => text.includes('grown'))).toEqual([])
})

test('a statement that fails while it is being prepared can be asked again', async () => {
  await db.execute(sql`create table later_there (id int)`)
  const ask = () => db.execute(sql`select id from later_there where id = ${1}`)
  await times(4, ask)
  await db.execute(sql`drop table later_there`)
  await times(10, () => expect(ask()).rejects.toThrow())
  await db.execute(sql`create table later_there (id int)`)
  await times(10, async () => expect((await ask()).rows).toEqual([]))
})

test('connections of a pool prepare for themselves, several statements of a process at once', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, (_, n) => db.execute<{ n: number }>(sql`select ${n}::int as n`)))
  expect(all.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n))
})
