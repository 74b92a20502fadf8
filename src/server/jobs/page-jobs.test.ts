import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { deletePage, schedulePage } from '#domains/content/index.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { jobKinds } from './job-kinds.gen.server.ts'
import { enqueueSchedule } from './page-schedule-jobs.server.ts'

const services = await testServices()
const { staffCtx: ctx, database, jobs, time } = services
const started = time.now
const later = (hours: number) => new Date(started.getTime() + hours * 3_600_000)
const DAY_HOURS = 24

async function aPage(path: string): Promise<number> {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`insert into page (path, type, status, title, blocks) values (${path}, 'page', 'published', ${path}, '[]'::jsonb) returning id`,
  )
  return rows[0]?.id ?? 0
}

/** Runs a kind of job as the queue does when its time has come. */
async function run(name: string, data: Record<string, unknown> = {}): Promise<void> {
  const kind = jobKinds(services).find((one) => one.name === name)
  await kind?.run({ id: 'a-run', data, isLastAttempt: false, signal: new AbortController().signal } as Parameters<typeof kind.run>[0])
}
const queued = async () => {
  const { rows } = await database.db.execute<{ data: { schedule_id: number }; start_after: Date }>(
    sql`select data, start_after from pgboss.job where name = 'run-page-schedule' order by start_after`,
  )
  return rows.map(({ data, start_after }) => [data.schedule_id, new Date(start_after).getTime()])
}

test('[A-014] every minute pages that are due are looked for, every hour the bin: each by its time in UTC', () => {
  const times = Object.fromEntries(jobKinds(services).map(({ name, cron }) => [name, cron]))
  expect(times).toMatchObject({ 'sweep-page-schedules': '* * * * *', 'empty-bin': '7 * * * *' })
})

test('deleted pages that have been in the bin for thirty days are removed by its job, younger ones stay', async () => {
  const [old, young] = [await aPage('old'), await aPage('young')]
  await deletePage(ctx, old, catalogue)
  time.now = later(DAY_HOURS)
  await deletePage(ctx, young, catalogue)
  time.now = new Date(later(30 * DAY_HOURS).getTime() + 1)
  await run('empty-bin')
  const { rows } = await database.db.execute(sql`select path from binned_page`)
  expect(rows).toEqual([{ path: 'young' }])
  time.now = started
})

test('[A-014] a planned end waits in the queue for its time; one that the queue has lost is found when it is due, and takes the page off the site', async () => {
  const pageId = await aPage('planned')
  const outcome = await schedulePage(ctx, { pageId, action: 'unpublish', runAt: later(2) }, catalogue)
  const id = outcome.ok ? outcome.value.id : 0
  await enqueueSchedule(services, id, later(2))
  expect(await queued()).toEqual([[id, later(2).getTime()]])
  await database.db.execute(sql`delete from pgboss.job`)
  await run('sweep-page-schedules')
  expect(await queued()).toEqual([])
  time.now = later(3)
  await run('sweep-page-schedules')
  expect((await queued()).map(([schedule]) => schedule)).toEqual([id])
  await run('run-page-schedule', { schedule_id: id })
  const { rows } = await database.db.execute(sql`select status from page where id = ${pageId}`)
  expect(rows).toEqual([{ status: 'draft' }])
  expect((await jobs.list({ page: 1, perPage: 5, name: 'run-page-schedule', order: 'desc' })).rows).toHaveLength(1)
  time.now = started
})
