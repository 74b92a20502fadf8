import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { type JobKind, type Jobs, openJobs, type RunningJob } from './jobs.server.ts'

const { db, url } = await testDatabase()
const open: Jobs[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.close()))
})

function aProcess(kinds: readonly JobKind[] = []) {
  const log = recordingLog()
  const jobs = openJobs({ url, log, pollSeconds: 0.5, sweepSeconds: 1 })
  open.push(jobs)
  if (kinds.length > 0) jobs.work(kinds)
  return { jobs, log }
}

/** A kind of work that keeps what it was given, in every process that it is started in. */
function aKind(name: string, run: (job: RunningJob) => void = () => undefined): JobKind & { ran: RunningJob[] } {
  const ran: RunningJob[] = []
  return {
    name,
    label: [name, 'مهمة'],
    ran,
    run: async (job) => {
      ran.push(job)
      run(job)
    },
  }
}

const list = async (jobs: Jobs, name: string) => (await jobs.list({ page: 1, perPage: 50, name, order: 'desc' })).rows
const settled = async (jobs: Jobs, name: string, state: string) =>
  vi.waitFor(async () => expect((await list(jobs, name))[0]?.state).toBe(state), { timeout: 20_000 })
/** What waits for its next attempt need not wait in a test. */
const hurry = () => db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)

