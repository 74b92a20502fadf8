import { reasonOf } from '#kernel/reason-of.ts'
import { sql } from 'drizzle-orm'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Listing } from '#kernel/list-request.ts'
import type { Logger } from '#kernel/log.ts'
import { currentRequest, inRequest, newScope } from '#platform/log/request-scope.server.ts'
import { inTraceOf } from '#platform/traces/spans.server.ts'
import { ANSWER_MS, type Queryable, sessionOptions } from '#platform/database/database.server.ts'
import { clientOf } from '#platform/database/primary.server.ts'
import { looksOfProcess } from './looks-of-process.server.ts'
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
  /**
   * What a process that works on this kind does when somebody in it says that rows are due, in place of a job for whoever takes it. If the process dies before, the
   * next job by `cron` finds them. `signal` aborts when the process shuts down.
   */
  wake?: (signal: AbortSignal) => Promise<void>
  /** Notes the end of a job whose last attempt failed, or whose process died in it. `error` is that of the last attempt. */
  giveUp?: (job: { data: Record<string, unknown>; error: string }) => Promise<void>
  /**
   * The jobs that rows of ours wait for. They are added when a process starts, unless the queue has them: a restored backup has the rows without the
   * queue ({@link Jobs.enqueue} adds all others with their row).
   */
  waiting?: () => Promise<readonly JobDraft[]>
}

/** `signal` aborts when the process shuts down, and when the job is no longer this process's. */
export type RunningJob = { id: string; data: Record<string, unknown>; signal?: AbortSignal }

/**
 * `at` is its earliest start. `mostSeconds` is how long it may run before it counts as dead; the default is five minutes. A job that may run longer than that
 * says every half a minute that its process lives: when that dies, another takes the job within about two minutes. `pauseSeconds` is how long it waits after its
 * first failure, and twice as long after each further one; the default is five seconds.
 */
export type JobDraft = { key: string; data: Record<string, unknown>; at?: Date; mostSeconds?: number; pauseSeconds?: number }

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
  /** Starts working in the background, and keeps trying while the database is unreachable. Kinds of builds before that recurred and have `ended` stop to. */
  work: (kinds: readonly JobKind[], endedNames?: readonly string[]) => void
  /** Adds a job unless one with this key already waits or runs; with `tx` if and only if that commits, and nobody sees it before. */
  enqueue: (name: string, job: JobDraft, tx?: Queryable) => Promise<void>
  /** Has this process look for what is due at once, by `wake` of the kind; false where it does not work on the kind, or the kind has none. */
  wakeHere: (name: string) => boolean
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
/** Jobs that were given up come here, to be noted by their kind. No list shows it. */
const GIVEN_UP = '__given_up'
/** Queues of kinds; those of the library and of what was given up begin like this. */
const OURS = `name not like '\\_\\_%'`
/** Where the data of a job keeps the id of the request that asked for it. */
const REQUEST = '_request'
const RESTART_MS = 2000
const STOP_MS = 2000
/** Four attempts within about a minute and a half, unless a job waits longer between them. */
const RETRIES = { retryLimit: 3, retryDelay: 5, retryBackoff: true }
/** New jobs wake their workers at once; a job with a start time may start this late. */
const POLL_S = 5
const SWEEP_S = 60
const EXPIRE_S = 300
/** A job that runs long and has not been heard of for this long has died with its process; it is heard of twice as often. */
const HEARTBEAT_S = 60
/** A job that waits longer than this for a process is dropped by the library. */
const KEPT_S = 365 * 86_400

type JobsOptions = {
  url: string
  /** The address for the connection that hears of new jobs; `url` without. */
  directUrl?: string
  log: Logger
  pollSeconds?: number
  /** How often dead jobs are looked for. */
  sweepSeconds?: number
}

/**
 * The job queues, shared by all processes on one database: one of them runs each job. It connects on first use, so that starting the
 * process never waits for it.
 */
