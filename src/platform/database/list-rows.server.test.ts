import { sql } from 'drizzle-orm'
import { pgTable, serial, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { foldArabic } from '#kernel/arabic.ts'
import type { ListRequest } from '#kernel/list-request.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { foldedColumn, listRows } from './list-rows.server.ts'

const { db } = await testDatabase()
await db.execute(sql`create table showroom (id serial primary key, name text not null, city text not null)`)
const showroom = pgTable('showroom', { id: serial('id').primaryKey(), name: text('name').notNull(), city: text('city').notNull() })
await db.insert(showroom).values([
  { name: 'معرض أبوظبي', city: 'أبوظبي' },
  { name: 'مركز خدمة القوز', city: 'دبي' },
  { name: 'معرض دبي 100%', city: 'دبي' },
])

const everything: ListRequest = { page: 1, perPage: 25, sort: 'name', order: 'asc', search: '', ids: null, filters: {} }
async function names(request: Partial<ListRequest>) {
  const columns = { id: showroom.id, name: showroom.name, city: showroom.city }
  const list = { table: showroom, id: showroom.id, columns, searched: [showroom.name, showroom.city] }
  const { rows, total } = await listRows(db, { ...everything, ...request }, list)
  return [total, ...rows.map(({ name }) => name)]
}

test.each(['أحمد إبراهيم آل ٱلماجد', 'سيّارةٌ جديدة', 'مؤمن  مستشفى', 'جـــاكوار', ' Range  Rover ٢٠٢٦ ', 'ﻻﻣﻊ', '١٬٢٣٤٫٥', 'ÉTÉ 100%'])(
  'the database folds %j as the browser does',
  async (searchText) => {
    const { rows } = await db.execute<{ text: string }>(sql`select ${foldedColumn(sql`${searchText}::text`)} as text`)
    expect(rows[0]?.text).toBe(foldArabic(searchText))
  },
)

test('a list is searched, filtered, sorted and cut into pages', async () => {
  expect(await names({ search: 'ابوظبى' })).toEqual([1, 'معرض أبوظبي'])
  expect(await names({ search: ' دبي  القوز ' })).toEqual([1, 'مركز خدمة القوز'])
  expect(await names({ search: 'القوز أبوظبي' })).toEqual([0])
  expect(await names({ search: '_' })).toEqual([0])
  expect(await names({ search: '\\' })).toEqual([0])
  expect(await names({ search: '0%' })).toEqual([1, 'معرض دبي 100%'])
  expect(await names({ search: '%' })).toEqual([1, 'معرض دبي 100%'])
  expect(await names({ filters: { city: 'دبي' }, order: 'desc' })).toEqual([2, 'معرض دبي 100%', 'مركز خدمة القوز'])
  expect(await names({ sort: 'id', perPage: 2, page: 2 })).toEqual([3, 'معرض دبي 100%'])
  expect(await names({ sort: 'id', perPage: 2, page: 3 })).toEqual([3])
  expect(await names({ ids: ['2', '99', 'x', '-1', '1.5', '99999999999'] })).toEqual([1, 'مركز خدمة القوز'])
  expect(await names({ ids: [] })).toEqual([0])
})

test('a telephone number is found however people of its country type it', async () => {
  await db.insert(showroom).values({ name: 'معرض العين', city: '+971501234567' })
  for (const search of ['0501234567', '050 123 4567', '050-123-45 67', '(050) 1234567', '+971 50 123 4567', '00971501234567', '٠٥٠١٢٣٤٥٦٧', '1234567'])
    expect([search, ...(await names({ search }))]).toEqual([search, 1, 'معرض العين'])
  for (const search of ['0501234568', '0501239', '050 دبي']) expect(await names({ search })).toEqual([0])
  await db.execute(sql`delete from showroom where city like '+%'`)
})

test('a list that is searched by nothing has nothing that is searched for', async () => {
  const list = { table: showroom, id: showroom.id, columns: { id: showroom.id }, searched: [] }
  const totals = ['', 'دبي'].map(async (search) => (await listRows(db, { ...everything, sort: 'id', search }, list)).total)
  expect(await Promise.all(totals)).toEqual([3, 0])
})

test('what is no field of the list is no way to sort it', async () => {
  await expect(names({ sort: 'constructor' })).rejects.toThrow('no list is sorted or filtered by constructor')
})

test('rows are counted up to a bound; a page behind it is counted to its end, and the last page exactly', async () => {
  const count = 10_030
  await db.execute(sql`create table many as select n as id, 'x' as name, 'y' as city from generate_series(1, ${count}::int) as n`)
  const many = pgTable('many', { id: serial('id').primaryKey(), name: text('name').notNull(), city: text('city').notNull() })
  const list = { table: many, id: many.id, columns: { id: many.id, name: many.name }, searched: [many.name] }
  const totals = async (request: Partial<ListRequest>) => {
    const { rows, ...counts } = await listRows(db, { ...everything, sort: 'id', ...request }, list)
    return [rows.length, counts]
  }
  expect(await totals({})).toEqual([25, { total: 10_000, isMore: true }])
  expect(await totals({ filters: { name: 'x' } })).toEqual([25, { total: 10_000, isMore: true }])
  // What looks at every row anyhow counts them.
  expect(await totals({ search: 'x' })).toEqual([25, { total: count }])
  expect(await totals({ page: 401 })).toEqual([25, { total: 10_025, isMore: true }])
  expect(await totals({ page: 402 })).toEqual([5, { total: count }])
  expect(await totals({ page: 403 })).toEqual([0, { total: 10_030 }])
  expect(await totals({ filters: { id: 7 } })).toEqual([1, { total: 1 }])
})