describe('a job', () => {
  test('is run by one of the processes, with what it was given', async () => {
    const kind = aKind('shared-work')
    const [one] = [aProcess([kind]), aProcess([kind]), aProcess([kind])]
    for (const number of [1, 2, 3]) await one.jobs.enqueue('shared-work', { key: String(number), data: { number } })
    await vi.waitFor(() => expect(kind.ran).toHaveLength(3), { timeout: 20_000 })
    expect(kind.ran.map(({ data }) => data.number).toSorted()).toEqual([1, 2, 3])
    await settled(one.jobs, 'shared-work', 'completed')
  })

  test('that fails says what failed, also where the error names only a cause or is no error', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' })
    const errors: unknown[] = [new TypeError('fetch failed', { cause }), { error: 'bad gateway', status: 502 }]
    const kind = aKind('says-why', ({ data }) => {
      throw errors[Number(data.number)]
    })
    const { jobs, log } = aProcess([kind])
    await jobs.enqueue('says-why', { key: '0', data: { number: 0 } })
    await jobs.enqueue('says-why', { key: '1', data: { number: 1 } })
    await vi.waitFor(
      async () =>
        expect((await list(jobs, 'says-why')).map(({ error }) => error).toSorted()).toEqual(
          ['TypeError: fetch failed: connect ECONNREFUSED 127.0.0.1:9', '{"error":"bad gateway","status":502}'].toSorted(),
        ),
      {
        timeout: 20_000,
      },
    )
    expect(log.messages).toContain('job says-why failed')
  })

  test('that takes long holds up no other of its kind where several may go at once', async () => {
    const gate = Promise.withResolvers<void>()
    const done: unknown[] = []
    const run = async ({ data }: RunningJob) => {
      if (data.number === 1) await gate.promise
      done.push(data.number)
    }
    const { jobs } = aProcess([{ name: 'side-by-side', label: ['Side by side', 'مهمة'], atOnce: 2, run }])
    for (const number of [1, 2, 3]) await jobs.enqueue('side-by-side', { key: String(number), data: { number } })
    await vi.waitFor(() => expect(done).toEqual([2, 3]), { timeout: 20_000 })
    gate.resolve()
    await vi.waitFor(() => expect(done).toEqual([2, 3, 1]), { timeout: 20_000 })
  })

  test('hears at once that its process shuts down', async () => {
    const jobStarted = Promise.withResolvers<void>()
    const errorsOfJobs: unknown[] = []
    const run = async ({ signal }: RunningJob) => {
      jobStarted.resolve()
      await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      errorsOfJobs.push('shut down')
    }
    const { jobs } = aProcess([{ name: 'hears', label: ['Hears', 'مهمة'], run }])
    await jobs.enqueue('hears', { key: '1', data: {} })
    await jobStarted.promise
    await jobs.close()
    expect(errorsOfJobs).toEqual(['shut down'])
    await settled(aProcess().jobs, 'hears', 'completed')
  }, 60_000)

  test('of a key that waits already is not added again', async () => {
    const { jobs } = aProcess()
    const at = new Date(Date.now() + 3_600_000)
    await Promise.all([1, 2, 3].map((number) => jobs.enqueue('once', { key: 'same', data: { number }, at })))
    await jobs.enqueue('once', { key: 'other', data: {}, at })
    expect(await list(jobs, 'once')).toHaveLength(2)
    expect((await list(jobs, 'once')).map(({ state, startedAt, error }) => [state, startedAt, error])).toEqual([
      ['created', null, ''],
      ['created', null, ''],
    ])
  })

  test('that fails is tried four times, is given up then, and is listed with its error until it is given another go', async () => {
    let isBroken = true
    const givenUp: unknown[] = []
    const fragile = aKind('fragile', () => {
      if (isBroken) throw new Error('no printer')
    })
    const kind = { ...fragile, giveUp: async (job: unknown) => void givenUp.push(job) }
    const { jobs, log } = aProcess([kind])
    await jobs.enqueue('fragile', { key: '1', data: { page: 7 } })
    await vi.waitFor(
      async () => {
        await hurry()
        expect((await list(jobs, 'fragile'))[0]?.state).toBe('failed')
      },
      { timeout: 40_000, interval: 200 },
    )
    expect(kind.ran).toHaveLength(4)
    await vi.waitFor(() => expect(givenUp).toEqual([{ data: { page: 7 }, error: 'no printer' }]), { timeout: 20_000 })
    expect(log.messages.filter((message) => message === 'job fragile failed')).toHaveLength(4)
    const [failedJob] = await list(jobs, 'fragile')
    expect(failedJob).toMatchObject({ error: 'no printer', retryCount: 3 })
    expect(await jobs.countFailed()).toBe(1)
    isBroken = false
    expect(await jobs.retry('fragile', failedJob?.id ?? '')).toBe(true)
    await settled(jobs, 'fragile', 'completed')
    expect([await jobs.retry('fragile', failedJob?.id ?? ''), await jobs.retry('nothing', failedJob?.id ?? ''), await jobs.countFailed()]).toEqual([
      false,
      false,
      0,
    ])
  }, 60_000)

  test('waits as long as it says after a failure, and twice as long after the next', async () => {
    const kind = aKind('patient', () => {
      throw new Error('no storage')
    })
    const { jobs } = aProcess([kind])
    await jobs.enqueue('patient', { key: '1', data: {}, pauseSeconds: 400 })
    const pause = async () =>
      (
        await db.execute<{ seconds: number }>(
          sql`select extract(epoch from start_after - now())::int as seconds from pgboss.job where name = 'patient' and state = 'retry'`,
        )
      ).rows[0]?.seconds
    await expect.poll(pause, { timeout: 20_000 }).toBeGreaterThan(390)
    expect(await pause()).toBeLessThanOrEqual(800)
    await db.execute(sql`update pgboss.job set start_after = now() where name = 'patient' and state = 'retry'`)
    await vi.waitFor(async () => expect(await pause()).toBeGreaterThan(790), { timeout: 20_000 })
    expect(kind.ran).toHaveLength(2)
  }, 60_000)

  test('is there if and only if the transaction that it was added in commits, and nobody sees it before', async () => {
    const kind = aKind('with-its-row')
    const { jobs } = aProcess([kind])
    const add = (number: number, tx: Tx) => jobs.enqueue('with-its-row', { key: String(number), data: { number } }, tx)
    await expect(
      db.transaction(async (tx) => {
        await add(1, tx)
        throw new Error('the row could not be stored')
      }),
    ).rejects.toThrow('could not be stored')
    await db.transaction(async (tx) => {
      await add(2, tx)
      await jobs.enqueue('with-its-row', { key: '3', data: { number: 3 } })
      await vi.waitFor(() => expect(kind.ran).toHaveLength(1), { timeout: 20_000 })
    })
    await vi.waitFor(() => expect(kind.ran.map(({ data }) => data.number)).toEqual([3, 2]), { timeout: 20_000 })
    expect((await list(jobs, 'with-its-row')).map(({ data }) => data.number).toSorted()).toEqual([2, 3])
  })

  test('that rows wait for is added when a process starts, once, however many start', async () => {
    const kind = aKind('waited-for')
    const waiting = async () => [{ key: '1', data: { row: 1 }, at: new Date(Date.now() + 3_600_000) }]
    const [one, other] = [aProcess([{ ...kind, waiting }]), aProcess([{ ...kind, waiting }])]
    for (const { jobs } of [one, other]) {
      await vi.waitFor(async () => expect((await list(jobs, 'waited-for')).map(({ data }) => data)).toEqual([{ row: 1 }]), { timeout: 20_000 })
    }
  })

  test('that recurred in a build before recurs no longer, and waits for nobody', async () => {
    const former = aProcess([{ ...aKind('former'), cron: '0 0 1 1 *' }])
    await former.jobs.enqueue('former', { key: 'cron', data: {}, at: new Date(Date.now() + 3_600_000) })
    const schedules = async () => (await db.execute(sql`select name from pgboss.schedule where name = 'former'`)).rows
    await vi.waitFor(async () => expect(await schedules()).toHaveLength(1), { timeout: 20_000 })
    await former.jobs.close()
    const { jobs, log } = aProcess()
    jobs.work([aKind('newer')], ['former', 'never-there'])
    await vi.waitFor(async () => expect([await schedules(), await list(jobs, 'former')]).toEqual([[], []]), { timeout: 20_000 })
    expect(log.messages).toEqual([])
  })

  test('is listed by name and state, in pages, without the library’s own', async () => {
    const { jobs } = aProcess()
    const at = new Date(Date.now() + 3_600_000)
    for (const key of ['a', 'b', 'c']) await jobs.enqueue('listed', { key, data: { key }, at })
    const { rows, total } = await jobs.list({ page: 2, perPage: 2, name: 'listed', state: 'created', order: 'asc' })
    expect([total, rows.map(({ data }) => data.key)]).toEqual([3, ['c']])
    expect((await jobs.list({ page: 1, perPage: 200, order: 'desc' })).rows.filter(({ name }) => name.startsWith('__'))).toEqual([])
  })
})