export function openJobs({ url, directUrl = url, log, pollSeconds = POLL_S, sweepSeconds = SWEEP_S }: JobsOptions): Jobs {
  const queues = new Set<string>()
  let starting: Promise<PgBoss> | undefined
  let isClosed = false
  const closing = new AbortController()
  const looks = looksOfProcess(closing.signal, log)
  let timer: NodeJS.Timeout | undefined

  const ready = (): Promise<PgBoss> => {
    if (isClosed) return Promise.reject(new Error('the job queues are closed'))
    starting ??= startLibrary({ url, directUrl, sweepSeconds }, (error) => {
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

  const enqueue: Jobs['enqueue'] = async (name, { key, data, at, mostSeconds, pauseSeconds }, tx) => {
    const boss = await ready()
    await makeQueue(boss, GIVEN_UP)
    await makeQueue(boss, name)
    await boss.send(name, withRequest(data), {
      singletonKey: key,
      deadLetter: GIVEN_UP,
      retentionSeconds: KEPT_S,
      ...(at ? { startAfter: at } : {}),
      ...(mostSeconds ? { expireInSeconds: mostSeconds, heartbeatSeconds: HEARTBEAT_S } : {}),
      ...(pauseSeconds ? { ...RETRIES, retryDelay: pauseSeconds } : {}),
      ...(tx ? { db: (await import('pg-boss')).fromDrizzle(tx, sql) } : {}),
    })
  }

  const workOn = (kinds: readonly JobKind[], endedNames: readonly string[], unregistered: Work[] = [givenUpWork(kinds), ...kinds]): void => {
    const begin = async (): Promise<void> => {
      const boss = await ready()
      for (let kind = unregistered[0]; kind; kind = unregistered[0]) {
        await makeQueue(boss, kind.name)
        await register(boss, kind, { log, pollSeconds, closing: closing.signal })
        unregistered.shift()
      }
      await endSchedules(boss, endedNames)
      for (const { name, waiting } of kinds) for (const job of (await waiting?.()) ?? []) await enqueue(name, job)
    }
    begin().catch((error: unknown) => {
      if (isClosed) return
      log.warn('the job queues could not be started; trying again', { reason: reasonOf(error) })
      timer = setTimeout(() => workOn(kinds, endedNames, unregistered), RESTART_MS)
    })
  }

  return {
    work: (kinds, endedNames = []) => workOn(looks.begin(kinds), endedNames),
    enqueue,
    wakeHere: (name) => !isClosed && looks.wake(name),
    list: async (query) => listJobs(await ready(), query),
    countFailed: async () => countFailedJobs(await ready()),
    figures: async () => readFigures(await ready()),
    retry: async (name, id) => retryFailed(await ready(), name, id),
    close: async () => {
      isClosed = true
      closing.abort()
      clearTimeout(timer)
      // What never started needs no stop; why was logged then.
      const boss = await starting?.catch(() => undefined)
      await Promise.all([boss?.stop({ graceful: true, timeout: STOP_MS }), looks.ended(STOP_MS)])
    },
  }
}

type Addresses = { url: string; directUrl: string }
type LibraryOptions = Addresses & { sweepSeconds: number }

/**
 * A question to the queues that is not answered is given up, as on every other connection. Their pool takes `Client`, which follows the primary; their listening connection
 * takes the address alone, so that after a failover to another host jobs are found by asking.
 */
function connectionOptions({ url, directUrl }: Addresses) {
  return { ...sessionOptions(directUrl, 'maarad queues'), query_timeout: ANSWER_MS, Client: clientOf(url) }
}

/** Starts the library; it is imported on first use, since loading it takes longer than the first page may wait. */
async function startLibrary({ sweepSeconds, ...addresses }: LibraryOptions, onError: (error: unknown) => void): Promise<PgBoss> {
  const library = await import('pg-boss')
  const boss = new library.PgBoss({
    ...connectionOptions(addresses),
    schema: SCHEMA,
    max: CONNECTIONS,
    useListenNotify: true,
    clockMonitorIntervalSeconds: 600,
    superviseIntervalSeconds: sweepSeconds,
    monitorIntervalSeconds: sweepSeconds,
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

type FoundJob = JobWithMetadata<Record<string, unknown>>
/** A kind as the queues see it. */
type Work = Pick<JobKind, 'name' | 'cron' | 'atOnce'> & { run: (job: RunningJob, foundJob: FoundJob) => Promise<void> }

/** Tells a kind that a job of its was given up, whoever gave it up: the process that ran it, or the one that found it dead. */
function givenUpWork(kinds: readonly JobKind[]): Work {
  return {
    name: GIVEN_UP,
    run: async ({ data }, { sourceName, sourceOutput }) => kinds.find(({ name }) => name === sourceName)?.giveUp?.({ data, error: errorOf(sourceOutput) }),
  }
}

/** Ends what recurred in builds before: its jobs would wait for nobody. */
async function endSchedules(boss: PgBoss, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!(await boss.getQueue(name))) continue
    await boss.unschedule(name)
    await boss.deleteQueuedJobs(name)
  }
}

type Process = { log: Logger; pollSeconds: number; closing: AbortSignal }

/** Makes this process work on one queue. */
async function register(boss: PgBoss, { name, cron, atOnce = 1, run }: Work, { log, pollSeconds, closing }: Process): Promise<void> {
  await boss.work(
    name,
    { includeMetadata: true, batchSize: 1, localConcurrency: atOnce, pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds },
    async ([job]: FoundJob[]) => {
      if (!job) return
      const { [REQUEST]: requestId, ...data } = job.data ?? {}
      // Without a request that asked for it, its lines are found by its own id.
      const scope = newScope(typeof requestId === 'string' ? requestId : job.id)
      const step = { name: `job ${name}`, kind: 'job', attributes: { 'maarad.request_id': scope.id, 'maarad.job': job.id } } as const
      await inRequest(scope, async () => {
        try {
          await inTraceOf(scope.id, step, () => run({ id: job.id, data, signal: AbortSignal.any([closing, job.signal]) }, job))
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

async function retryFailed(boss: PgBoss, name: string, id: string): Promise<boolean> {
  const [job] = (await boss.getQueue(name)) ? await boss.findJobs(name, { id }) : []
  if (job?.state !== 'failed') return false
  await boss.retry(name, id)
  return true
}

async function countFailedJobs(boss: PgBoss): Promise<number> {
  const { rows } = await boss.getDb().executeSql(`select count(*)::int as total from ${SCHEMA}.job where ${OURS} and state = 'failed'`, [])
  return Number(rows[0]?.total ?? 0)
}

async function readFigures(boss: PgBoss): Promise<QueueFigures[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name,
       (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as due,
       coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as age,
       (count(*) filter (where state = 'failed'))::int as failed
     from ${SCHEMA}.job where ${OURS} and state in ('created', 'retry', 'active', 'failed') group by name order by name`,
    [],
  )
  return rows.map(({ name, due, age, failed }) => ({ name: String(name), due: Number(due), oldestDueSeconds: Number(age), failed: Number(failed) }))
}

async function listJobs(boss: PgBoss, { page, perPage, name, state, order }: JobQuery): Promise<Listing<JobRecord>> {
  const where = `${OURS} and ($1::text is null or name = $1) and ($2::text is null or state::text = $2)`
  const filters = [name ?? null, state ?? null]
  const [jobsPage, total] = await Promise.all([
    boss.getDb().executeSql(
      `select id, name, state::text as state, data, created_on, started_on, completed_on, retry_count, output from ${SCHEMA}.job
       where ${where} order by created_on ${order === 'asc' ? 'asc' : 'desc'}, id limit $3 offset $4`,
      [...filters, perPage, (page - 1) * perPage],
    ),
    boss.getDb().executeSql(`select count(*)::int as total from ${SCHEMA}.job where ${where}`, filters),
  ])
  return { rows: jobsPage.rows.map(recordOf), total: Number(total.rows[0]?.total ?? 0) }
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
function errorOf(output: { value?: unknown } | null): string {
  return output === null ? '' : reasonOf(output.value ?? output)
}

function recordOf({ id, name, state, data, created_on, started_on, completed_on, retry_count, output }: Row): JobRecord {
  const { [REQUEST]: _, ...own } = data ?? {}
  const error = state === 'failed' || state === 'retry' ? errorOf(output) : ''
  return { id, name, state, data: own, createdAt: created_on, startedAt: started_on, completedAt: completed_on, retryCount: retry_count, error }
}
