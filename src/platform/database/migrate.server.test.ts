import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { migrateDatabase, NewerSchemaError } from './migrate.server.ts'

const name = `migrate_${randomBytes(6).toString('hex')}`
const server = inject('serverUrl')
const url = new URL(server)
url.pathname = `/${name}`
await query(server, `create database ${name}`)
afterAll(() => query(server, `drop database ${name} with (force)`))

async function query<Row extends pg.QueryResultRow>(address: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test('three processes that migrate at once end with one schema, each step done once', async () => {
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url.href, 'db/migrations')))
  const [steps] = await query<{ all: number; different: number }>(
    url.href,
    'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
  )
  expect(steps?.all).toBeGreaterThan(0)
  expect(steps?.different).toBe(steps?.all)
  expect(await query(url.href, 'select * from page')).toEqual([])
})

test('migrating what is up to date changes nothing', async () => {
  await query(url.href, `insert into setting (key, value) values ('x', '1')`)
  await migrateDatabase(url.href, 'db/migrations')
  expect(await query(url.href, 'select key, value from setting')).toEqual([{ key: 'x', value: 1 }])
})

test('the lock is given back', async () => {
  expect(
    await query(url.href, `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`),
  ).toEqual([])
})

test('a build refuses a schema of a newer one in words, changes nothing there, and serves it only when told to', async () => {
  const [mine] = await query<{ applied: number }>(url.href, 'select count(*)::int as applied from drizzle.__drizzle_migrations')
  await query(
    url.href,
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  const refusal = await migrateDatabase(url.href, 'db/migrations').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(NewerSchemaError)
  const knownSteps = mine?.applied ?? 0
  expect((refusal as Error).message).toContain(`The database has ${knownSteps + 1} steps of the schema, and this build knows ${knownSteps}`)
  expect(await migrateDatabase(url.href, 'db/migrations', { mayBeNewer: true })).toEqual({ knownSteps, applied: knownSteps + 1, isNewer: true })
  await query(url.href, `delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`)
  expect(await migrateDatabase(url.href, 'db/migrations')).toEqual({ knownSteps, applied: knownSteps, isNewer: false })
})