describe('a long job', () => {
  const MINUTES = 30 * 60
  const stale = (name: string) => db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '2 minutes' where name = ${name} and state = 'active'`)

  test('whose process is killed is taken again by another, and one whose process lives is not', async () => {
    const { jobs } = aProcess()
    await jobs.enqueue('long', { key: '1', data: {}, mostSeconds: MINUTES })
    const child = spawn(process.execPath, ['--input-type=module', '-e', program('long')], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    const kind = aKind('long')
    jobs.work([kind])
    // Dead jobs are looked for again and again while its process lives: until the job after it has run in this one.
    await jobs.enqueue('long', { key: '2', data: { number: 2 }, mostSeconds: MINUTES })
    await vi.waitFor(() => expect(kind.ran.map(({ data }) => data.number)).toEqual([2]), { timeout: 20_000 })
    child.kill('SIGKILL')
    await once(child, 'exit')
    await stale('long')
    await vi.waitFor(
      async () => {
        await hurry()
        expect(kind.ran).toHaveLength(2)
      },
      { timeout: 30_000 },
    )
    await vi.waitFor(async () => expect((await list(jobs, 'long')).map(({ state }) => state)).toEqual(['completed', 'completed']), { timeout: 20_000 })
  }, 90_000)

  test('whose processes are killed each time is given up at last', async () => {
    const givenUp: string[] = []
    const { jobs } = aProcess()
    await jobs.enqueue('deadly', { key: '1', data: { page: 7 }, mostSeconds: MINUTES })
    const child = spawn(process.execPath, ['--input-type=module', '-e', program('deadly')], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await db.execute(sql`update pgboss.job set retry_count = retry_limit where name = 'deadly'`)
    await stale('deadly')
    const kind = aKind('deadly')
    jobs.work([{ ...kind, giveUp: async ({ data, error }) => void givenUp.push(`${data.page}: ${error}`) }])
    await vi.waitFor(() => expect(givenUp).toEqual(['7: job heartbeat timeout']), { timeout: 30_000 })
    expect([kind.ran, (await list(jobs, 'deadly'))[0]?.state]).toEqual([[], 'failed'])
  }, 60_000)

  /** Another process that begins a job and never ends it. */
  const program = (name: string) => `
    import { openJobs } from '#platform/jobs/jobs.server.ts'
    const log = { error() {}, warn() {}, info() {} }
    const run = async () => {
      console.log('begun')
      await new Promise((resolve) => setTimeout(resolve, 600_000))
    }
    openJobs({ url: ${JSON.stringify(url)}, log, pollSeconds: 0.5 }).work([{ name: ${JSON.stringify(name)}, label: ['', ''], run }])
  `
})

describe('the queues', () => {
  test('connect to nothing before they are needed, and close without having been', async () => {
    const log = recordingLog()
    const jobs = openJobs({ url: 'postgres://nobody@127.0.0.1:9/none', log })
    await jobs.close()
    await expect(jobs.enqueue('x', { key: 'x', data: {} })).rejects.toThrow('closed')
    expect(log.messages).toEqual([])
  })

  test('without a database keep retrying, and reject callers', async () => {
    const log = recordingLog()
    const jobs = openJobs({ url: 'postgres://nobody@127.0.0.1:9/none', log })
    jobs.work([aKind('x')])
    await expect(jobs.enqueue('x', { key: 'x', data: {} })).rejects.toThrow()
    await vi.waitFor(() => expect(log.messages).toContain('the job queues could not be started; trying again'))
    await jobs.close()
  })

  test('go on after the database was down', async () => {
    const kind = aKind('patient')
    const { jobs } = aProcess([kind])
    await jobs.enqueue('patient', { key: '1', data: {} })
    await vi.waitFor(() => expect(kind.ran).toHaveLength(1), { timeout: 20_000 })
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'maarad queues%' and datname = current_database()`)
    await vi.waitFor(() => jobs.enqueue('patient', { key: '2', data: {} }), { timeout: 20_000 })
    await vi.waitFor(() => expect(kind.ran).toHaveLength(2), { timeout: 20_000 })
  }, 40_000)
})
