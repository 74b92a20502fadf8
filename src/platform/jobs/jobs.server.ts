import { reasonOf } from '#kernel/reason-of.ts'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Listing } from '#kernel/list-request.ts'
import type { Logger } from '#kernel/log.ts'
import { currentRequest, inRequest, newScope } from '#platform/log/request-scope.server.ts'
import { inTraceOf } from '#platform/traces/spans.server.ts'
import { ANSWER_MS, sessionOptions } from '#platform/database/database.server.ts'
import { clientOf } from '#platform/database/primary.server.ts'
import type { WordPair, Words } from '#kernel/words/words.ts'

/** Background work, retried when it fails. */
export type JobKind = {
  /** The name of its queue. */
  name: string
  /** What it does, for the people who watch the jobs. */
  label: WordPair
  /** What a job is about, by the keys of its data; `{id}` is the value. */
  about?: Words
  /** Five fields of cron in UTC, for work that recurs. */
  cron?: string
  /** Jobs of this kind that one process runs at a time; 1 by default. */
  atOnce?: number
  /** At most one job per key waits or runs at a time; see {@link Jobs.enqueue}. */
  run: (job: RunningJob) => Promise<void>
}

/** `isLastAttempt` means that a failure is not retried. */
export type RunningJob = { id: string; data: Record<string, unknown>; isLastAttempt: boolean }

export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
export type JobRecord = {
  id: string
  name: string
  state: JobState
  data: Record<string, unknown>
  createdAt: Date
  startedAt: Date | null
  completedAt: Date | null
  retryCount: number
  /** The error of its last failure; '' when it has not failed. */
  error: string
}

export type QueueFigures = { name: string; due: number; oldestDueSeconds: number; failed: number }

export type JobQuery = { page: number; perPage: number; name?: string | undefined; state?: JobState | undefined; order: 'asc' | 'desc' }

export type Jobs = {
  /** Starts working in the background, and keeps trying while the database is unreachable. */
  work: (kinds: readonly JobKind[]) => void
  /**
   * Adds a job unless one with this key already waits or runs. `at` is its earliest start. `mostSeconds` is how long it may run before
   * it counts as dead; the default is five minutes.
   */
  enqueue: (name: string, job: { key: string; data: Record<string, unknown>; at?: Date; mostSeconds?: number }) => Promise<void>
  list: (query: JobQuery) => Promise<Listing<JobRecord>>
  countFailed: () => Promise<number>
  /** Of each queue with jobs: how many are due or run, how long the oldest has been due, in seconds, and how many have failed. */
  figures: () => Promise<readonly QueueFigures[]>
  /** Retries a failed job; false when no failed job has this id. */
  retry: (name: string, id: string) => Promise<boolean>
  close: () => Promise<void>
}

const SCHEMA = 'pgboss'
const CONNECTIONS = 2
/** Where the data of a job keeps the id of the request that asked for it. */
const REQUEST = '_request'
const RESTART_MS = 2000
const STOP_MS = 2000
/** Four attempts within about a minute and a half. */
const RETRIES = { retryLimit: 3, retryDelay: 5, retryBackoff: true }
/** New jobs wake their workers at once; a job with a start time may start this late. */
const POLL_S = 5
const EXPIRE_S = 300

type JobsOptions = {
  url: string
  /** The address for the connection that hears of new jobs; `url` without. */
  directUrl?: string
  log: Logger
  pollSeconds?: number
}

/**
 * The job queues, shared by all processes on one database: one of them runs each job. It connects on first use, so that starting the
 * process never waits for it.
 */
export function openJobs({ url, directUrl = url, log, pollSeconds = POLL_S }: JobsOptions): Jobs {
  const queues = new Set<string>()
  let starting: Promise<PgBoss> | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const ready = (): Promise<PgBoss> => {
    if (isClosed) return Promise.reject(new Error('the job queues are closed'))
    starting ??= startLibrary({ url, directUrl }, (error) => {
      if (!isClosed) log.warn('the job queues had an error', { reason: reasonOf(error) })
    }).catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }

  const makeQueue = async (boss: PgBoss, name: string): Promise<void> => {
    if (queues.has(name)) return
    await boss.createQueue(name, queueOptions)
    queues.add(name)
  }

  const workOn = (kinds: readonly JobKind[]): void => {
    const waiting = [...kinds]
    const begin = async (): Promise<void> => {
      const boss = await ready()
      for (let kind = waiting[0]; kind; kind = waiting[0]) {
        await makeQueue(boss, kind.name)
        await register(boss, kind, { log, pollSeconds })
        waiting.shift()
      }
    }
    begin().catch((error: unknown) => {
      if (isClosed) return
      log.warn('the job queues could not be started; trying again', { reason: reasonOf(error) })
      timer = setTimeout(() => workOn(waiting), RESTART_MS)
    })
  }

  return {
    work: workOn,
    enqueue: async (name, { key, data, at, mostSeconds }) => {
      const boss = await ready()
      await makeQueue(boss, name)
      await boss.send(name, withRequest(data), {
        singletonKey: key,
        ...(at ? { startAfter: at } : {}),
        ...(mostSeconds ? { expireInSeconds: mostSeconds } : {}),
      })
    },
    list: async (query) => listJobs(await ready(), query),
    countFailed: async () => countFailedJobs(await ready()),
    figures: async () => readFigures(await ready()),
    retry: async (name, id) => {
      const boss = await ready()
      const [job] = (await boss.getQueue(name)) ? await boss.findJobs(name, { id }) : []
      if (job?.state !== 'failed') return false
      await boss.retry(name, id)
      return true
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      // What never started needs no stop; why was logged then.
      const boss = await starting?.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: STOP_MS })
    },
  }
}

