import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { seconds } from '#kernel/durations.ts'
import type { Logger } from '#kernel/log.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { QUERY_TIMEOUT } from './is-unreachable.server.ts'
import { startEmbedded } from './embedded.server.ts'
import { keepNoPlans, prepareNothing, prepareRepeated } from './prepare-repeated.server.ts'
import { addressOf, clientOf, findPrimary } from './primary.server.ts'
import { Replica } from './replica.server.ts'
import { rideAlong } from './ride-along.server.ts'
import { traceQueries } from './trace-queries.server.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Runs queries: the pool, or a transaction. */
export type Queryable = Db | Tx

export type Database = {
  /** The connections of visitors. */
  db: Db
  /** Those of staff and of jobs: however slow these are, visitors keep theirs. */
  shares: Readonly<Record<Share, Db>>
  /** The address of these connections, which may be that of a pooler. */
  url: string
  /** The address for what needs a session of its own: hearing of changes, steps of the schema, copies of all tables. */
  directUrl: string
  /** A server that follows and is read where its reader says so; null without one. */
  replica: Replica<Db> | null
  /** Starts the embedded server again if it died; does nothing for one that `DATABASE_URL` names. */
  revive: () => Promise<void>
  /** Stops the embedded server at once, unless another process uses it: what runs in this process is cut off and rolled back. */
  abandon: () => Promise<void>
  /** Closes all connections, then stops the embedded server unless another process still uses it. */
  close: () => Promise<void>
}

/** Who has connections of their own beside visitors. */
const shares = ['staff', 'jobs'] as const
type Share = (typeof shares)[number]

const OLDEST_SERVER = 150_000
const APPLICATION = 'maarad'

/** How long a query may go without an answer before its connection counts as lost: longer than the server lets a statement run. */
export const ANSWER_MS = seconds(20)

type Options = {
  url: string | undefined
  /** The address of the server itself, where `url` is that of a pooler that gives out connections for one transaction. */
  directUrl?: string | undefined
  folder: string
  /** The most of visitors. */
  connections: number
  /** The most of the others; as many as visitors without. */
  shared?: Partial<Record<Share, number>>
  /** The address of a replica, which has as many connections as staff. */
  replicaUrl?: string | undefined
  log: Logger
  answerMs?: number
}

/** Opens the database at `url`, or the embedded one. Throws an error with a plain message when it is too old or unreachable. */
export async function openDatabase(options: Options): Promise<Database> {
  const { url, directUrl, folder, connections, shared = {}, replicaUrl, log, answerMs = ANSWER_MS } = options
  const embedded = url ? undefined : await startEmbedded(folder)
  const address = url ?? embedded?.url ?? ''
  for (const one of [address, ...(directUrl === undefined ? [] : [directUrl])]) await findPrimary(one)
  const isShared = directUrl !== undefined
  const open = (name: string, most: number) => openPool(address, { name, most, log, answerMs, isShared })
  const pool = open(APPLICATION, connections)
  const [staff, jobs] = shares.map((share) => open(`${APPLICATION} ${share}`, shared[share] ?? connections)) as [pg.Pool, pg.Pool] // one for each
  const followed =
    replicaUrl === undefined
      ? null
      : openPool(replicaUrl, { name: `${APPLICATION} replica`, most: shared.staff ?? connections, log, answerMs, isShared: false })
  const { rows } = await pool.query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
  if ((rows[0]?.version ?? 0) < OLDEST_SERVER) throw new Error('PostgreSQL 15 or later is needed')
  let isAbandoned = false
  return {
    db: drizzle(pool),
    shares: { staff: drizzle(staff), jobs: drizzle(jobs) },
    url: address,
    directUrl: directUrl ?? address,
    replica: followed && new Replica(drizzle(followed), log),
    revive: async () => {
      if (!isAbandoned) await embedded?.revive()
    },
    abandon: async () => {
      isAbandoned = true
      // Without an answer others may still use it, so it is left running.
      if (embedded && (await isAlone(pool).catch(() => false))) await embedded.stop()
    },
    close: async () => {
      // Without an answer others may still use it, so it is left running.
      const alone = embedded && (await isAlone(pool).catch(() => false))
      await Promise.all([pool, staff, jobs, ...(followed ? [followed] : [])].map((one) => one.end()))
      if (alone) await embedded.stop()
    },
  }
}

type PoolOptions = { name: string; most: number; log: Logger; answerMs: number; isShared: boolean }

/** What a session of our own is told, and keeps. */
const ownSession = { onConnect: keepNoPlans, statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 } as const

/**
 * Connections are made when they are first needed. A session that others share by a pooler has nothing that outlasts a transaction: no settings, no prepared
 * statements; its limits are those that the pooler sets.
 */
function openPool(address: string, { name, most, log, answerMs, isShared }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...sessionOptions(address, name),
    Client: clientOf(address),
    max: most,
    pipeline: true,
    query_timeout: answerMs,
    ...(isShared ? {} : ownSession),
  })
  const prepare = isShared ? prepareNothing : prepareRepeated()
  pool.on('connect', (client) => {
    logConnectionErrors(client, log)
    rideAlong(client)
    giveUpSilence(client)
    traceQueries(client)
    prepare(client)
  })
  // The pool repeats the error of an idle connection, which is logged already.
  pool.on('error', () => undefined)
  return pool
}

/**
 * An `error` event without a listener ends the process, and the pool removes its listener while a transaction holds the connection.
 * The transaction itself fails at its next statement.
 */
function logConnectionErrors(client: pg.PoolClient, log: Logger): void {
  let isBroken = false
  client.on('error', (error) => {
    // A connection may emit twice: the server's last message, then the end of the connection.
    if (!isBroken) log.warn('a database connection broke', { reason: reasonOf(error) })
    isBroken = true
  })
}

type Callback = (error: Error | null, result: unknown) => void

/** A connection that did not answer in time would answer the next query with it, or never: it is closed, and what waits for it fails at once. */
function giveUpSilence(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  const judge = (error: unknown) => {
    if (error instanceof Error && error.message === QUERY_TIMEOUT) client.connection.stream.destroy()
  }
  const watched = (...parts: unknown[]): unknown => {
    const last = parts.at(-1)
    if (typeof last === 'function') {
      const answer = last as Callback
      return query(...parts.slice(0, -1), (error: Error | null, result: unknown) => {
        judge(error)
        answer(error, result)
      })
    }
    const result = query(...parts)
    if (result instanceof Promise) result.catch(judge)
    return result
  }
  client.query = watched as typeof client.query
}

async function isAlone(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ pids: number }>(
    `select count(*)::int as pids from pg_stat_activity
     where application_name like '${APPLICATION} listener %' and application_name <> $1`,
    [listenerName()],
  )
  return rows[0]?.pids === 0
}

/** How many processes of the site listen for changes in this database. */
export async function countListeners(db: Db): Promise<number> {
  const { rows } = await db.$client.query<{ total: number }>(
    `select count(*)::int as total from pg_stat_activity where application_name like '${APPLICATION} listener %' and datname = current_database()`,
  )
  return rows[0]?.total ?? 0
}

/**
 * What every connection has: an answer within three seconds, and a probe every few seconds while it is idle, so that one whose other side has
 * silently gone is noticed.
 */
export function sessionOptions(url: string, name: string): pg.ClientConfig {
  return { connectionString: addressOf(url), application_name: name, connectionTimeoutMillis: 3000, keepAlive: true, keepAliveInitialDelayMillis: seconds(10) }
}

/** The name of this process's listening connection in pg_stat_activity. */
export function listenerName(): string {
  return `${APPLICATION} listener ${process.pid}`
}
