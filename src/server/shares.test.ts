import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from './app.server.ts'
import { jobKinds } from './jobs/job-kinds.gen.server.ts'
import { forJobs } from './jobs/start-jobs.server.ts'
import { contextOf } from './services.server.ts'

const services = await testServices()
const app = createApp(services)
const ask = async (path: string) => (await app.request(`https://site.test${path}`)).status

/** Thirty statements that end when they are told to; each holds a connection as long as it runs. */
async function whileThirtyRun({ db }: Pick<Ctx, 'db'>, run: () => Promise<void>): Promise<void> {
  const slow = Array.from({ length: 30 }, () => db.execute(sql`select pg_sleep(60)`).catch(() => undefined))
  const running = async () => {
    const { rows } = await services.database.db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity where query like 'select pg_sleep(60)%' and state = 'active'`)
    return rows[0]?.count ?? 0
  }
  try {
    await expect.poll(running).toBeGreaterThan(0)
    await run()
  } finally {
    // Those that waited for a connection begin when one is given up, so it takes some rounds.
    let isOver = false
    const end = Promise.all(slow).then(() => {
      isOver = true
    })
    while (!isOver) {
      await services.database.db.execute(sql`select pg_cancel_backend(pid) from pg_stat_activity where query like 'select pg_sleep(60)%' and state = 'active'`)
      await new Promise(setImmediate)
    }
    await end
  }
}

test('thirty slow statements of staff leave visitors their connections, and the process ready', async () => {
  await whileThirtyRun(contextOf(services, services.staffCtx.staff), async () => {
    expect(await ask('/public_api/company_config/all')).toBe(200)
    expect(await ask('/ar/no-such-page')).toBe(404)
    expect(await ask('/health/ready')).toBe(200)
  })
}, 60_000)

test('so do those of jobs', async () => {
  await whileThirtyRun(contextOf(forJobs(services)), async () => {
    expect(await ask('/public_api/company_config/all')).toBe(200)
    expect(await ask('/health/ready')).toBe(200)
  })
}, 60_000)

test('jobs get the connections of jobs', () => {
  expect(forJobs(services).database.db).toBe(services.database.shares.jobs)
  expect(jobKinds(forJobs(services)).length).toBeGreaterThan(10)
})
