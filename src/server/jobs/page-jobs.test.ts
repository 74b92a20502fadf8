import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { deletePage, type Plan, schedulePage } from '#domains/content/index.server.ts'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm, deleteForm } from '#domains/forms/index.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { jobKinds } from './job-kinds.gen.server.ts'
import { enqueueSchedule } from './page-schedule-jobs.server.ts'

const services = await testServices()
const { staffCtx: ctx, database, time } = services
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
  await kind?.run({ id: 'a-run', data, signal: new AbortController().signal } as Parameters<typeof kind.run>[0])
}
const queued = async () => {
  const { rows } = await database.db.execute<{ data: { schedule_id: number }; start_after: Date }>(
    sql`select data, start_after from pgboss.job where name = 'run-page-schedule' order by start_after`,
  )
  return rows.map(({ data, start_after }) => [data.schedule_id, new Date(start_after).getTime()])
}

test('[A-014] every hour the bin is looked through, by its time in UTC', () => {
  const times = Object.fromEntries(jobKinds(services).map(({ name, cron }) => [name, cron]))
  expect(times).toMatchObject({ 'empty-bin': '7 * * * *' })
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

test('deleted forms are removed by the same job after the same thirty days, younger ones stay', async () => {
  const aForm = async (name: string) => {
    const outcome = await createForm(ctx, FormDraft.parse({ name, fields: [] }))
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value.id
  }
  const [old, young] = [await aForm('قديم'), await aForm('حديث')]
  await deleteForm(ctx, { id: old, revision: null })
  time.now = later(DAY_HOURS)
  await deleteForm(ctx, { id: young, revision: null })
  time.now = new Date(later(30 * DAY_HOURS).getTime() + 1)
  await run('empty-bin')
  const { rows } = await database.db.execute(sql`select form_id from binned_form`)
  expect(rows).toEqual([{ form_id: young }])
  time.now = started
})

test('[A-014] a planned end waits in the queue for its time, from the moment in which it is stored; then it takes the page off the site', async () => {
  const pageId = await aPage('planned')
  const plan = (enqueue: Plan['enqueue']) => schedulePage(ctx, { pageId, action: 'unpublish', runAt: later(2), enqueue }, catalogue)
  const failing = plan(async (tx, schedule) => {
    await enqueueSchedule(services, tx, schedule)
    throw new Error('the plan could not be stored')
  })
  await expect(failing).rejects.toThrow('could not be stored')
  expect(await queued()).toEqual([])
  const outcome = await plan((tx, schedule) => enqueueSchedule(services, tx, schedule))
  const id = outcome.ok ? outcome.value.id : 0
  expect(await queued()).toEqual([[id, later(2).getTime()]])
  await expect(run('run-page-schedule', { schedule_id: id })).rejects.toThrow('early')
  time.now = later(3)
  await run('run-page-schedule', { schedule_id: id })
  const { rows } = await database.db.execute(sql`select status from page where id = ${pageId}`)
  expect(rows).toEqual([{ status: 'draft' }])
  time.now = started
})

test('[A-014] plans wait for their jobs: a process that starts on a restored backup finds them', async () => {
  const pageId = await aPage('restored')
  const outcome = await schedulePage(ctx, { pageId, action: 'unpublish', runAt: later(2), enqueue: async () => undefined }, catalogue)
  const waiting = await jobKinds(services)
    .find(({ name }) => name === 'run-page-schedule')
    ?.waiting?.()
  const id = outcome.ok ? outcome.value.id : 0
  expect(waiting).toEqual([{ key: String(id), data: { schedule_id: id }, at: later(2) }])
})