type Addresses = { url: string; directUrl: string }

/**
 * A question to the queues that is not answered is given up, as on every other connection. Their pool takes `Client`, which follows the primary; their listening connection
 * takes the address alone, so that after a failover to another host jobs are found by asking.
 */
function connectionOptions({ url, directUrl }: Addresses) {
  return { ...sessionOptions(directUrl, 'maarad queues'), query_timeout: ANSWER_MS, Client: clientOf(url) }
}

/** Starts the library; it is imported on first use, since loading it takes longer than the first page may wait. */
async function startLibrary(addresses: Addresses, onError: (error: unknown) => void): Promise<PgBoss> {
  const library = await import('pg-boss')
  const boss = new library.PgBoss({
    ...connectionOptions(addresses),
    schema: SCHEMA,
    max: CONNECTIONS,
    useListenNotify: true,
    clockMonitorIntervalSeconds: 600,
  })
  boss.on('error', onError)
  try {
    await boss.start()
    return boss
  } catch (error) {
    // Why it did not start is what the caller hears.
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
}

/** Makes this process work on one queue. */
async function register(boss: PgBoss, { name, cron, atOnce = 1, run }: JobKind, { log, pollSeconds }: { log: Logger; pollSeconds: number }): Promise<void> {
  await boss.work(
    name,
    { includeMetadata: true, batchSize: 1, localConcurrency: atOnce, pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds },
    async ([job]: JobWithMetadata<Record<string, unknown>>[]) => {
      if (!job) return
      const { [REQUEST]: requestId, ...data } = job.data ?? {}
      // Without a request that asked for it, its lines are found by its own id.
      const scope = newScope(typeof requestId === 'string' ? requestId : job.id)
      const step = { name: `job ${name}`, kind: 'job', attributes: { 'maarad.request_id': scope.id, 'maarad.job': job.id } } as const
      await inRequest(scope, async () => {
        try {
          await inTraceOf(scope.id, step, () => run({ id: job.id, data, isLastAttempt: job.retryCount >= job.retryLimit }))
        } catch (error) {
          log.error(`job ${name} failed`, { job: job.id, attempt: job.retryCount + 1, reason: reasonOf(error) })
          // The library keeps the message alone.
          throw new Error(reasonOf(error), { cause: error })
        }
      })
    },
  )
  if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC', singletonKey: 'cron' })
}

/** The data of a job with the request that asked for it, which no handler sees. */
function withRequest(data: Record<string, unknown>): Record<string, unknown> {
  const request = currentRequest()
  return request ? { ...data, [REQUEST]: request.id } : data
}

const queueOptions = { policy: 'exclusive', notify: true, expireInSeconds: EXPIRE_S, ...RETRIES } as const

async function countFailedJobs(boss: PgBoss): Promise<number> {
  const { rows } = await boss.getDb().executeSql(`select count(*)::int as total from ${SCHEMA}.job where state = 'failed'`, [])
  return Number(rows[0]?.total ?? 0)
}

async function readFigures(boss: PgBoss): Promise<QueueFigures[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name,
       (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as due,
       coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as age,
       (count(*) filter (where state = 'failed'))::int as failed
     from ${SCHEMA}.job where name not like '\\_\\_pgboss%' and state in ('created', 'retry', 'active', 'failed') group by name order by name`,
    [],
  )
  return rows.map(({ name, due, age, failed }) => ({ name: String(name), due: Number(due), oldestDueSeconds: Number(age), failed: Number(failed) }))
}

async function listJobs(boss: PgBoss, { page, perPage, name, state, order }: JobQuery): Promise<Listing<JobRecord>> {
  // The library's own queues have this prefix.
  const where = `name not like '\\_\\_pgboss%' and ($1::text is null or name = $1) and ($2::text is null or state::text = $2)`
  const filters = [name ?? null, state ?? null]
  const [listed, counted] = await Promise.all([
    boss.getDb().executeSql(
      `select id, name, state::text as state, data, created_on, started_on, completed_on, retry_count, output from ${SCHEMA}.job
       where ${where} order by created_on ${order === 'asc' ? 'asc' : 'desc'}, id limit $3 offset $4`,
      [...filters, perPage, (page - 1) * perPage],
    ),
    boss.getDb().executeSql(`select count(*)::int as total from ${SCHEMA}.job where ${where}`, filters),
  ])
  return { rows: listed.rows.map(recordOf), total: Number(counted.rows[0]?.total ?? 0) }
}

type Row = {
  id: string
  name: string
  state: JobState
  data: Record<string, unknown> | null
  created_on: Date
  started_on: Date | null
  completed_on: Date | null
  retry_count: number
  output: { message?: unknown; value?: unknown } | null
}

/** The library wraps what is no object. */
function errorOf(output: Row['output']): string {
  return output === null ? '' : reasonOf(output.value ?? output)
}

function recordOf({ id, name, state, data, created_on, started_on, completed_on, retry_count, output }: Row): JobRecord {
  const { [REQUEST]: _, ...own } = data ?? {}
  const error = state === 'failed' || state === 'retry' ? errorOf(output) : ''
  return { id, name, state, data: own, createdAt: created_on, startedAt: started_on, completedAt: completed_on, retryCount: retry_count, error }
}
