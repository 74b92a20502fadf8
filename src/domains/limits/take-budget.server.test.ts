import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { returnBudget, takeBudget, takeBudgets } from './index.server.ts'

const { db } = await testDatabase()
const ctx = { db, clock: { now: () => new Date('2026-05-15T08:00:00Z') } }
const used = async () => (await db.execute<{ key: string; used: number; refused: number }>(sql`select key, used, refused from budget_use order by key`)).rows
const share = (key: string, times: number, kind = 'mail_visitor') => ({ kind, key, most: kind === 'mail_visitor' ? 7 : 2, times })

beforeEach(() => db.execute(sql`truncate budget_use`))

test('several of a budget are taken whole or not at all, and what is refused is not counted', async () => {
  expect(await takeBudgets(ctx, [share('a', 5), share('b', 8), share('c', 2, 'mail_staff')])).toEqual([share('a', 5), share('c', 2, 'mail_staff')])
  expect(await takeBudgets(ctx, [share('a', 3), share('b', 7), share('c', 1, 'mail_staff')])).toEqual([share('b', 7)])
  expect(await used()).toEqual([
    { key: 'a', used: 5, refused: 0 },
    { key: 'b', used: 7, refused: 0 },
    { key: 'c', used: 2, refused: 0 },
  ])
})

test('of many who take several at once as many get theirs as the budget has, in whatever order they ask', async () => {
  const orders = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? [share('a', 3), share('b', 3)] : [share('b', 3), share('a', 3)]))
  const taken = await Promise.all(orders.map((order) => takeBudgets(ctx, order)))
  expect(['a', 'b'].map((key) => taken.flat().filter((one) => one.key === key).length)).toEqual([2, 2])
  expect((await used()).map((row) => row.used)).toEqual([6, 6])
})

test('what was taken together is given back by the number of those that were not used', async () => {
  await takeBudgets(ctx, [share('a', 5)])
  await returnBudget(ctx, { kind: 'mail_visitor', key: 'a', times: 3 })
  await returnBudget(ctx, { kind: 'mail_visitor', key: 'a' })
  expect(await used()).toEqual([{ key: 'a', used: 1, refused: 0 }])
  expect(await takeBudget(ctx, share('a', 1))).toBe(2)
})
