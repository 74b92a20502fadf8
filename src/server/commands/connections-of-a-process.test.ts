import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { listenForChanges } from '#platform/bus/listen.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { readEnv } from '#platform/env/env.server.ts'
import { openJobs } from '#platform/jobs/jobs.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'

const env = readEnv({ SIGN_IN: 'off' })
const runbook = readFileSync('docs/operations/runbook.md', 'utf8')
// A server of its own: the one of all tests has no room for so many at once.
const folder = await mkdtemp(join(tmpdir(), 'maarad-connections-'))
const server = await startEmbedded(folder)
const { url } = server
await migrateDatabase(url, 'db/migrations')
const watcher = new pg.Client({ connectionString: url, application_name: 'watcher' })
await watcher.connect()
const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), server.stop, () => watcher.end()]
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

test('a process that uses all that it may opens as many connections as the runbook says', async () => {
  const { rows } = await watcher.query<{ now: Date }>('select clock_timestamp() as now')
  const since = rows[0]?.now
  const shared = { staff: env.DATABASE_STAFF_POOL, jobs: env.DATABASE_JOBS_POOL }
  const database = await openDatabase({ url, folder: '', connections: env.DATABASE_POOL, shared, log: quietLog })
  ends.push(database.close)
  const listener = await listenForChanges({ url, log: quietLog, onChange: () => undefined })
  ends.push(listener.close)
  const jobs = openJobs({ url, log: quietLog })
  ends.push(jobs.close)
  const clients = await Promise.all(
    [database.db, database.shares.staff, database.shares.jobs].flatMap(({ $client }) =>
      Array.from({ length: $client.options.max ?? 0 }, () => $client.connect()),
    ),
  )
  await Promise.all(Array.from({ length: 20 }, () => jobs.figures()))
  const countConnections = async () => {
    const answer = await watcher.query<{ total: number }>(
      `select count(*)::int as total from pg_stat_activity where datname = current_database() and application_name <> 'watcher' and backend_start > $1`,
      [since],
    )
    return answer.rows[0]?.total
  }
  const [, toldCount] = runbook.match(/as the variables stand, (\d+)\b/) ?? []
  const [, fixed] = runbook.match(/`DATABASE_JOBS_POOL` \+ (\d+)\)/) ?? []
  // The last one may still be opening when the others have answered everybody.
  await expect.poll(countConnections).toBe(Number(toldCount))
  expect(env.DATABASE_POOL + env.DATABASE_STAFF_POOL + env.DATABASE_JOBS_POOL + Number(fixed)).toBe(Number(toldCount))
  for (const connection of clients) connection.release()
})

test.each(['README.md', 'docs/operations/pooler.md', 'docs/scale.md', 'docs/decisions/0239-a-pooler-and-the-way-past-it.md', 'deploy/compose.yaml'])(
  '%s leaves the number of connections to the runbook',
  (file) => {
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/runbook/)
    expect(text).not.toMatch(/\b\d+ connections a process|may open \d+|up to \d+ connections/)
  },
)
